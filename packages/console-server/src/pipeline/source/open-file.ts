import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createFinding, type Finding, fixTargets } from '@edconsole/console-core/import-rules'
import {
  binaryFile,
  createByteScan,
  type FileReading,
  otherEncoding,
  type ScannedFile,
  SIGNATURE_BYTES,
  unreadableFile,
} from '@edconsole/console-core/source-file'
import type { LoadedTemplate } from '../load-template.ts'
import { type FileSource, type FoundFile, findFile } from './find-file.ts'
import type { FailedSource, OpenedSource } from './opened-source.ts'
import { readRows } from './read-rows.ts'

/** Finds a template's file in the district's folder and learns its encoding. */
export const openFile = async (
  inbox: FileSource,
  template: LoadedTemplate,
  districtId: string,
): Promise<OpenedSource> => {
  const scope = { districtId, templateId: template.id }
  const file = await findFile(inbox, template.filePattern)
  if (!file) {
    const params = { pattern: template.filePattern }
    return failed(null, createFinding('E004', { params, fixTarget: fixTargets.template(scope) }))
  }
  const scan = await lookAt(file, template.encoding)
  if ('finding' in scan) return failed(file.name, scan.finding)
  const { delimiter, hasHeader } = template
  const path = await file.path()
  return {
    kind: 'open',
    origin: 'file',
    name: file.name,
    file,
    hasHeader,
    findings: otherEncoding(scan, template.encoding, scope),
    rowsExpected: Math.max(0, scan.lines - (hasHeader ? 1 : 0)),
    read: () => readRows(path, { delimiter, hasHeader, encoding: scan.encoding }),
  }
}

export type LookedAt = ScannedFile | { readonly finding: Finding }

/** Reads a file once to learn its encoding and about how many rows it has, or why it can't be read. */
export const lookAt = async (file: FoundFile, expected: FileReading['encoding']): Promise<LookedAt> => {
  const path = await file.path()
  const unreadable = unreadableFile({ ...file, first: await firstBytes(path) })
  if (unreadable) return { finding: unreadable }
  const scan = await scanFile(path, expected)
  return scan.binary ? { finding: binaryFile(file.name) } : scan
}

const failed = (fileName: string | null, finding: Finding): FailedSource => ({
  kind: 'failed',
  fileName,
  finding,
})

/** The beginning of a file, which says whether it is packed, or a page. */
const firstBytes = async (path: string): Promise<Uint8Array> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const scanFile = async (path: string, expected: FileReading['encoding']): Promise<ScannedFile> => {
  const scan = createByteScan(expected)
  for await (const piece of createReadStream(path, { highWaterMark: PIECE })) scan.push(piece)
  return scan.end()
}

const PIECE = 64 * 1024
