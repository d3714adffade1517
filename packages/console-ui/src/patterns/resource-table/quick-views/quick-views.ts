import type { FilterSpec } from '../filter-spec.ts'
import { type FilterChosen, sameChosen, withoutFilter } from '../model/filter-value.ts'

/** One of the views of a list, for example "With rejections". */
export type QuickView = {
  readonly label: string
  /** The filters that make it, each as the address holds it; none for all rows. Their fields must be among the list's filters. */
  readonly chosen?: Readonly<Record<string, FilterChosen>>
}

/** A choice between views of a list with their counts (ux 8.2). What it sets are filters like any others, in the address. */
export type QuickViews = {
  /** Names the choice: "Batches shown". */
  readonly label: string
  /** Two to five that exclude one another. */
  readonly views: readonly QuickView[]
}

/** @deprecated Hand `{ label, views }` to `ResourceTable` as it is. */
export function quickViews(label: string, views: readonly QuickView[]): QuickViews {
  return { label, views }
}

/** The fields that some view sets. */
export function viewFields(views: readonly QuickView[]): readonly string[] {
  return [...new Set(views.flatMap(({ chosen = {} }) => Object.keys(chosen)))]
}

/** Which view the filters at work make, the list's defaults among them: -1 where they make none of them. */
export function viewAtWork(
  views: readonly QuickView[],
  filters: Readonly<Record<string, FilterChosen>>,
): number {
  const fields = viewFields(views)
  return views.findIndex(({ chosen }) => fields.every((field) => sameChosen(filters[field], chosen?.[field])))
}

/** The filters of a view, all others left as they are. Defaults of fields that only other views set are switched off. */
export function filtersOfView(
  view: QuickView | undefined,
  views: readonly QuickView[],
  filters: Readonly<Record<string, FilterChosen>>,
  specs: readonly FilterSpec[],
): Readonly<Record<string, FilterChosen>> {
  const fields = viewFields(views)
  const others = Object.entries(filters).filter(([field]) => !fields.includes(field))
  const own = specs.flatMap((spec) => {
    const chosen = fields.includes(spec.field)
      ? (view?.chosen?.[spec.field] ?? withoutFilter(spec))
      : undefined
    return chosen === undefined ? [] : [[spec.field, chosen] as const]
  })
  return Object.fromEntries([...others, ...own])
}
