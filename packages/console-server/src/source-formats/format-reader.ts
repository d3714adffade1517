import { type ImportedComponent, ownCopy } from '@edconsole/console-core/import-rules'
import type { FlatRow } from '../sis/flat-row.ts'
import type { ComponentRows, Lookup, RowFilter, SourceFormat, ValueFrom } from './source-format.ts'
import { type LoadedLookup, noteUses, passes, type ValueContext, valuesOf } from './value-of.ts'

/** A row of a file, or of a component with the number of the row that it was made of. 1 is the first row of data. */
export type NumberedRow = {
  readonly rowNumber: number
  readonly cells: FlatRow
  /** How many fields the row has beyond its header, or below 0 how many it lacks. */
  readonly extraFields?: number
}

/** The rows of a format's files, wherever they are. */
export type SourceTables = {
  /**
   * Rows of a file; none if the file is missing. An implementation that can request fewer rows may leave out those that
   * `where` excludes.
   */
  readonly rows: (file: string, where: readonly RowFilter[]) => AsyncIterable<NumberedRow>
  /** True for a file that is missing; asked once its rows were. */
  readonly isAbsent: (file: string) => boolean
  /** Where lists are written otherwise than in the format's files. */
  readonly listSeparator?: string
}

export type FormatReader = {
  /** Reads the records of a component as rows of one table. Nothing where the format doesn't have it. */
  readonly rows: (component: ImportedComponent) => AsyncGenerator<NumberedRow>
  /** Columns that its rows lack because a file is missing; known once the first row has come. */
  readonly lacking: (component: ImportedComponent) => readonly string[]
}

/**
 * Reads components out of a set of files. Files flow through; lookups stay in memory with the columns that are needed, and are
 * read once, however many components need them.
 * @example for await (const { rowNumber, cells } of createFormatReader(oneRoster11, tables).rows('students')) …
 */
export const createFormatReader = (format: SourceFormat, tables: SourceTables): FormatReader => {
  const taken = columnsTaken(format)
  const loaded = new Map<string, Promise<LoadedLookup>>()
  const listSeparator = tables.listSeparator ?? format.listSeparator

  const contextOf = async (values: readonly ValueFrom[]): Promise<ValueContext> => {
    const lookups = new Map<string, LoadedLookup>()
    for (const name of lookupsOf(format, values)) lookups.set(name, await lookupNamed(name))
    return { lookups, listSeparator }
  }
  const lookupNamed = (name: string): Promise<LoadedLookup> => {
    const lookup = format.lookups[name]
    if (!lookup) throw new TypeError(`${format.id} has no lookup called ${name}`)
    const reading = loaded.get(name) ?? load(lookup, [...(taken.get(name) ?? [])])
    loaded.set(name, reading)
    return reading
  }
  const load = async (lookup: Lookup, keep: readonly string[]): Promise<LoadedLookup> => {
    const context = await contextOf(valuesOfLookup(lookup))
    const found = new Map<string, Kept[]>()
    for await (const { cells, extraFields } of tables.rows(lookup.file, lookup.where ?? [])) {
      // What stands in a row with too many or too few fields isn't known.
      if (extraFields || !passes(lookup.where, cells, context)) continue
      const row = Object.fromEntries(keep.map((name) => [name, ownCopy(cells[name] ?? '')]))
      const ranks = (lookup.order ?? []).map(({ of }) => ownCopy(valuesOf(of, cells, context)[0] ?? ''))
      for (const key of valuesOf(lookup.key, cells, context)) {
        const rows = found.get(key)
        if (rows) rows.push({ row, ranks })
        else found.set(ownCopy(key), [{ row, ranks }])
      }
    }
    return new Map([...found].map(([key, rows]) => [key, inOrder(lookup, rows)]))
  }

  return {
    rows: async function* (component) {
      let before = 0
      const { from = [], oncePer } = format.components[component] ?? {}
      const isFirst = onceEach()
      for (const source of from) {
        const context = await contextOf(valuesOfRows(source).concat(oncePer ?? []))
        const there = withoutAbsent(format, source, tables.isAbsent)
        let last = before
        for await (const { rowNumber, cells, extraFields } of tables.rows(source.file, source.where ?? [])) {
          last = before + rowNumber
          for (const row of rowsOf(there, cells, context))
            if (oncePer === undefined || isFirst(valuesOf(oncePer, row, context)[0]))
              yield { rowNumber: last, cells: row, ...(extraFields && { extraFields }) }
        }
        before = last
      }
    },
    lacking: (component) => {
      const { from = [] } = format.components[component] ?? {}
      const there = from.flatMap((rows) => columnsMade(format, rows, tables.isAbsent))
      return from.flatMap((rows) => Object.keys(rows.columns ?? {})).filter((name) => !there.includes(name))
    },
  }
}

/** Columns that rows of a component have beside those of the file. */
export const columnsMade = (
  format: SourceFormat,
  rows: ComponentRows,
  isAbsent: SourceTables['isAbsent'],
): string[] => {
  const { columns, each } = withoutAbsent(format, rows, isAbsent)
  return [...new Set([...Object.keys(columns ?? {}), ...(each ? [each.column] : [])])]
}

/**
 * Leaves out the columns that say nothing but what a missing file says: they aren't empty but missing, so that records keep
 * what they have.
 */
const withoutAbsent = (
  format: SourceFormat,
  { columns = {}, ...rows }: ComponentRows,
  isAbsent: SourceTables['isAbsent'],
): ComponentRows => {
  const isThere = (value: ValueFrom) => absentFileOf(format, value, isAbsent) === undefined
  return {
    ...rows,
    columns: Object.fromEntries(Object.entries(columns).filter(([, value]) => isThere(value))),
  }
}

/** The missing file without which a value says nothing. */
const absentFileOf = (
  format: SourceFormat,
  value: ValueFrom,
  isAbsent: SourceTables['isAbsent'],
): string | undefined => {
  if (typeof value === 'string') return undefined
  if ('first' in value) return absentFileOf(format, value.first, isAbsent)
  if (!('in' in value) || value.orKey) return undefined
  const file = format.lookups[value.in]?.file ?? ''
  return isAbsent(file) ? file : undefined
}

/** Columns that rows of a component would have if a missing file were there, each with what that file is called. */
export const columnsAbsent = (
  format: SourceFormat,
  { columns = {} }: ComponentRows,
  isAbsent: SourceTables['isAbsent'],
): [column: string, fileName: string][] =>
  Object.entries(columns).flatMap(([name, value]) => {
    const file = absentFileOf(format, value, isAbsent)
    return file === undefined ? [] : [[name, format.files[file]?.pattern ?? file]]
  })

/** The columns that a format knows by name, in any of its files. */
export const knownColumns = (format: SourceFormat): ReadonlySet<string> => {
  const columns = new Set<string>()
  const uses = new Map<string, Set<string>>()
  for (const { from, mapping, rowRules } of Object.values(format.components)) {
    for (const name of Object.values(mapping.columns)) columns.add(name)
    for (const { column } of rowRules?.others ?? []) columns.add(column)
    if (rowRules?.deleted) columns.add(rowRules.deleted.column)
    for (const value of from.flatMap(valuesOfRows)) noteUses(value, columns, uses)
  }
  for (const value of Object.values(format.lookups).flatMap(valuesOfLookup)) noteUses(value, columns, uses)
  for (const { key } of Object.values(format.files)) if (key) noteUses(key, columns, uses)
  for (const taken of uses.values()) for (const name of taken) columns.add(name)
  return columns
}

/** The files that a component is read from, those with its own rows first. */
export const filesOfComponent = (format: SourceFormat, component: ImportedComponent): string[] => {
  const from = format.components[component]?.from ?? []
  const lookups = [...lookupsOf(format, from.flatMap(valuesOfRows), true)]
  return [
    ...new Set([
      ...from.map(({ file }) => file),
      ...lookups.flatMap((name) => format.lookups[name]?.file ?? []),
    ]),
  ]
}

const rowsOf = (
  { where, columns, each }: ComponentRows,
  cells: FlatRow,
  context: ValueContext,
): FlatRow[] => {
  const made: Record<string, string> = {}
  for (const [name, from] of Object.entries(columns ?? {}))
    made[name] = valuesOf(from, cells, context).join(';')
  const row: FlatRow = Object.assign({}, cells, made)
  if (!passes(where, row, context)) return []
  if (!each) return [row]
  const found = valuesOf(each.of, row, context)
  const values = found.length === 0 && each.orNone ? [''] : found
  return values.map((value): FlatRow => Object.assign({}, row, { [each.column]: value }))
}

/** Tells the first row of each key from the later ones. */
const onceEach = () => {
  const seen = new Set<string>()
  return (key: string | undefined): boolean => {
    if (key === undefined || seen.has(key)) return false
    seen.add(ownCopy(key))
    return true
  }
}

type Kept = { readonly row: FlatRow; readonly ranks: readonly string[] }

const inOrder = ({ order }: Lookup, rows: readonly Kept[]): FlatRow[] =>
  (order ? rows.toSorted((one, other) => compare(order, one, other)) : rows).map(({ row }) => row)

const compare = (order: NonNullable<Lookup['order']>, one: Kept, other: Kept): number => {
  for (const [i, { is, isDescending }] of order.entries()) {
    const [a = '', b = ''] = [one.ranks[i], other.ranks[i]]
    const difference = is === undefined ? a.localeCompare(b) : Number(b === is) - Number(a === is)
    if (difference !== 0) return isDescending ? -difference : difference
  }
  return 0
}

const valuesOfFilters = (filters: readonly RowFilter[] | undefined): ValueFrom[] =>
  (filters ?? []).map(({ of }) => of)

const valuesOfRows = ({ where, columns, each }: ComponentRows): ValueFrom[] => [
  ...valuesOfFilters(where),
  ...Object.values(columns ?? {}),
  ...(each ? [each.of] : []),
]

const valuesOfLookup = ({ where, key, order }: Lookup): ValueFrom[] => [
  ...valuesOfFilters(where),
  key,
  ...(order ?? []).map(({ of }) => of),
]

/** The lookups that values need at once, or with `deep` also those that the lookups themselves need. */
const lookupsOf = (format: SourceFormat, values: readonly ValueFrom[], deep = false): Set<string> => {
  const uses = new Map<string, Set<string>>()
  for (const value of values) noteUses(value, new Set(), uses)
  const names = new Set(uses.keys())
  if (deep)
    // A set goes on to what is added to it on the way.
    for (const name of names) {
      const lookup = format.lookups[name]
      if (lookup) for (const inner of lookupsOf(format, valuesOfLookup(lookup))) names.add(inner)
    }
  return names
}

/** The columns of each lookup that are used. */
const columnsTaken = (format: SourceFormat): Map<string, Set<string>> => {
  const taken = new Map<string, Set<string>>()
  const components = Object.values(format.components).flatMap(({ from, oncePer }) =>
    from.flatMap(valuesOfRows).concat(oncePer ?? []),
  )
  const lookups = Object.values(format.lookups).flatMap(valuesOfLookup)
  for (const value of [...components, ...lookups]) noteUses(value, new Set(), taken)
  return taken
}
