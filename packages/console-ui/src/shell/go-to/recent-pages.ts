import { type Place, pathOf } from '@edconsole/console-core'

export type RecentPage = { readonly place: Place; readonly title: string }

export type RecentPages = {
  /** Newest first, the page on show included. */
  list(): readonly RecentPage[]
  note(page: RecentPage): void
  clear(): void
}

const KEPT = 6

/** The pages of this visit. They are forgotten with it: they are private to the user. */
export function createRecentPages(): RecentPages {
  let pages: readonly RecentPage[] = []
  return {
    list: () => pages,
    note(page) {
      pages = [page, ...pages.filter((one) => keyOf(one) !== keyOf(page))].slice(0, KEPT)
    },
    clear() {
      pages = []
    },
  }
}

/** One entry a page, whatever its filters. */
const keyOf = ({ place: { id, params } }: RecentPage): string => pathOf({ id, params })
