import { type Denial, type Snackbar as Message, useMessages, useSnackbarStack } from '@edconsole/console-core'
import { type ReactElement, type RefObject, useRef } from 'react'
import { isSnackbarTone, Snackbar } from '../../parts/snackbar/snackbar.tsx'
import { wayBack } from '../../parts/way-back/way-back.ts'
import { patternMessages } from '../messages.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { titleOf } from './message-texts.ts'
import * as css from './snackbar-stack.css.ts'
import { useStepAside } from './use-step-aside.ts'

/** A key of the console moves the focus to the newest message, from anywhere on the page (ux 11). The returned function gives it back. */
function useNewestKey(newest: RefObject<HTMLElement | null>, isThere: boolean): () => void {
  const cameFrom = useRef<HTMLElement>(null)
  const focusNewest = () => {
    const { activeElement } = document
    const isInside = newest.current?.closest('section')?.contains(activeElement)
    if (!isInside) cameFrom.current = activeElement instanceof HTMLElement ? activeElement : null
    newest.current?.focus()
  }
  useShortcut('message', isThere ? focusNewest : undefined)
  return () => {
    if (cameFrom.current) wayBack(cameFrom.current)?.focus()
    cameFrom.current = null
  }
}

export type MessageListProps = {
  /** Says more about a denial; without it there is nothing to press (ux 7.28). */
  onExplain?: ((denial: Denial) => void) | undefined
}

/** The messages as they are seen and dismissed. A key of the console moves the focus to the newest. */
export function MessageList({ onExplain }: MessageListProps): ReactElement | null {
  const m = useMessages('patterns', patternMessages).messages
  const { shown, collapsed, dismiss, hold, release } = useSnackbarStack()
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
    return { label: m.why, onPress }
  }
  if (shown.length === 0) return null
  return (
    <section ref={stack} aria-label={m.label}>
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
              tone={message.iconColor}
              mark={isSnackbarTone(message.icon) ? message.icon : undefined}
              title={titleOf(message, m)}
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
        {collapsed > 0 && <li className={css.more}>{m.more(collapsed)}</li>}
      </ol>
    </section>
  )
}
