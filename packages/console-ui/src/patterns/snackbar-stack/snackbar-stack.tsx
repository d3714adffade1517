import { type Snackbar as Message, useSnackbarStack } from '@edconsole/console-core'
import { type ReactElement, useRef } from 'react'
import { Snackbar, type SnackbarTone } from '../../parts/snackbar/snackbar.tsx'
import { OverlaySurface } from '../../parts/theme-root/overlay-surface.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import * as css from './snackbar-stack.css.ts'
import { useNewestKey } from './use-newest-key.ts'
import { useStepAside } from './use-step-aside.ts'

/** Messages at the top right, newest on top, at most four (ux 7.15). F8 moves the focus to the newest. */
export function SnackbarStack(): ReactElement {
  const { shown, collapsed, dismiss, hold, release } = useSnackbarStack()
  const newest = useRef<HTMLLIElement>(null)
  const stack = useRef<HTMLElement>(null)
  const giveBack = useNewestKey(newest)
  useStepAside(stack, shown)
  const leave = (id: string) => {
    const hadFocus = stack.current?.contains(document.activeElement)
    dismiss(id)
    if (hadFocus) giveBack()
  }
  return (
    <>
      <LiveRegion>{spoken(shown, false)}</LiveRegion>
      <LiveRegion assertive>{spoken(shown, true)}</LiveRegion>
      <OverlaySurface className={css.root}>
        {shown.length > 0 && (
          <section ref={stack} aria-label="Messages">
            <ol className={css.list}>
              {shown.map((message, index) => (
                <li
                  key={message.id}
                  ref={index === 0 ? newest : undefined}
                  tabIndex={-1}
                  className={css.item}
                  onKeyDown={(event) => {
                    if (event.key === 'Escape' && event.target === event.currentTarget) leave(message.id)
                  }}
                >
                  <Snackbar
                    tone={toneOf(message)}
                    title={titleOf(message)}
                    message={message.message}
                    subtext={message.subtext}
                    count={message.count}
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

/** What the newest message says, in the region for its kind: warnings and errors interrupt. */
function spoken([newest]: readonly Message[], urgent: boolean): string {
  if (!newest) return ''
  const tone = toneOf(newest)
  if ((tone === 'warning' || tone === 'error') !== urgent) return ''
  return [titleOf(newest), newest.message, newest.subtext].filter(Boolean).join('. ')
}
