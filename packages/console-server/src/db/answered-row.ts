import {
  type RowMeta,
  SIS_ROW_FIELDS,
  type SisComponent,
  type SisRows,
} from '@edconsole/console-core/contract'

/** A row read from `sis_rows`. */
export type StoredRow = RowMeta & { readonly data: Readonly<Record<string, unknown>> }

/** What every row has in addition to its fields. */
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

/** The columns needed for a response row. */
export const ANSWERED_COLUMNS = ['data', ...META] as const

/** Returns a stored row with every field of its entity; missing ones get their declared blank (see core's row fields). */
export const answeredRow = <Component extends SisComponent>(
  component: Component,
  stored: StoredRow,
): SisRows[Component] => {
  const blank = blankOf(component)
  const row = { ...blank }
  const { data } = stored
  for (const name in data) if (data[name] !== null && Object.hasOwn(blank, name)) row[name] = data[name]
  for (const name of META) row[name] = stored[name]
  // `data` was validated before the row was stored.
  return row as unknown as SisRows[Component]
}

type Blank = Readonly<Record<string, unknown>>

const known = new Map<SisComponent, Blank>()

/**
 * Returns a row with blank fields. Parsed from JSON, because objects with that many fields are several times slower to
 * copy and serialize if built field by field, and lists do so a hundred times per page.
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
