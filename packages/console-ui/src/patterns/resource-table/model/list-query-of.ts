import type { FilterValue, ListQuery } from '@edconsole/console-core/contract'
import type { ChoiceFilter, FilterSpec } from '../filter-spec.ts'
import { activeFilters } from './active-filters.ts'
import { addDays, startOfDay } from './day-in-zone.ts'
import type { FilterBounds, FilterChosen, Today } from './filter-value.ts'
import type { Sort, TableState } from './table-state.ts'

type Context = {
  readonly filters: readonly FilterSpec[]
  readonly size: number
  readonly defaultSort: Sort | undefined
  readonly today: Today
  /** Always applied and never in the address; wins over a chosen one. */
  readonly fixedFilter?: Readonly<Record<string, FilterValue>>
}

/** What is asked of the server for a state (R16). */
export function listQueryOf(state: TableState, context: Context): ListQuery {
  const sort = state.sort ?? context.defaultSort
  const filter: Record<string, FilterValue> = {}
  for (const { spec, chosen } of activeFilters(state.filters, context.filters, context.today)) {
    const value = serverValue(spec, chosen, context.today.timeZone)
    if (value !== undefined) filter[spec.field] = value
  }
  Object.assign(filter, context.fixedFilter)
  return {
    limit: context.size,
    offset: (state.page - 1) * context.size,
    ...(sort && { sort: { [sort.field]: sort.direction } }),
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(state.search !== '' && { search: state.search }),
  }
}

function serverValue(spec: FilterSpec, chosen: FilterChosen, timeZone: string): FilterValue | undefined {
  if (chosen === 'any') return undefined
  if ('map' in chosen) {
    return spec.kind === 'choice' ? chosen.flatMap((value) => serverValues(spec, value)) : chosen
  }
  const { not, empty, ...bounds } = chosen
  if (empty) return { empty: empty === 'true' }
  if (spec.kind === 'choice') {
    const others = spec.options.filter(({ value }) => !not?.includes(value))
    return others.flatMap(({ value }) => serverValues(spec, value))
  }
  return spec.kind === 'since' && spec.of !== 'day' ? instantsOf(bounds, timeZone) : bounds
}

/** Days as the instants at which they begin and end. */
function instantsOf({ gte, gt, lt, lte }: FilterBounds, timeZone: string): FilterValue {
  const start = (day: string) => startOfDay(day, timeZone).toISOString()
  const from = gte ?? (gt && addDays(gt, 1))
  const to = lt ?? (lte && addDays(lte, 1))
  return { ...(from && { gte: start(from) }), ...(to && { lt: start(to) }) }
}

function serverValues({ options }: ChoiceFilter, chosen: string): readonly string[] {
  return options.find(({ value }) => value === chosen)?.standsFor ?? [chosen]
}
