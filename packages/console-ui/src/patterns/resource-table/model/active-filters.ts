import type { FilterSpec } from '../filter-spec.ts'
import { defaultChosen, describeChosen, type FilterChosen, sameChosen, type Today } from './filter-value.ts'
import type { TableState } from './table-state.ts'

export type ActiveFilter = {
  readonly spec: FilterSpec
  readonly chosen: FilterChosen
  /** What the chip says after the filter's name: `before`; empty for "is". */
  readonly operator: string
  readonly value: string
  /** Applies by default; shown like the others, since nothing is hidden (ux 8.2). */
  readonly isDefault: boolean
}

/** The filters at work, defaults among them, in the order the list declares them. */
export function activeFilters(
  filters: TableState['filters'],
  specs: readonly FilterSpec[],
  today: Today,
): ActiveFilter[] {
  return specs.flatMap((spec) => {
    const fallback = defaultChosen(spec, today)
    const chosen = filters[spec.field] ?? fallback
    if (chosen === undefined || chosen === 'any') return []
    return [
      {
        spec,
        chosen,
        ...describeChosen(spec, chosen, today),
        isDefault: sameChosen(chosen, fallback),
      },
    ]
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
