import { isAtClosedSites } from '../import-rules/closed-sites.ts'
import type { Finding } from '../import-rules/finding.ts'
import type { RuleTemplate } from '../import-rules/import-template.ts'
import { recordLabelOf } from '../import-rules/record-labels.ts'
import { createRowImporter, type RowImporter } from '../import-rules/row-importer.ts'
import type { FileReading } from '../source-file/file-reading.ts'
import { createRowParser, type ReadRow } from '../source-file/row-parser.ts'
import { createCauses } from './collect-causes.ts'
import type { DryRunContext } from './dry-run-context.ts'
import type { DryRunReport } from './dry-run-report.ts'
import { importContextOf } from './import-context-of.ts'
import { unmappedOf } from './unmapped-of.ts'

export type FileToCheck = {
  template: RuleTemplate
  file: File
  reading: FileReading
  context: DryRunContext
}

export type FileTrial = {
  /** Rows so far. */
  readonly counts: Readonly<Pick<DryRunReport, 'rows' | 'rejected' | 'leftOut'>>
  /** Takes a piece of the file's text: the sentence that ends the reading, if the header does. */
  push(text: string): string | null
  /** Takes what was left when the text ended. */
  end(): string | null
  /** What is known so far, with the reason why nothing would be loaded. */
  report(fatal: string | null): DryRunReport
  /** The same where a finding about the file is the reason. */
  stopped(finding: Finding): DryRunReport
}

/**
 * Takes the rows of one file through a template and keeps nothing of them but the report. `ofFile`: what is to be said of
 * the file before its rows.
 */
export const createFileTrial = (
  { template: saved, reading, context }: FileToCheck,
  { encoding, ofFile }: { encoding: string; ofFile: readonly Finding[] },
): FileTrial => {
  const template = { ...saved, hasHeader: reading.hasHeader }
  const rules = importContextOf(context)
  const closedSites = new Set(context.closedSites)
  const causes = createCauses()
  const counts = { rows: 0, accepted: 0, warned: 0, rejected: 0, leftOut: 0, atClosedSites: 0 }
  const parser = createRowParser(reading)
  let importer: RowImporter | null = null

  const takeRow = (rowImporter: RowImporter, { fields, rowNumber }: ReadRow): void => {
    const row = rowImporter.tryRow(fields, rowNumber)
    counts.rows += 1
    if (row.leftOutBy !== null) counts.leftOut += 1
    else if (!row.isTaken) counts.rejected += 1
    else {
      counts.accepted += 1
      if (row.findings.length > 0) counts.warned += 1
      if (closedSites.size > 0 && isAtClosedSites(rowImporter.recordOf(row), closedSites))
        counts.atClosedSites += 1
    }
    for (const finding of row.findings)
      causes.add(finding, {
        rowNumber,
        label: () => recordLabelOf(rowImporter.recordOf(row)),
        data: () => rowImporter.rowData(fields),
      })
  }
  const take = (rows: readonly ReadRow[]): string | null => {
    if (importer === null && parser.header !== null) {
      importer = createRowImporter(template, parser.header, rules)
      for (const finding of [...ofFile, ...importer.findings]) causes.addOfFile(finding)
      if (importer.fatal) return importer.findings.find(isError)?.message ?? null
    }
    if (importer !== null) for (const row of rows) takeRow(importer, row)
    return null
  }
  const report = (fatal: string | null): DryRunReport => {
    const header = importer === null ? [] : (parser.header ?? [])
    return {
      header,
      encoding,
      ...counts,
      fatal,
      unmapped: importer ? unmappedOf(template, header) : [],
      causes: causes.list(),
      unknownValues: importer ? unknownOf(importer) : {},
      notChecked: context.notChecked,
    }
  }
  return {
    counts,
    push: (text) => take(parser.push(text)),
    end: () => take(parser.end()),
    report,
    stopped: (finding) => {
      causes.addOfFile(finding)
      return report(finding.message)
    },
  }
}

const isError = ({ severity }: Finding): boolean => severity === 'error'

const unknownOf = ({ usage }: RowImporter): DryRunReport['unknownValues'] =>
  Object.fromEntries(
    [...usage.unknown]
      .filter(([, codes]) => codes.size > 0)
      .map(([columnName, codes]) => [
        columnName,
        [...codes].map(([sourceValue, rows]) => ({ sourceValue, rows })).sort((a, b) => b.rows - a.rows),
      ]),
  )
