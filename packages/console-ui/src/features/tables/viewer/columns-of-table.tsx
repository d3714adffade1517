import { inZone } from '@edconsole/console-core'
import type { ReactNode } from 'react'
import type { Column } from '../../../patterns/resource-table/column.ts'
import { rawValue } from '../../../patterns/resource-table/raw-columns.ts'
import { MASK } from '../../runs/record/masked-text.ts'
import { fieldText } from './field-text.ts'
import { Masked } from './masked.tsx'
import { RecordButton } from './record-button.tsx'
import type { TableDefinition, TableRow } from './table-definition.ts'
import type { TableField, TableFieldKind } from './table-field.ts'

type Context = {
  timeZone: string
  personalShown: boolean
  /** Names of the sites by their codes, as far as they are known. */
  siteNames: ReadonlyMap<string, string>
  onOpen(row: TableRow): void
}

/** Pixels; kinds without a number share what is left. */
const WIDTH: Partial<Record<TableFieldKind, number>> = {
  code: 112,
  date: 108,
  instant: 184,
  number: 96,
  year: 116,
  flag: 92,
  list: 128,
  phone: 148,
  person: 180,
  range: 96,
}
/** Words are longer than the codes they stand for; so are the names of sites. */
const WIDTH_OF_WORDS = 168
const WIDTH_OF_SITE = 204

/** The columns of a table, of which the first opens the record. */
export function columnsOfTable(table: TableDefinition, context: Context): Column<TableRow>[] {
  return table.fields.map((field, index) => columnOf(field, index === 0, context))
}

function columnOf(field: TableField, isFirst: boolean, context: Context): Column<TableRow> {
  const { personalShown, siteNames, timeZone, onOpen } = context
  const isMasked = field.personal === true && !personalShown
  const isSite = field.refersTo === 'table-sites' && field.kind === 'code'
  const plain = (row: TableRow) => fieldText(field, row, timeZone)
  const text = isMasked ? () => MASK : isSite ? (row: TableRow) => withName(plain(row), siteNames) : plain
  const width = widthOf(field, isSite)
  const cell = isFirst
    ? (row: TableRow): ReactNode => <RecordButton name={text(row)} onOpen={() => onOpen(row)} />
    : isMasked
      ? () => <Masked />
      : undefined
  return {
    field: field.field,
    title: inZone(field.title, timeZone),
    text,
    isMasked,
    ...(field.from && { from: field.from }),
    ...(field.sortBy && { sortBy: field.sortBy }),
    ...(field.kind === 'number' && { align: 'end' as const }),
    ...(width !== undefined && { width }),
    ...(field.hidden && { hidden: true }),
    ...(field.mono && { mono: true }),
    ...(isFirst && { rowHeader: true as const }),
    // A file and a copied cell carry what is shown: the mask, the code alone, or the value as it is stored.
    ...(isMasked || isSite
      ? { value: isMasked ? text : plain }
      : { value: rawValue({ field: field.field, text }), isRaw: true as const }),
    ...(cell && { cell }),
  }
}

function widthOf({ kind, width, words }: TableField, isSite: boolean): number | undefined {
  if (width !== undefined) return width
  if (isSite) return WIDTH_OF_SITE
  return words && kind === 'code' ? WIDTH_OF_WORDS : WIDTH[kind]
}

/** `0412 Quailridge K-8`. */
function withName(code: string, names: ReadonlyMap<string, string>): string {
  return [code, names.get(code)].filter(Boolean).join(' ')
}
