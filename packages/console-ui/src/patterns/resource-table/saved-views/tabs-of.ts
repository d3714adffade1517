import type { SavedView } from '@edconsole/console-core'
import type { TableModel } from '../table-model.ts'
import type { viewMessages } from './messages.ts'

const TABS_MAX = 5

/** The names of the tabs that a list comes with; without views of its own, it is one for all rows. */
export const ownTabs = (
  { quickViews, noun }: Pick<TableModel<never>, 'quickViews' | 'noun'>,
  m: Pick<typeof viewMessages, 'all'>,
): string[] =>
  quickViews && quickViews.views.length > 0 ? quickViews.views.map(({ label }) => label) : [m.all(noun[1])]

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
