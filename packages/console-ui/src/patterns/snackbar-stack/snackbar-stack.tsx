import { type Denial, type Snackbar as Message, useSnackbarStack } from '@edconsole/console-core'
import { type ReactElement, useMemo, useRef } from 'react'
import { isSnackbarTone, Snackbar, type SnackbarTone } from '../../parts/snackbar/snackbar.tsx'
import { OverlaySurface } from '../../parts/theme-root/overlay-surface.tsx'
import { classNames } from '../../styles/class-names.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import * as css from './snackbar-stack.css.ts'
import { useNewestKey } from './use-newest-key.ts'
import { useSpoken } from './use-spoken.ts'
import { useStepAside } from './use-step-aside.ts'

export type SnackbarStackProps = {
  /** Says more about a denial; without it there is nothing to press (ux 7.28). */
  onExplain?: ((denial: Denial) => void) | undefined
}

/** Messages at the top right, newest on top, at most four (ux 7.15). A key of the console moves the focus to the newest. */
export function SnackbarStack({ onExplain }: SnackbarStackProps): ReactElement {
  const { open, shown, collapsed, dismiss, hold, release } = useSnackbarStack()
  const newest = useRef<HTMLLIElement>(null)
  const stack = useRef<HTMLElement>(null)
  const giveBack = useNewestKey(newest, shown.length > 0)
  useStepAside(stack, shown)
  const leave = (id: string) => {
    const hadFocus = stack.current?.contains(document.activeElement)
    dismiss(id)
    if (hadFocus) giveBack()
  }
  const explaining = ({ id, denied }: Message) => {
    if (!denied || !onExplain) return
    const onPress = () => {
      onExplain(denied)
      // What explains it stands in its place, on small screens exactly there.
      dismiss(id)
    }
    return { label: 'Why?', onPress }
  }
  return (
    <>
      <Spoken messages={open} urgent={false} />
      <Spoken messages={open} urgent />
      <OverlaySurface className={classNames(css.root, shown.some(({ top }) => top) && css.top)}>
        {shown.length > 0 && (
          <section ref={stack} aria-label="Messages">
            <ol className={css.list}>
              {shown.map((message, index) => (
                <li
                  key={message.id}
                  ref={index === 0 ? newest : undefined}
                  tabIndex={-1}
                  className={css.item}
                  // F8 leads to the item itself, around what holds its own time.
                  onFocus={({ target, currentTarget }) => {
                    if (target === currentTarget) hold(message.id)
                  }}
                  onBlur={({ target, currentTarget }) => {
                    if (target === currentTarget) release(message.id)
                  }}
                  onKeyDown={(event) => {
                    if (event.key === 'Escape' && event.target === event.currentTarget) leave(message.id)
                  }}
                >
                  <Snackbar
                    tone={toneOf(message)}
                    mark={isSnackbarTone(message.icon) ? message.icon : undefined}
                    title={titleOf(message)}
                    message={message.message}
                    subtext={message.subtext}
                    count={message.count}
                    action={message.action ?? explaining(message)}
                    onDismiss={message.dismissable ? () => leave(message.id) : undefined}
                    onHold={() => hold(message.id)}
                    onRelease={() => release(message.id)}
                  />
                </li>
              ))}
              {collapsed > 0 && (
                <li className={css.more}>
                  {collapsed} more {collapsed === 1 ? 'message' : 'messages'}
                </li>
              )}
            </ol>
          </section>
        )}
      </OverlaySurface>
    </>
  )
}

const TITLES: Record<SnackbarTone, string> = {
  primary: 'Information',
  success: 'Success',
  info: 'Information',
  warning: 'Warning',
  error: 'Error',
}

function toneOf({ iconColor }: Message): SnackbarTone {
  return iconColor
}

function titleOf(message: Message): string {
  return message.title ?? TITLES[toneOf(message)]
}

/** Warnings and errors interrupt, the others wait. */
function Spoken({ messages, urgent }: { messages: readonly Message[]; urgent: boolean }): ReactElement {
  const own = useMemo(
    () => messages.filter((message) => ['warning', 'error'].includes(toneOf(message)) === urgent),
    [messages, urgent],
  )
  return <LiveRegion assertive={urgent}>{useSpoken(own, textOf)}</LiveRegion>
}

function textOf(message: Message): string {
  const times = message.count > 1 ? `${message.count} times` : ''
  // Of something that can be cancelled only that it goes on: how far it is changes all the time.
  const detail = message.action ? '' : message.subtext
  return [titleOf(message), message.message, detail, times].filter(Boolean).join('. ')
}
