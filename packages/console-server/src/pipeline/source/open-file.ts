import { createFinding, type Finding, fixTargets } from '@edconsole/console-core/import-rules'
import { binaryFile, otherEncoding, unreadableFile } from '@edconsole/console-core/source-file'
import type { LoadedTemplate } from '../load-template.ts'
import { findFile } from './find-file.ts'
import { firstBytes } from './first-bytes.ts'
import type { FailedSource, OpenedSource } from './opened-source.ts'
import { readRows } from './read-rows.ts'
import { scanFile } from './scan-file.ts'

/** Finds a template's file in the district's folder and learns its encoding. */
export const openFile = async (
  inbox: string,
  template: LoadedTemplate,
  districtId: string,
): Promise<OpenedSource> => {
  const scope = { districtId, templateId: template.id }
  const file = await findFile(inbox, template.filePattern)
  if (!file) {
    const words = { pattern: template.filePattern }
    return failed(null, createFinding('E004', { words, fixTarget: fixTargets.template(scope) }))
  }
  const unreadable = unreadableFile({ ...file, first: await firstBytes(file.path) })
  if (unreadable) return failed(file.name, unreadable)
  const scan = await scanFile(file.path, template.encoding)
  if (scan.binary) return failed(file.name, binaryFile(file.name))
  const { delimiter, hasHeader } = template
  return {
    kind: 'open',
    origin: 'file',
    name: file.name,
    hasHeader,
    findings: otherEncoding(scan, template.encoding, scope),
    rowsExpected: Math.max(0, scan.lines - (hasHeader ? 1 : 0)),
    read: () => readRows(file.path, { delimiter, hasHeader, encoding: scan.encoding }),
  }
}

const failed = (fileName: string | null, finding: Finding): FailedSource => ({
  kind: 'failed',
  fileName,
  finding,
})
