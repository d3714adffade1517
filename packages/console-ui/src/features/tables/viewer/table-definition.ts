import type {
  Component,
  ComponentDefinition,
  Field,
  ListQuery,
  Operation,
  RowMeta,
  SisComponent,
  SisRows,
  ValuesOf,
} from '@edconsole/console-core'
import { ROW_META_FIELDS, type TableField, type TableId } from './table-field.ts'

/** A row of any table, as its list answers it. */
export type TableRow = SisRows[SisComponent]

/** Rows that something is wrong with, which a chip above the grid counts and shows. */
export type TableFinding<Name extends string = string> = {
  /** A yes or no that the list can be filtered by; the finding is its no. */
  readonly field: Name
  /** As its filter is called: "In a section". */
  readonly title: string
  /** The whole sentence, with how many rows it is about: `37 students without a section`. */
  readonly sentence: (count: number, text: string) => string
  /** Only a filter: no chip counts its rows. */
  readonly quiet?: true
  /** Nothing is counted in a district that has no active rows of these: it doesn't import them. */
  readonly needs?: SisComponent
}

/** Whether rows without something are worth a look. Where it isn't known what the district has, they are. */
export const isWorthCounting = (
  { needs }: TableFinding,
  storedOf: (component: SisComponent) => Pick<Component, 'storedRows' | 'activeRows'> | undefined,
): boolean => {
  if (needs === undefined) return true
  const { storedRows, activeRows = storedRows } = storedOf(needs) ?? {}
  return activeRows !== 0
}

/** One of the sixteen tables, as data. Its type knows the names of its fields and findings, by which a host replaces their words. */
export type TableDefinition<FieldName extends string = string, FindingName extends string = string> = {
  readonly id: TableId
  /** What its rows are imported as. */
  readonly component: SisComponent
  readonly operation: Operation<ListQuery, TableRow[]>
  /** What a row is, one and many. */
  readonly noun: readonly [one: string, many: string]
  /** Placeholder of the search box: which fields it searches. */
  readonly search: string
  /** Every field of its rows: those shown first in their order, of which the first names the row and stays in place; then the rest. */
  readonly fields: readonly TableField<FieldName>[]
  readonly findings?: readonly TableFinding<FindingName>[]
}

type NameIn<Fields> = (keyof Fields | keyof RowMeta) & string

/** A column that is made of several fields of the row. */
type MadeField<Name extends string, Made extends string> = TableField<Made> & {
  readonly from: readonly Name[]
}

type Options<Fields, Id extends TableId, Made extends string, FindingName extends string> = Omit<
  TableDefinition<string, FindingName>,
  'id' | 'component' | 'operation' | 'fields'
> & {
  readonly id: Id
  readonly operation: TableDefinition['operation'] & Operation<ListQuery, (RowMeta & ValuesOf<Fields>)[]>
  /** The columns that it shows first, in order; those of the other fields follow, hidden. */
  readonly shown: readonly (NameIn<Fields> | MadeField<NameIn<Fields>, Made>)[]
  /** What only the table says of a field. */
  readonly looks?: { readonly [Name in NameIn<Fields>]?: FieldLook }
}

type FieldLook = Partial<Pick<TableField, 'title' | 'words' | 'blank' | 'mono' | 'width' | 'sortBy'>>

/**
 * The table of a component: its columns are the component's fields.
 * @example defineTable(attendanceComponent, { id: 'table-attendance', operation: attendanceResource.list, … })
 * @__NO_SIDE_EFFECTS__
 */
export function defineTable<
  Fields extends Readonly<Record<string, Field>>,
  Id extends TableId,
  Made extends string = never,
  FindingName extends string = never,
>(
  { name: component, fields: declared }: ComponentDefinition<Fields>,
  { shown, looks = {}, ...table }: Options<Fields, Id, Made, FindingName>,
): TableDefinition<NameIn<Fields> | Made, FindingName> & { readonly id: Id } {
  // Its names are those of the component.
  const entries = Object.entries<Field>(declared) as [keyof Fields & string, Field][]
  const fields = entries.map(([name, field]) => fieldOf(name, field))
  const all: TableField<NameIn<Fields>>[] = [...fields, ...ROW_META_FIELDS].map((one) => ({
    ...one,
    ...looks[one.field],
  }))
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

const fieldOf = <Name extends string>(
  field: Name,
  { title, header, kind, display, words, refersTo, personal }: Field,
): TableField<Name> => ({
  field,
  title: header ?? title,
  kind: display ?? (kind === 'grade' ? 'code' : kind),
  ...(words && { words }),
  ...(refersTo && { refersTo: `table-${refersTo}` as const }),
  ...(personal && { personal }),
})
