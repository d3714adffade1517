import type { ListQuery, Operation, ScreenId, SisComponent, SisRows } from '@edconsole/console-core'

/** Route ids of the sixteen read-only tables ([S2.2], R6); also the ids that preferences are saved under (R23). */
export type TableId = Extract<ScreenId, `table-${string}`>

/** A row of any table, as its list answers it. */
export type TableRow = SisRows[SisComponent]

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
export type TableField = {
  /** The field of the row; also the name in saved columns and in the address. */
  readonly field: string
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

/** Rows that something is wrong with, which a chip above the grid counts and shows. */
export type TableFinding = {
  /** A yes or no that the list can be filtered by; the finding is its no. */
  readonly field: string
  /** As its filter is called: "In a section". */
  readonly title: string
  /** The whole sentence, with how many rows it is about: `37 students without a section`. */
  readonly sentence: (count: number, text: string) => string
}

/** One of the sixteen tables, as data. */
export type TableDefinition = {
  readonly id: TableId
  /** What its rows are imported as. */
  readonly component: SisComponent
  readonly operation: Operation<ListQuery, TableRow[]>
  /** What a row is, one and many. */
  readonly noun: readonly [one: string, many: string]
  /** Placeholder of the search box: which fields it searches. */
  readonly search: string
  /** Every field of its rows: those shown first in their order, of which the first names the row and stays in place; then the rest. */
  readonly fields: readonly TableField[]
  readonly findings?: readonly TableFinding[]
}

type FieldOf<Name extends string> = TableField &
  ({ readonly field: Name; readonly from?: never } | { readonly from: readonly Name[] })

/**
 * A table whose fields are those of its rows: another name does not compile.
 * @example defineTable<'attendance'>()({ id: 'table-attendance', component: 'attendance', … })
 * @__NO_SIDE_EFFECTS__
 */
export const defineTable =
  <Component extends SisComponent>() =>
  <Id extends TableId>(
    definition: TableDefinition & {
      readonly id: Id
      readonly component: Component
      readonly operation: Operation<ListQuery, SisRows[Component][]>
      readonly fields: readonly FieldOf<keyof SisRows[Component] & string>[]
    },
  ): TableDefinition & { readonly id: Id } =>
    definition
