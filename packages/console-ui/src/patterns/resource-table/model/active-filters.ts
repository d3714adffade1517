import type { FilterSpec } from '../filter-spec.ts'
import { defaultChosen, type FilterChosen, sameChosen, type Today } from './filter-value.ts'
import type { TableState } from './table-state.ts'

export type ActiveFilter = {
  readonly spec: FilterSpec
  readonly chosen: FilterChosen
}

/** The filters at work, defaults among them, in the order the list declares them. */
export function activeFilters(
  filters: TableState['filters'],
  specs: readonly FilterSpec[],
  today: Today,
): ActiveFilter[] {
  return specs.flatMap((spec) => {
    const chosen = filters[spec.field] ?? defaultChosen(spec, today)
    return chosen === undefined || chosen === 'any' ? [] : [{ spec, chosen }]
  })
}

/** True when something narrows the list beyond what it does by itself. */
export function differsFromDefault(
  state: Pick<TableState, 'filters' | 'search'>,
  specs: readonly FilterSpec[],
  today: Today,
): boolean {
  return (
    state.search !== '' ||
    specs.some((spec) => {
      const chosen = state.filters[spec.field]
      return chosen !== undefined && !sameChosen(chosen, defaultChosen(spec, today))
    })
  )
}
