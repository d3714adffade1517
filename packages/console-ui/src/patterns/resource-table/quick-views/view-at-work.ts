import { type FilterChosen, sameChosen } from '../model/filter-value.ts'
import type { QuickView } from './quick-views.ts'

/** The fields that some view sets. */
export function viewFields(views: readonly QuickView[]): readonly string[] {
  return [...new Set(views.flatMap(({ chosen = {} }) => Object.keys(chosen)))]
}

/** Which view the filters make: -1 where they make none of them. */
export function viewAtWork(
  views: readonly QuickView[],
  filters: Readonly<Record<string, FilterChosen>>,
): number {
  const fields = viewFields(views)
  return views.findIndex(({ chosen }) => fields.every((field) => sameChosen(filters[field], chosen?.[field])))
}

/** The filters of a view, all others left as they are. */
export function filtersOfView(
  view: QuickView | undefined,
  views: readonly QuickView[],
  filters: Readonly<Record<string, FilterChosen>>,
): Readonly<Record<string, FilterChosen>> {
  const fields = viewFields(views)
  const others = Object.entries(filters).filter(([field]) => !fields.includes(field))
  return { ...Object.fromEntries(others), ...view?.chosen }
}
