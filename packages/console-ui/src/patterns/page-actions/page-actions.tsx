import { type RouteEntry, routeTable, useMessages } from '@edconsole/console-core'
import { type ReactElement, useContext, useLayoutEffect } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { ScreenFrameContext } from '../define-screen/screen-frame.ts'
import { patternMessages } from '../messages.ts'
import { ActionButton } from './action-button.tsx'
import { ActionMenu } from './action-menu.tsx'
import type { PageAction } from './page-action.ts'
import { usePage } from './use-page.ts'

const SHOWN = 3

/** The actions of a title row: steps, then at most three buttons with the primary last, the others in a menu before it (ux 4.3). */
function ActionButtons({ actions }: { actions: readonly PageAction[] }): ReactElement {
  const m = useMessages('patterns', patternMessages).actions
  const of = (wanted: (kind: PageAction['kind']) => boolean) => actions.filter(({ kind }) => wanted(kind))
  const last = of((kind) => kind === 'primary')
  const others = of((kind) => kind !== 'primary' && kind !== 'step')
  const shown = others.filter(({ folded }) => !folded).slice(0, Math.max(0, SHOWN - last.length))
  const more = others.filter((action) => !shown.includes(action))
  const draw = (action: PageAction) => <ActionButton key={action.id} action={action} />
  // One list: an action that becomes the primary, or no longer is it, stays the same control and keeps the focus.
  return (
    <>
      {[
        ...of((kind) => kind === 'step').map(draw),
        ...shown.map(draw),
        more.length > 0 && <ActionMenu key="more actions" label={m.more} actions={more} />,
        ...last.map(draw),
      ]}
    </>
  )
}

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
