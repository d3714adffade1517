import { fieldText } from '../viewer/field-text.ts'
import type { TableDefinition, TableRow } from '../viewer/table-definition.ts'

/** What a record is called: `Student 30018842`; empty ids leave the noun alone. */
export function recordTitle({ noun, fields }: TableDefinition, row: TableRow, timeZone: string): string {
  const [first] = fields
  const name = first && !first.personal ? fieldText(first, row, timeZone) : ''
  const title = [noun[0], name].filter(Boolean).join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}
