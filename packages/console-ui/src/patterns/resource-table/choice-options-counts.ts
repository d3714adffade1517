import { CONSTANTS, useList } from '@edconsole/console-core'
import type { ChoiceFilter, FilteredList, FilterOption } from './filter-spec.ts'

export type CountedOption = FilterOption & {
  /** Rows that have it, under the other filters at work; undefined where nobody knows. */
  readonly count: number | undefined
}

export type CountedOptions = {
  readonly options: readonly CountedOption[]
  readonly loading: boolean
  readonly failed: boolean
  /** How many rows were counted, where that was not all of them (R46). */
  readonly ofFirst: number | undefined
}

/** The options of a choice with how many rows each has: the server's own groups, else counted over its first rows. */
export function useCountedOptions(spec: ChoiceFilter, list: FilteredList): CountedOptions {
  const { operation, query } = list
  const { [spec.field]: _, ...others } = query.filter ?? {}
  const asked = { ...(query.search && { search: query.search }), filter: others }
  const isFacet = operation.list?.facets?.includes(spec.field) === true
  const isWanted = isFacet || spec.fromServer === true
  const grouped = useList(
    operation,
    { ...asked, limit: 1, ...(isFacet && { facets: [spec.field] }) },
    { enabled: isWanted, within: others },
  )
  const groups = grouped.facets?.[spec.field]
  const isUngrouped = isWanted && grouped.data !== undefined && groups === undefined
  const rows = useList(
    operation,
    { ...asked, limit: CONSTANTS.limitMax },
    { enabled: isUngrouped, within: others },
  )
  const counts = groups
    ? new Map(groups.map(({ value, count }) => [String(value), count]))
    : rows.data && countsOf(rows.data, spec.field)
  const counted = rows.data?.length ?? 0
  return {
    options: counts
      ? withCounts(spec, counts)
      : spec.options.map((option) => ({ ...option, count: undefined })),
    loading: isWanted && counts === undefined && grouped.errors.length + rows.errors.length === 0,
    failed: isWanted && counts === undefined && grouped.errors.length + rows.errors.length > 0,
    ofFirst:
      isUngrouped && counted > 0 && counted < (grouped.totalCount ?? counted + 1) ? counted : undefined,
  }
}

function countsOf(rows: readonly object[], field: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const value: unknown = Reflect.get(row, field)
    if (value === null || value === undefined || value === '') continue
    counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  }
  return counts
}

/** The declared options in their order, then what only the server knows, where that may be chosen. */
function withCounts(spec: ChoiceFilter, counts: ReadonlyMap<string, number>): CountedOption[] {
  const declared = spec.options.map((option) => ({
    ...option,
    count: (option.standsFor ?? [option.value]).reduce((sum, value) => sum + (counts.get(value) ?? 0), 0),
  }))
  const known = new Set(spec.options.flatMap(({ value, standsFor }) => standsFor ?? [value]))
  const others = spec.fromServer
    ? [...counts]
        .filter(([value]) => value !== '' && !known.has(value))
        .map(([value, count]) => ({ value, label: value, count }))
    : []
  return [...declared, ...others]
}
