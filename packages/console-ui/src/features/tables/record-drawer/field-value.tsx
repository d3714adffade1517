import { type Place, placeOf, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import { fieldText } from '../viewer/field-text.ts'
import { Masked } from '../viewer/masked.tsx'
import { placeInTable, type TableScope } from '../viewer/place-in-table.ts'
import type { TableRow } from '../viewer/table-definition.ts'
import type { TableField, TableId } from '../viewer/table-field.ts'
import * as css from './record-drawer.css.ts'

export type FieldValueProps = {
  field: TableField
  row: TableRow
  districtId: string
  /** START year of the rows on show. */
  year: number
  timeZone: string
  personalShown: boolean
}

/** One value as people read it: words with their code, a code that names another record as the way to it. */
export function FieldValue(props: FieldValueProps): ReactElement {
  const { field, row, districtId, year, timeZone, personalShown } = props
  const { can } = useAccess()
  if (field.personal && !personalShown) return <Masked />
  const text = fieldText(field, row, timeZone)
  if (text === '') return <NoValue />
  if (field.field === 'batchId' && can('import-log-results')) {
    return <PlaceLink to={placeOf('import-log-results', { districtId, batchId: text })}>{text}</PlaceLink>
  }
  const referred = field.kind === 'code' ? placeOfReferred(field, text, { districtId, year }) : null
  if (referred && can(referred.id)) return <PlaceLink to={referred}>{text}</PlaceLink>
  const raw: unknown = Reflect.get(row, field.field)
  const isCoded = typeof raw === 'string' && field.words !== undefined
  if (!isCoded || raw.toLowerCase() === text.toLowerCase()) return <>{text}</>
  return (
    <>
      {text} <span className={css.code}>{raw}</span>
    </>
  )
}

/** The first field of each table that codes refer to: what one of its rows is found by. */
const NAMED_BY: Partial<Record<TableId, string>> = {
  'table-students': 'studentId',
  'table-staff': 'staffId',
  'table-sites': 'siteCode',
  'table-courses': 'courseId',
  'table-sections': 'sectionId',
}

/** Where the record that a code names is shown; null where the field names none. */
function placeOfReferred(
  { refersTo }: Pick<TableField, 'refersTo'>,
  code: string,
  scope: TableScope,
): Place | null {
  const field = refersTo && NAMED_BY[refersTo]
  return field ? placeInTable(refersTo, { [field]: code }, scope) : null
}
