import { json } from '../db/schema/columns.ts'
import type { FoundInFile } from '../db/schema/uploads.ts'
import type { Db } from '../db/schema.ts'
import type { StoredFile } from './stored-upload.ts'

/** What is known of a file before anything was found out about it. */
export const NOTHING_FOUND = {
  kind: null,
  rows: null,
  format: null,
  componentName: null,
  templateId: null,
  templates: [],
  problem: null,
  trial: null,
} as const satisfies FoundInFile

/** Says of a file what it is; more can be added. */
export const foundAs = (
  kind: NonNullable<FoundInFile['kind']>,
  more: Partial<Omit<FoundInFile, 'kind'>> = {},
): FoundInFile => Object.assign({}, NOTHING_FOUND, { kind }, more)

/** Stores what was found out about a file, in place of what was found before. */
export const saveFound = async (
  trx: Db,
  { id }: Pick<StoredFile, 'id'>,
  found: FoundInFile,
): Promise<void> => {
  await trx
    .updateTable('importUploadFiles')
    .set({ found: json(found) })
    .where('id', '=', id)
    .execute()
}
