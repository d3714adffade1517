import { OPERATIONS } from '@edconsole/console-core/contract'
import { describeAccess, OPERATION_ACCESS } from '../access-data.ts'
import { failuresOf } from './failures.ts'
import type { Answer, FileAnswer, OperationObject, Parameter } from './open-api.ts'
import { leaParameter } from './query-parameters.ts'
import { type Schema, schemaRef } from './schema.ts'

/** The call that lists the files of an export run decides who may have them. */
const LIST = OPERATIONS['exportLogs.results']

/** The heading that these stand under in the description. */
export const FILES_TAG = { name: 'Export files', description: 'Files written by export runs, unchanged.' }

const text: Schema = { type: 'string' }
const count: Schema = { type: 'integer', minimum: 0 }
const time: Schema = { type: 'string', format: 'date-time' }
const objectOf = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

const MANIFEST: Schema = objectOf({
  batchId: { type: 'integer' },
  lea: text,
  exportName: text,
  productName: text,
  schoolYear: { type: 'integer', description: 'The year in which the school year begins.' },
  startedAt: time,
  status: schemaRef('RunStatus'),
  archivePath: {
    type: ['string', 'null'],
    description:
      "Where the files that are stored one by one are downloaded as one zip archive, below the API's address; null when there are fewer than two.",
  },
  files: {
    type: 'array',
    items: objectOf({
      fileName: text,
      archiveName: { type: ['string', 'null'], description: 'The archive that the file is in.' },
      fileSizeBytes: count,
      checksumSha256: { type: 'string', description: 'Lower-case hexadecimal.' },
      recordsWritten: count,
      deliveredAt: { type: ['string', 'null'], format: 'date-time' },
      downloadPath: {
        type: ['string', 'null'],
        description:
          "Where the file, or the archive it is in, is fetched, below the API's address; null when it is not kept.",
      },
    }),
  },
})

const FILE: Schema = { type: 'string', format: 'binary' }

const BATCH: Parameter = {
  name: 'batchId',
  in: 'path',
  required: true,
  description: 'The batch of the export run.',
  schema: { type: 'integer', minimum: 1 },
}

const NAME: Parameter = {
  name: 'fileName',
  in: 'path',
  required: true,
  description: 'A name from the list of files.',
  schema: text,
}

const download = (
  name: string,
  words: string,
  { path, answer }: { path: readonly Parameter[]; answer: Answer | FileAnswer },
): OperationObject => {
  const access = OPERATION_ACCESS['exportLogs.results']
  return {
    operationId: `exportFiles.${name}`,
    tags: [FILES_TAG.name],
    summary: `${FILES_TAG.name}: ${words}`,
    description: `For ${describeAccess(access)}. Requires access to the district.`,
    'x-roles': access,
    parameters: [...path, leaParameter(LIST)],
    responses: { 200: answer, ...failuresOf(LIST, access) },
  }
}

/** Downloads beside the calls of the contract, by their addresses: the answers are files, without an envelope. */
export const FILE_OPERATIONS: Readonly<Record<string, { readonly get: OperationObject }>> = {
  '/files/exports/{batchId}': {
    get: download('manifest', 'list', {
      path: [BATCH],
      answer: {
        description: 'Lists the files of a run, including those inside archives.',
        content: { 'application/json': { schema: MANIFEST } },
      },
    }),
  },
  '/files/exports/{batchId}/{fileName}': {
    get: download('file', 'download', {
      path: [BATCH, NAME],
      answer: {
        description: 'The file.',
        content: { 'text/csv': { schema: FILE }, 'application/zip': { schema: FILE } },
      },
    }),
  },
  '/files/export-archives/{batchId}': {
    get: download('archive', 'download all', {
      path: [BATCH],
      answer: {
        description: 'A zip archive of the files that the run stored one by one.',
        content: { 'application/zip': { schema: FILE } },
      },
    }),
  },
}
