import type { Place } from '@edconsole/console-core'
import { placeInTable, type TableScope } from '../viewer/place-in-table.ts'
import type { TableField, TableId } from '../viewer/table-field.ts'

/** The first field of each table that codes refer to: what one of its rows is found by. */
const NAMED_BY: Partial<Record<TableId, string>> = {
  'table-students': 'studentId',
  'table-staff': 'staffId',
  'table-sites': 'siteCode',
  'table-courses': 'courseId',
  'table-sections': 'sectionId',
}

/** Where the record that a code names is shown; null where the field names none. */
export function placeOfReferred(
  { refersTo }: Pick<TableField, 'refersTo'>,
  code: string,
  scope: TableScope,
): Place | null {
  const field = refersTo && NAMED_BY[refersTo]
  return field ? placeInTable(refersTo, { [field]: code }, scope) : null
}
