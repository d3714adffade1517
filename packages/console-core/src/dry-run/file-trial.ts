import { columnsOf } from '../import-rules/database-columns.ts'
import { createDateScan, type DateOrders, type DateScan } from '../import-rules/date-orders.ts'
import { isAtClosedSites } from '../import-rules/excluded-sites.ts'
import type { Finding } from '../import-rules/finding.ts'
import type { RuleTemplate } from '../import-rules/import-template.ts'
import { matchHeaders } from '../import-rules/match-headers.ts'
import type { Value } from '../import-rules/read-value.ts'
import { recordLabelOf } from '../import-rules/record-labels.ts'
import {
  createRowImporter,
  type ImportContext,
  type RowImporter,
  type TriedRow,
} from '../import-rules/row-importer.ts'
import type { FileReading } from '../source-file/file-reading.ts'
import { createRowParser, type ReadRow } from '../source-file/row-parser.ts'
import { createCauses } from './collect-causes.ts'
import type { DryRunContext } from './dry-run-context.ts'
import type { DryRunReport } from './dry-run-report.ts'
import type { NamedFile } from './file-text.ts'
import { importContextOf, type ReferenceLookups } from './import-context-of.ts'

export type FileToCheck = {
  template: RuleTemplate
  file: NamedFile
  reading: FileReading
  context: DryRunContext
  /** Answers for references in place of the context's lists, where these would be a second copy of many keys. */
  lookups?: ReferenceLookups
}

/** What became of one row. */
export type SeenRow = {
  /** The record's key; null when the row doesn't say it. */
  sourceId: string | null
  /** Null unless the row was taken. */
  record: Record<string, Value> | null
  fate: TriedRow['fate']
}

/** Receives every row, to compare a file with what is stored. */
export type RowWatcher = {
  /** A reading begins: what was heard of one before doesn't count. */
  restart(): void
  row(seen: SeenRow): void
}

export type FileTrial = {
  /** Rows so far. */
  readonly counts: Readonly<Pick<DryRunReport, 'rows' | 'rejected' | 'leftOut' | 'repeated'>>
  /** Takes a piece of the file's text: the sentence that ends the reading, if the header does. */
  push(text: string): string | null
  /** The same for rows that were read elsewhere, such as those that were put together out of several files. */
  pushRows(header: readonly string[], rows: readonly ReadRow[]): string | null
  /** Takes what was left when the text ended. */
  end(): string | null
  /** What is known so far, with the reason why nothing would be loaded. */
  report(fatal: string | null): DryRunReport
  /** How the file writes dates with slashes; null where that was known before. */
  dateOrders(): DateOrders | null
  /** The same where a finding about the file is the reason. */
  stopped(finding: Finding): DryRunReport
}

type TrialOf = {
  encoding: string
  ofFile: readonly Finding[]
  /** What the source of the rows knows about them, which a file by itself doesn't. */
  ofSource?: Pick<ImportContext, 'rowRules' | 'madeColumns' | 'absentColumns'>
  /** What another trial has learned of the file's dates. */
  dates?: DateOrders | null
  watcher?: RowWatcher | undefined
}

/**
 * Takes the rows of one file through a template and keeps nothing of them but the report. `ofFile`: what is to be said of
 * the file before its rows.
 */
export const createFileTrial = (
  { template: saved, reading, context, lookups }: Omit<FileToCheck, 'file'>,
  { encoding, ofFile, ofSource = {}, dates = null, watcher }: TrialOf,
): FileTrial => {
  const template = { ...saved, hasHeader: reading.hasHeader }
  const rules: ImportContext = { ...importContextOf(context, lookups), ...ofSource }
  const closedSites = new Set(context.closedSites)
  const causes = createCauses()
  const counts = { rows: 0, accepted: 0, warned: 0, rejected: 0, leftOut: 0, repeated: 0, atClosedSites: 0 }
  const parser = createRowParser(reading)
  let importer: RowImporter | null = null
  let columns: readonly string[] = []
  let dateScan: DateScan | null = null
  watcher?.restart()

  const tell = (rowImporter: RowImporter, row: TriedRow, fields: readonly string[]): void =>
    watcher?.row({
      sourceId: rowImporter.sourceIdOf(row, fields),
      record: row.fate === 'taken' ? rowImporter.recordOf(row) : null,
      // Of rows with the same key but other content only the first counts.
      fate: row.findings.some(({ code }) => code === 'V008') ? 'repeated' : row.fate,
    })
  const takeRow = (rowImporter: RowImporter, { fields, rowNumber }: ReadRow): void => {
    const row = rowImporter.tryRow(fields, rowNumber)
    if (row.fate === 'other') return
    tell(rowImporter, row, fields)
    if (row.fate === 'deleted') return
    counts.rows += 1
    if (row.fate === 'leftOut') counts.leftOut += 1
    else if (row.fate === 'refused') counts.rejected += 1
    else if (row.fate === 'repeated') counts.repeated += 1
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
  const take = (header: readonly string[] | null, rows: readonly ReadRow[]): string | null => {
    if (importer === null && header !== null) {
      columns = header
      if (dates === null) dateScan = createDateScan(template, header, rules)
      importer = createRowImporter(template, header, dates ? withOrders(rules, dates) : rules)
      for (const finding of [...ofFile, ...(dates?.findings ?? []), ...importer.findings])
        causes.addOfFile(finding)
      if (importer.fatal) return importer.findings.find(isError)?.message ?? null
    }
    if (importer !== null)
      for (const row of rows) {
        dateScan?.push(row.fields)
        takeRow(importer, row)
      }
    return null
  }
  const report = (fatal: string | null): DryRunReport => {
    for (const finding of [...(dateScan?.result().findings ?? []), ...(importer?.others() ?? [])])
      causes.addOfFile(finding)
    return {
      header: [...columns],
      encoding,
      ...counts,
      fatal,
      unmapped: importer ? unmappedOf(template, columns) : [],
      causes: causes.list(),
      unknownValues: importer ? unknownOf(importer) : {},
      notChecked: context.notChecked,
    }
  }
  return {
    counts,
    push: (text) => {
      // First, since the parser learns the header from it.
      const rows = parser.push(text)
      return take(parser.header, rows)
    },
    pushRows: take,
    end: () => {
      const rows = parser.end()
      return take(parser.header, rows)
    },
    report,
    dateOrders: () => dateScan?.result() ?? null,
    stopped: (finding) => {
      causes.addOfFile(finding)
      return report(finding.message)
    },
  }
}

const withOrders = (context: ImportContext, { orders }: DateOrders): ImportContext => {
  const dateOrders = orders
  return { ...context, dateOrders }
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

/** The columns of a file that feed no column of a template, in their order. */
const unmappedOf = (template: RuleTemplate, header: readonly string[]): string[] => {
  const at = { districtId: '', templateId: template.id }
  const { columns } = matchHeaders(
    columnsOf(template.componentName),
    template.importTemplateColumns,
    header,
    at,
  )
  const used = new Set(columns.flatMap(({ indexes }) => indexes))
  return header.filter((_, i) => !used.has(i))
}
