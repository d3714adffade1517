import {
  type RowMeta,
  SIS_ROW_FIELDS,
  type SisComponent,
  type SisRows,
} from '@edconsole/console-core/contract'

/** A row of `sis_rows` as it is read. */
export type StoredRow = RowMeta & { readonly data: Readonly<Record<string, unknown>> }

/** The columns that an answered row is made of. */
export const ANSWERED_COLUMNS = [
  'id',
  'lea',
  'schoolYear',
  'sourceId',
  'data',
  'batchId',
  'isActive',
  'isManual',
  'dateLastModified',
] as const

/** A stored row with every field of its entity: where it holds none, what such a row answers (see core's row fields). */
export const answeredRow = <Component extends SisComponent>(
  component: Component,
  { data, ...meta }: StoredRow,
): SisRows[Component] => {
  const row: Record<string, unknown> = {}
  for (const [name, blank] of blanksOf(component)) row[name] = data[name] ?? blank
  // `data` holds the component's fields as they were checked before the row was stored.
  return Object.assign(row, meta) as unknown as SisRows[Component]
}

const known = new Map<SisComponent, readonly (readonly [name: string, blank: unknown])[]>()

const blanksOf = (component: SisComponent) => {
  const blanks =
    known.get(component) ??
    Object.entries(SIS_ROW_FIELDS[component]).map(([name, { blank = null }]) => [name, blank] as const)
  known.set(component, blanks)
  return blanks
}
