import type { SavedView } from '@edconsole/console-core'

const TABS_MAX = 5

/** The views that have a tab, the open one among them, and those that are in the menu. The reader's own come first. */
export function tabsOf(
  views: readonly SavedView[],
  open: SavedView | undefined,
): { tabs: readonly SavedView[]; others: readonly SavedView[] } {
  const ordered = [...views.filter(({ isOwn }) => isOwn), ...views.filter(({ isOwn }) => !isOwn)]
  const first = ordered.slice(0, TABS_MAX)
  const tabs = open && !first.includes(open) ? [...first.slice(0, TABS_MAX - 1), open] : first
  return { tabs, others: ordered.filter((view) => !tabs.includes(view)) }
}
