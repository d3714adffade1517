import type { FlatRow } from '../sis/flat-row.ts'
import type { RowFilter, ValueFrom } from './source-format.ts'

/** Rows of a lookup, by key and in the order in which they came. */
export type LoadedLookup = ReadonlyMap<string, readonly FlatRow[]>

export type ValueContext = {
  readonly lookups: ReadonlyMap<string, LoadedLookup>
  readonly listSeparator: string
}

const NO_ROWS: LoadedLookup = new Map()
const TRUE: ReadonlySet<string> = new Set(['true', 'yes', 'y', '1'])

/** Returns the values that a row has for a column of a component. */
export const valuesOf = (from: ValueFrom, row: FlatRow, context: ValueContext): readonly string[] => {
  if (typeof from === 'string') return filled([row[from]])
  if ('fixed' in from) return [from.fixed]
  if ('firstOf' in from) {
    for (const one of from.firstOf) {
      const found = valuesOf(one, row, context)
      if (found.length > 0) return found
    }
    return []
  }
  if ('allOf' in from) return from.allOf.flatMap((one) => valuesOf(one, row, context))
  if ('distinct' in from) return [...new Set(valuesOf(from.distinct, row, context))]
  if ('when' in from) return passes(from.when, row, context) ? valuesOf(from.value, row, context) : []
  if ('dayOf' in from)
    return valuesOf(from.dayOf, row, context).map((instant) => instant.split(/[T ]/)[0] ?? '')
  if ('split' in from)
    return filled(valuesOf(from.split, row, context).flatMap((cell) => cell.split(context.listSeparator)))
  if ('first' in from) return valuesOf(from.first, row, context).slice(0, 1)
  if ('last' in from) return valuesOf(from.last, row, context).slice(-1)
  if ('inside' in from) {
    const [before, after] = from.inside
    return valuesOf(from.of, row, context)
      .filter((value) => value.startsWith(before) && value.endsWith(after))
      .map((value) => value.slice(before.length, value.length - after.length))
  }
  if ('rest' in from) return [...new Set(valuesOf(from.rest, row, context))].slice(1)
  if ('text' in from)
    return [from.text.map((part) => valuesOf(part, row, context)[0] ?? '').join(from.between)]
  if ('namesOfTrue' in from)
    return from.namesOfTrue.filter((name) => TRUE.has((row[name] ?? '').trim().toLowerCase()))
  if ('words' in from) return valuesOf(from.of, row, context).map((word) => from.words[word] ?? word)
  const lookup = context.lookups.get('in' in from ? from.in : from.everyRowOf) ?? NO_ROWS
  if ('everyRowOf' in from)
    return [...lookup.values()].flat().flatMap((found) => valuesOf(from.take, found, context))
  return valuesOf(from.by, row, context).flatMap((key) => {
    const rows = lookup.get(key)
    if (rows === undefined) return from.orKey ? [key] : []
    return rows.flatMap((found) => valuesOf(from.take, found, context))
  })
}

const filled = (cells: readonly (string | undefined)[]): string[] =>
  cells.map((cell) => cell?.trim() ?? '').filter((cell) => cell !== '')

/** True if a row passes all filters. */
export const passes = (
  filters: readonly RowFilter[] | undefined,
  row: FlatRow,
  context: ValueContext,
): boolean =>
  (filters ?? []).every((filter) => {
    const found = valuesOf(filter.of, row, context).map((value) => value.toLowerCase())
    const values = found.length === 0 ? [''] : found
    const has = (words: readonly string[]) => words.some((word) => values.includes(word.toLowerCase()))
    return (filter.in === undefined || has(filter.in)) && !has(filter.notIn ?? [])
  })

/** Notes the columns that a value reads, and those that it takes of each lookup. */
export const noteUses = (from: ValueFrom, columns: Set<string>, lookups: Map<string, Set<string>>): void => {
  if (typeof from === 'string') columns.add(from)
  else if ('firstOf' in from) for (const one of from.firstOf) noteUses(one, columns, lookups)
  else if ('allOf' in from) for (const one of from.allOf) noteUses(one, columns, lookups)
  else if ('distinct' in from) noteUses(from.distinct, columns, lookups)
  else if ('dayOf' in from) noteUses(from.dayOf, columns, lookups)
  else if ('when' in from)
    for (const one of [...from.when.map(({ of }) => of), from.value]) noteUses(one, columns, lookups)
  else if ('text' in from) for (const one of from.text) noteUses(one, columns, lookups)
  else if ('split' in from) noteUses(from.split, columns, lookups)
  else if ('first' in from) noteUses(from.first, columns, lookups)
  else if ('last' in from) noteUses(from.last, columns, lookups)
  else if ('inside' in from) noteUses(from.of, columns, lookups)
  else if ('rest' in from) noteUses(from.rest, columns, lookups)
  else if ('words' in from) noteUses(from.of, columns, lookups)
  else if ('namesOfTrue' in from) for (const name of from.namesOfTrue) columns.add(name)
  else if ('take' in from) {
    const name = 'in' in from ? from.in : from.everyRowOf
    const taken = lookups.get(name) ?? new Set()
    lookups.set(name, taken)
    noteUses(from.take, taken, lookups)
    if ('in' in from) noteUses(from.by, columns, lookups)
  }
}
