import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { patternMessages } from '../messages.ts'
import { ActionButton } from './action-button.tsx'
import { ActionMenu } from './action-menu.tsx'
import type { PageAction } from './page-action.ts'

const SHOWN = 3

/** The actions of a title row: steps, then at most three buttons with the primary last, the others in a menu before it (ux 4.3). */
export function ActionButtons({ actions }: { actions: readonly PageAction[] }): ReactElement {
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
