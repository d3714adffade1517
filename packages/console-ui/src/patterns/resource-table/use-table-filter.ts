import { type Query, queryGroup, useQueryState } from '@edconsole/console-core'

export type TableFilter = {
  /** The chosen values; empty when the filter is off. */
  readonly values: readonly string[]
  /** Choosing starts at the first page again. Nothing, or no value, switches the filter off. */
  set(values: readonly string[] | undefined): void
}

/** One choice filter of a list, for a screen that offers it in its own way, such as a list of causes beside the table. */
export function useTableFilter(field: string, statePrefix?: string): TableFilter {
  const [query, setQuery] = useQueryState(statePrefix)
  const filters = queryGroup(query.filter)
  const values = valuesOf(filters[field]).filter((value) => value !== '')
  return {
    values,
    set: (next) => {
      const { [field]: _, ...others } = filters
      const { page: __, ...rest } = query
      setQuery({ ...rest, filter: next && next.length > 0 ? { ...others, [field]: next } : others })
    },
  }
}

/** The values under a key of an address: several, one, or none; what is no text is none. */
export const valuesOf = (value: Query[string]): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string')
