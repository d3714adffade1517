import type { RowMeta, ScreenId } from '@edconsole/console-core'

/** Route ids of the sixteen read-only tables ([S2.2], R6); also the ids that preferences are saved under (R23). */
export type TableId = Extract<ScreenId, `table-${string}`>

/** What a field holds, and with it how it is drawn, filtered and copied. */
export type TableFieldKind =
  | 'text'
  /** Ids, codes, fixed words; zeros at the front stay (R32). */
  | 'code'
  /** `YYYY-MM-DD`. */
  | 'date'
  /** ISO 8601 in UTC, shown in Eastern time (R39). */
  | 'instant'
  | 'number'
  /** START year, shown as a pair (R31). */
  | 'year'
  | 'flag'
  /** Several codes. */
  | 'list'
  /** Digits, shown in groups. */
  | 'phone'
  /** `Last, First M.`, made of three fields in this order: last, first, middle; the last one may be missing. */
  | 'person'
  /** From the lowest to the highest, made of two fields. */
  | 'range'

/** One field of a table, as data. */
export type TableField<Name extends string = string> = {
  /** The field of the row; also the name in saved columns and in the address. */
  readonly field: Name
  readonly title: string
  readonly kind: TableFieldKind
  /** The fields of the row that it is made of, where it is not one of them. The first that has a value, unless its kind says otherwise. */
  readonly from?: readonly string[]
  /** What people read in place of a stored value. */
  readonly words?: Readonly<Record<string, string>>
  /** What people read where there is no value. */
  readonly blank?: string
  readonly mono?: true
  /** The table whose row this code names; it is that table's first field. */
  readonly refersTo?: TableId
  /** Masked until personal data is asked for. */
  readonly personal?: true
  /** Not among the columns that a table shows first. */
  readonly hidden?: true
  /** Pixels, where those of its kind do not fit. */
  readonly width?: number
  /** The field that the list is ordered by, where it is not this one. */
  readonly sortBy?: string
}

/** What every row from the SIS says of itself, at the end of every table's columns. */
export const ROW_META_FIELDS = [
  { field: 'schoolYear', title: 'School year', kind: 'year' },
  { field: 'isActive', title: 'Active', kind: 'flag' },
  { field: 'sourceId', title: 'Source key', kind: 'code' },
  { field: 'isManual', title: 'Added manually', kind: 'flag' },
  { field: 'batchId', title: 'Batch', kind: 'code' },
  { field: 'dateLastModified', title: 'Imported (ET)', kind: 'instant' },
] as const satisfies readonly (TableField & { field: keyof RowMeta })[]
