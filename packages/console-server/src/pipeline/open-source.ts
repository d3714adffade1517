import { createFinding, type Finding, type FixScope, fixTargets } from '@edconsole/console-core/import-rules'
import type { LoadedTemplate } from './load-template.ts'
import { type FoundFile, findFile } from './source/find-file.ts'
import { type ScannedFile, scanFile } from './source/scan-file.ts'

/** A file that is ready to be read, or what is wrong with it. */
export type OpenedSource =
  | { kind: 'open'; file: FoundFile; scan: ScannedFile; findings: Finding[]; rowsExpected: number }
  | { kind: 'failed'; finding: Finding; fileName: string | null }

/** Finds a template's file in the district's folder and learns its encoding. */
export const openSource = async (
  inbox: string,
  template: LoadedTemplate,
  districtId: string,
): Promise<OpenedSource> => {
  const scope = { districtId, templateId: template.id }
  if (template.source === 'api') return notFromFiles(scope)
  const words = { pattern: template.filePattern }
  const file = await findFile(inbox, template.filePattern)
  if (!file) {
    const finding = createFinding('E004', { words, fixTarget: fixTargets.template(scope) })
    return { kind: 'failed', finding, fileName: null }
  }
  if (file.bytes === 0) {
    return {
      kind: 'failed',
      finding: createFinding('E005', { words: { pattern: file.name } }),
      fileName: file.name,
    }
  }
  const scan = await scanFile(file.path, template.encoding)
  if (scan.binary) {
    return {
      kind: 'failed',
      finding: createFinding('E007', { words: { pattern: file.name } }),
      fileName: file.name,
    }
  }
  const findings = scan.differs
    ? [
        createFinding('V010', {
          value: scan.encoding,
          words: { encoding: template.encoding, guess: scan.encoding },
          fixTarget: fixTargets.template(scope),
        }),
      ]
    : []
  return {
    kind: 'open',
    file,
    scan,
    findings,
    rowsExpected: Math.max(0, scan.lines - (template.hasHeader ? 1 : 0)),
  }
}

/** This server reads the district's folder; an answer of a SIS would have to come from somewhere else. */
const notFromFiles = (scope: FixScope): OpenedSource => ({
  kind: 'failed',
  fileName: null,
  finding: createFinding('E001', {
    fixTarget: fixTargets.template(scope),
    instead: {
      message: 'The template reads from the SIS itself, and this server reads files.',
      suggestion: 'Let the template read files.',
      owner: 'provider',
    },
  }),
})
