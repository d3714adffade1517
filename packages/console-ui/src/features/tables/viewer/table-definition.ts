import type {
  ComponentDefinition,
  Field,
  ListQuery,
  Operation,
  RowMeta,
  ScreenId,
  SisComponent,
  SisRows,
  ValuesOf,
} from '@edconsole/console-core'
import { ROW_META_FIELDS } from './row-meta-fields.ts'

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

type NameIn<Fields> = (keyof Fields | keyof RowMeta) & string

/** A column that is made of several fields of the row. */
type MadeField<Name extends string> = TableField & { readonly from: readonly Name[] }

type Options<Fields, Id extends TableId> = Omit<
  TableDefinition,
  'id' | 'component' | 'operation' | 'fields'
> & {
  readonly id: Id
  readonly operation: TableDefinition['operation'] & Operation<ListQuery, (RowMeta & ValuesOf<Fields>)[]>
  /** The columns that it shows first, in order; those of the other fields follow, hidden. */
  readonly shown: readonly (NameIn<Fields> | MadeField<NameIn<Fields>>)[]
  /** What only the table says of a field. */
  readonly looks?: { readonly [Name in NameIn<Fields>]?: FieldLook }
}

type FieldLook = Partial<Pick<TableField, 'title' | 'words' | 'blank' | 'mono' | 'width' | 'sortBy'>>

/**
 * The table of a component: its columns are the component's fields.
 * @example defineTable(attendanceComponent, { id: 'table-attendance', operation: attendanceResource.list, … })
 * @__NO_SIDE_EFFECTS__
 */
export function defineTable<Fields extends Readonly<Record<string, Field>>, Id extends TableId>(
  { name: component, fields: declared }: ComponentDefinition<Fields>,
  { shown, looks = {}, ...table }: Options<Fields, Id>,
): TableDefinition & { readonly id: Id } {
  const fields = Object.entries<Field>(declared).map(([name, field]) => fieldOf(name, field))
  const all = [...fields, ...ROW_META_FIELDS].map((one) => ({ ...one, ...looks[one.field] }))
  const first = shown.map((one) => (typeof one === 'string' ? all.find(({ field }) => field === one) : one))
  const others = all.filter(({ field }) => !shown.some((one) => one === field))
  return {
    ...table,
    component,
    fields: [
      ...first.filter((one) => one !== undefined),
      ...others.map((one) => ({ ...one, hidden: true as const })),
    ],
  }
}

const fieldOf = (
  field: string,
  { title, header, kind, display, words, refersTo, personal }: Field,
): TableField => ({
  field,
  title: header ?? title,
  kind: display ?? (kind === 'grade' ? 'code' : kind),
  ...(words && { words }),
  ...(refersTo && { refersTo: `table-${refersTo}` as const }),
  ...(personal && { personal }),
})
