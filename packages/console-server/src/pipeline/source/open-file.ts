import { createFinding, type Finding, fixTargets } from '@edconsole/console-core/import-rules'
import type { LoadedTemplate } from '../load-template.ts'
import { archiveWords } from './archive-words.ts'
import { findFile } from './find-file.ts'
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
  const words = { pattern: file.name }
  if (file.bytes === 0) return failed(file.name, createFinding('E005', { words }))
  const packed = await archiveWords(file.path)
  if (packed) {
    const message = `File "${file.name}" is ${packed}.`
    const suggestion = 'Unpack it, or save its sheet as text with separated columns.'
    return failed(file.name, createFinding('E007', { instead: { message, suggestion } }))
  }
  const scan = await scanFile(file.path, template.encoding)
  if (scan.binary) return failed(file.name, createFinding('E007', { words }))
  const differs = () =>
    createFinding('V010', {
      value: scan.encoding,
      words: { encoding: template.encoding, guess: scan.encoding },
      fixTarget: fixTargets.template(scope),
    })
  const { delimiter, hasHeader } = template
  return {
    ...{ kind: 'open', origin: 'file', name: file.name, hasHeader },
    findings: scan.differs ? [differs()] : [],
    rowsExpected: Math.max(0, scan.lines - (hasHeader ? 1 : 0)),
    read: () => readRows(file.path, { delimiter, hasHeader, encoding: scan.encoding }),
  }
}

const failed = (fileName: string | null, finding: Finding): FailedSource => ({
  kind: 'failed',
  fileName,
  finding,
})
