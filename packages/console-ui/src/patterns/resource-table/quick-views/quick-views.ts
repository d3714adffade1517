import type { FilterChosen } from '../model/filter-value.ts'
import { ViewBar } from './view-bar.tsx'

/** One of the views of a list, for example "With rejections". */
export type QuickView = {
  readonly label: string
  /** The filters that make it, each as the address holds it; none for all rows. Their fields must be among the list's filters. */
  readonly chosen?: Readonly<Record<string, FilterChosen>>
}

export type QuickViews = {
  /** Names the choice: "Batches shown". */
  readonly label: string
  /** Two to four that exclude one another. */
  readonly views: readonly QuickView[]
  readonly Bar: typeof ViewBar
}

/**
 * For `ResourceTable`'s `views` (ux 8.2): a choice between views with their counts. What it sets are filters like any
 * others, in the address. Keep it the same from one drawing to the next.
 * @example quickViews('Batches shown', [{ label: 'All' }, { label: 'Failed', chosen: { status: ['failed'] } }])
 */
export function quickViews(label: string, views: readonly QuickView[]): QuickViews {
  return { label, views, Bar: ViewBar }
}
