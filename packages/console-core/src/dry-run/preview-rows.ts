import { columnsOf } from '../import-rules/database-columns.ts'
import { createDateScan } from '../import-rules/date-orders.ts'
import type { RuleTemplate } from '../import-rules/import-template.ts'
import { matchHeaders } from '../import-rules/match-headers.ts'
import type { Value } from '../import-rules/read-value.ts'
import { createRowImporter, type RowFate } from '../import-rules/row-importer.ts'
import type { DryRunContext } from './dry-run-context.ts'
import { importContextOf, withoutLists } from './import-context-of.ts'
import type { SniffedFile } from './sniffed-file.ts'

/** A database column that the rows of a file fill. */
export type PreviewColumn = {
  readonly columnName: string
  readonly title: string
  /** The columns of the file that feed it; none for a fixed value. */
  readonly sources: readonly string[]
}

/** What a row says in one column. */
export type PreviewCell = {
  /** As it is stored; null where nothing is. */
  readonly value: Value
  /** As the file has it. */
  readonly source: string
  /** Why it is refused or changed, and the same without the value; null when all is well. */
  readonly message: string | null
  readonly title: string | null
  readonly severity: 'error' | 'warning' | null
}

export type PreviewRow = {
  /** 1 is the first row of data. */
  readonly rowNumber: number
  readonly fate: RowFate
  /** What is said of the row as a whole. */
  readonly messages: readonly string[]
  /** In the order of the columns. */
  readonly cells: readonly PreviewCell[]
}

/** The first rows of a file as an import reads them. */
export type FilePreview = {
  readonly columns: readonly PreviewColumn[]
  readonly rows: readonly PreviewRow[]
  /** Why no row can be read: a required column is missing. */
  readonly fatal: string | null
}

/**
 * Reads the first rows of a file by the rules of an import. What rows refer to is not looked up: a trial of the whole file
 * does that.
 * @example previewRows(ruleTemplateOf(draft, at), sniffed, about).rows[0]?.cells[4]?.value // 'KG'
 */
export const previewRows = (
  template: RuleTemplate,
  {
    header,
    firstRows,
    rowNumbers = [],
  }: Pick<SniffedFile, 'header' | 'firstRows'> & Partial<Pick<SniffedFile, 'rowNumbers'>>,
  about: Pick<DryRunContext, 'districtId' | 'schoolYear' | 'today'>,
): FilePreview => {
  const context = importContextOf(withoutLists(about))
  const scan = createDateScan(template, header, context)
  for (const row of firstRows) scan?.push(row)
  const dateOrders = scan?.result().orders
  const importer = createRowImporter(template, header, { ...context, ...(dateOrders && { dateOrders }) })
  const at = { districtId: about.districtId, templateId: template.id }
  const bound = matchHeaders(columnsOf(template.componentName), template.importTemplateColumns, header, at)
  return {
    columns: bound.columns.map(({ definition: { columnName, displayName }, indexes }) => ({
      columnName,
      title: displayName,
      sources: indexes.map((i) => header[i] ?? ''),
    })),
    rows: importer.fatal
      ? []
      : firstRows.map((fields, i): PreviewRow => {
          const rowNumber = rowNumbers[i] ?? i + 1
          const row = importer.tryRow(fields, rowNumber)
          const record = importer.recordOf(row)
          const names = new Set(bound.columns.map(({ definition }) => definition.columnName))
          return {
            rowNumber,
            fate: row.fate,
            messages: row.findings
              .filter(({ columnName }) => columnName === null || !names.has(columnName))
              .map(({ message }) => message),
            cells: bound.columns.map(({ definition, indexes }) => {
              const found = row.findings.find(({ columnName }) => columnName === definition.columnName)
              return {
                value: record[definition.columnName] ?? null,
                source: indexes
                  .map((at) => fields[at]?.trim() ?? '')
                  .filter(Boolean)
                  .join(' '),
                message: found?.message ?? null,
                title: found?.causeTitle ?? null,
                severity: found ? (found.severity === 'error' ? 'error' : 'warning') : null,
              }
            }),
          }
        }),
    fatal: importer.fatal
      ? (importer.findings.find(({ severity }) => severity === 'error')?.message ?? null)
      : null,
  }
}
