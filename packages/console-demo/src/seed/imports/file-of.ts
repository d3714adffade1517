import type { DatabaseColumn, ImportedComponent, Value } from '@edconsole/console-core/import-rules'
import { COMPONENT_FILES } from './component-files.ts'
import type { SourceTable } from './source-table.ts'
import { filledColumns, sourceColumnOf } from './template-drafts.ts'

/** A record of ours before an import has made it; what is absent is empty. */
export type Made = Readonly<{ [field: string]: Value | undefined }>

/** The file from which the template of the component makes these records. */
export const fileOf = (component: ImportedComponent, records: readonly Made[]): SourceTable => {
  const cells = filledColumns(component).map((column) => {
    const sent = sentCodes(component, column)
    return (record: Made) => cellOf(record[column.columnName] ?? null, column, sent)
  })
  return {
    header: filledColumns(component).map(sourceColumnOf),
    rows: records.map((record) => cells.map((cell) => cell(record))),
  }
}

/** The way back from our values to the codes of the file. */
const sentCodes = (
  component: ImportedComponent,
  { columnName }: DatabaseColumn,
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(COMPONENT_FILES[component].codes[columnName] ?? {})
      .filter(([code]) => code !== '*')
      .map(([code, value]) => [value, code]),
  )

const cellOf = (value: Value, { dataType }: DatabaseColumn, sent: ReadonlyMap<string, string>): string => {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map((one) => sent.get(one) ?? one).join(';')
  if (typeof value === 'boolean') return value ? 'Y' : 'N'
  const text = String(value)
  return dataType === 'date' ? usDate(text) : (sent.get(text) ?? text)
}

/** As the demo's SIS writes a date. */
export const usDate = (iso: string): string => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`
