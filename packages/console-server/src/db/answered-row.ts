import {
  type RowMeta,
  SIS_ROW_FIELDS,
  type SisComponent,
  type SisRows,
} from '@edconsole/console-core/contract'

/** A row of `sis_rows` as it is read. */
export type StoredRow = RowMeta & { readonly data: Readonly<Record<string, unknown>> }

/** What every row has beside its fields. */
const META = [
  'id',
  'lea',
  'schoolYear',
  'sourceId',
  'batchId',
  'isActive',
  'isManual',
  'dateLastModified',
] as const

/** The columns that an answered row is made of. */
export const ANSWERED_COLUMNS = ['data', ...META] as const

/** A stored row with every field of its entity: where it holds none, what such a row answers (see core's row fields). */
export const answeredRow = <Component extends SisComponent>(
  component: Component,
  stored: StoredRow,
): SisRows[Component] => {
  const blank = blankOf(component)
  const row = { ...blank }
  const { data } = stored
  for (const name in data) if (data[name] !== null && Object.hasOwn(blank, name)) row[name] = data[name]
  for (const name of META) row[name] = stored[name]
  // `data` holds the component's fields as they were checked before the row was stored.
  return row as unknown as SisRows[Component]
}

type Blank = Readonly<Record<string, unknown>>

const known = new Map<SisComponent, Blank>()

/**
 * The row that has nothing but its fields. Read from JSON, since an object of so many fields that is put together one by
 * one is several times slower to copy and to write: lists do that a hundred times for a page.
 */
const blankOf = (component: SisComponent): Blank => {
  const blank = known.get(component) ?? makeBlank(component)
  known.set(component, blank)
  return blank
}

const makeBlank = (component: SisComponent): Blank => {
  const fields = Object.entries(SIS_ROW_FIELDS[component]).map(([name, { blank = null }]) => [name, blank])
  const meta = META.map((name) => [name, null])
  return JSON.parse(JSON.stringify(Object.fromEntries([...fields, ...meta])))
}
