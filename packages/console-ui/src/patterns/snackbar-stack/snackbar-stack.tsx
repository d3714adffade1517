import { type Snackbar as Message, useApi, useSnackbarStack } from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { useLater } from '../../parts/later/use-later.ts'
import { useLoadWhenQuiet } from '../../parts/later/use-load-when-quiet.ts'
import { OverlaySurface } from '../../parts/theme-root/overlay-surface.tsx'
import { classNames } from '../../styles/class-names.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import type { MessageListProps } from './message-list.tsx'
import { messageListLater } from './message-list-later.ts'
import { textOf } from './message-texts.ts'
import * as css from './snackbar-stack.css.ts'
import { useSpoken } from './use-spoken.ts'

/**
 * Messages at the top right, newest on top, at most four (ux 7.15). They are said at once; what draws them comes with the
 * first one, or before it in a quiet moment, so that a message about a broken connection finds it there.
 */
export function SnackbarStack(props: MessageListProps): ReactElement {
  const { open, shown } = useSnackbarStack()
  const { queryClient } = useApi()
  const newest = shown[0]?.id
  const [failed, setFailed] = useState<string>()
  useLoadWhenQuiet(messageListLater, true, () => queryClient.isFetching() > 0)
  const List = useLater(messageListLater, newest !== undefined && newest !== failed, () => setFailed(newest))
  return (
    <>
      <Spoken messages={open} urgent={false} />
      <Spoken messages={open} urgent />
      <OverlaySurface className={classNames(css.root, shown.some(({ top }) => top) && css.top)}>
        {List ? (
          <List {...props} />
        ) : (
          failed && shown.map((message) => <Plain key={message.id} of={message} />)
        )}
      </OverlaySurface>
    </>
  )
}

/** Where the list cannot be fetched: the words alone, for their time. */
function Plain({ of }: { of: Message }): ReactElement {
  return <p className={css.more}>{textOf(of)}</p>
}

/** Warnings and errors interrupt, the others wait. */
function Spoken({ messages, urgent }: { messages: readonly Message[]; urgent: boolean }): ReactElement {
  const own = useMemo(
    () => messages.filter(({ iconColor }) => ['warning', 'error'].includes(iconColor) === urgent),
    [messages, urgent],
  )
  return <LiveRegion assertive={urgent}>{useSpoken(own, textOf)}</LiveRegion>
}
