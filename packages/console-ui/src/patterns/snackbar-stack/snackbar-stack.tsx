import { type Snackbar as Message, useApi, useMessages, useSnackbarStack } from '@edconsole/console-core'
import { type ReactElement, useEffect, useMemo } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { useLoadWhenQuiet } from '../../parts/lazy-part/use-load-when-quiet.ts'
import { OverlaySurface } from '../../parts/theme-root/overlay-surface.tsx'
import { classNames } from '../../styles/class-names.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { patternMessages } from '../messages.ts'
import type { MessageListProps } from './message-list.tsx'
import { textOf } from './message-texts.ts'
import * as css from './snackbar-stack.css.ts'
import { useSpoken } from './use-spoken.ts'

const MessageList = lazyPart(async () => (await import('./message-list.tsx')).MessageList, {
  fallback: <Waiting />,
  failed: () => <PlainMessages />,
})

/**
 * Messages at the top right, newest on top, at most four (ux 7.15). They are said at once; what draws them comes with the
 * first one, or before it in a quiet moment, so that a message about a broken connection finds it there.
 */
export function SnackbarStack(props: MessageListProps): ReactElement {
  const { open, shown } = useSnackbarStack()
  const { queryClient } = useApi()
  useLoadWhenQuiet(MessageList, true, () => queryClient.isFetching() > 0)
  return (
    <>
      <Spoken messages={open} urgent={false} />
      <Spoken messages={open} urgent />
      <OverlaySurface className={classNames(css.root, shown.some(({ top }) => top) && css.top)}>
        {shown.length > 0 && <MessageList {...props} />}
      </OverlaySurface>
    </>
  )
}

/** Pauses the messages' timers while the list is loading. */
function Waiting(): null {
  const { shown, hold, release } = useSnackbarStack()
  useEffect(() => {
    for (const { id } of shown) hold(id)
    return () => {
      for (const { id } of shown) release(id)
    }
  }, [shown, hold, release])
  return null
}

/** Where the list didn't load: the words alone, for their time. */
function PlainMessages(): ReactElement {
  const m = useMessages('patterns', patternMessages).messages
  const { shown } = useSnackbarStack()
  return (
    <>
      {shown.map((message) => (
        <p key={message.id} className={css.more}>
          {textOf(message, m)}
        </p>
      ))}
    </>
  )
}

/** Warnings and errors interrupt, the others wait. */
function Spoken({ messages, urgent }: { messages: readonly Message[]; urgent: boolean }): ReactElement {
  const m = useMessages('patterns', patternMessages).messages
  const own = useMemo(
    () => messages.filter(({ iconColor }) => ['warning', 'error'].includes(iconColor) === urgent),
    [messages, urgent],
  )
  return <LiveRegion assertive={urgent}>{useSpoken(own, (message) => textOf(message, m))}</LiveRegion>
}
