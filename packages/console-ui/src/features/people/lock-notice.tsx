import { formatDateTime, useConsoleSettings, useMessages } from '@edconsole/console-core'
import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { type Lock, lockEndText, lockTitle } from './lock-text.ts'
import { peopleMessages } from './messages.ts'
import * as css from './people.css.ts'
import type { Lockable, Unlock } from './use-unlock.ts'

export type LockNoticeProps = {
  lock: Lock
  accounts: readonly Lockable[]
  /** Absent for those who may not unlock. */
  unlock: Unlock | undefined
  /** Receives the focus after unlocking. */
  panel: RefObject<HTMLDivElement | null>
}

/** Says why and for how long a person is locked out, and unlocks the account. */
export function LockNotice({ lock, accounts, unlock, panel }: LockNoticeProps): ReactElement {
  const m = useMessages('people', peopleMessages)
  const { timeZone } = useConsoleSettings()
  const buttons = useRef<HTMLSpanElement>(null)
  // The unlock button disappears with the lock; the focus stays in the panel.
  useLayoutEffect(
    () => () => {
      if (buttons.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true })
    },
    [panel],
  )
  const { lockedAt, lockedFrom } = lock
  const since = [
    lockedAt && m.lock.since(formatDateTime(lockedAt, timeZone)),
    lockedFrom && m.lock.from(lockedFrom),
  ].filter(Boolean)
  const hasLocal = accounts.some(({ authProvider }) => authProvider === 'illuminate')
  return (
    <Banner
      tone="warning"
      title={lockTitle(lock, m)}
      action={
        unlock && (
          <span className={css.lockButtons} ref={buttons}>
            <Button size="sm" busy={unlock.running} onClick={() => void unlock.unlock(accounts)}>
              {m.unlock.action}
            </Button>
            {hasLocal && (
              <Button
                size="sm"
                disabledReason={unlock.running ? m.unlock.running : undefined}
                onClick={() => void unlock.unlock(accounts, { newPassword: true })}
              >
                {m.unlock.withPassword}
              </Button>
            )}
          </span>
        )
      }
    >
      {since.length > 0 && `${since.join(', ')}. `}
      {lockEndText(lock, timeZone, m)}
    </Banner>
  )
}
