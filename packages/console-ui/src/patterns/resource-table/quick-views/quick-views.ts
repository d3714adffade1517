import type { FilterChosen } from '../model/filter-value.ts'

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
  /** Two to four that exclude one another. */
  readonly views: readonly QuickView[]
}

/** @deprecated Hand `{ label, views }` to `ResourceTable` as it is. */
export function quickViews(label: string, views: readonly QuickView[]): QuickViews {
  return { label, views }
}
