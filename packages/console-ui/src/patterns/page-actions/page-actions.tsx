import { type RouteEntry, routeTable } from '@edconsole/console-core'
import { type ReactElement, useContext, useLayoutEffect } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { ScreenFrameContext } from '../define-screen/screen-frame.ts'
import { ActionButtons } from './action-buttons.tsx'
import type { PageAction } from './page-action.ts'
import { usePage } from './use-page.ts'

/** Two routes have a panel; the others do not carry its menu. */
const FoldedActions = /* @__PURE__ */ lazyPart(
  async () => (await import('./folded-actions.tsx')).FoldedActions,
  { fallback: null },
)

export type PageActionsProps = { items: readonly PageAction[] }

/**
 * What can be done from this page, told once (ux 4.4): its buttons here, in `PageHeader`'s `actions`, and the same in the
 * actions panel of routes that have one, in Go to, and on their keys. There the title row keeps a menu for narrow pages.
 * @example <PageHeader title="Import Logs" actions={<PageActions items={[{ id: 'sync', label: 'Sync now', run: sync }]} />} />
 */
export function PageActions({ items }: PageActionsProps): ReactElement {
  const page = usePage()
  const id = useContext(ScreenFrameContext)?.id
  useLayoutEffect(() => page?.set({ ...page.get(), actions: items }))
  useLayoutEffect(() => () => page?.set({ ...page.get(), actions: [] }), [page])
  const route: RouteEntry | undefined = id && routeTable[id]
  const hasPanel = page !== undefined && route?.panel === true
  return hasPanel ? <FoldedActions page={page} /> : <ActionButtons actions={items} />
}
