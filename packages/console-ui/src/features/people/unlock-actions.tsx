import { useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { AuthenticationIcon, UnlockIcon } from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import type { PeopleMessages } from './messages.ts'
import type { Lockable, Unlock } from './use-unlock.ts'

/** Returns whether the user may change accounts (R47). */
export const useMayUnlock = (): boolean => {
  const { allows } = useAccess()
  return (
    allows({ all: ['ROLE_ACCOUNT_SERVICE_VIEW'] }) ||
    allows({ all: ['ROLE_USER_MANAGEMENT_EDIT'], orEmployee: true })
  )
}

export type UnlockButtonsProps = {
  onUnlock(options: { newPassword: boolean }): void
  running: boolean
  m: Pick<PeopleMessages, 'unlock'>
}

/** Unlock, and Unlock and require new password, for what is selected in a list. */
export function UnlockButtons({ onUnlock, running, m }: UnlockButtonsProps): ReactElement {
  return (
    <>
      <Button
        kind="ghost"
        size="sm"
        icon={<UnlockIcon size="sm" />}
        busy={running}
        onClick={() => onUnlock({ newPassword: false })}
      >
        {m.unlock.action}
      </Button>
      <Button
        kind="ghost"
        size="sm"
        icon={<AuthenticationIcon size="sm" />}
        disabledReason={running ? m.unlock.running : undefined}
        onClick={() => onUnlock({ newPassword: true })}
      >
        {m.unlock.withPassword}
      </Button>
    </>
  )
}

/** The same two for one row; the second for Local accounts, whose passwords are kept here. */
export const unlockItems = (
  account: Lockable,
  { unlock, running }: Unlock,
  m: Pick<PeopleMessages, 'unlock'>,
): MenuItem[] => {
  const disabledReason = running ? m.unlock.running : account.isLocked ? undefined : m.unlock.notLocked
  return [
    {
      key: 'unlock',
      label: m.unlock.action,
      icon: <UnlockIcon />,
      disabledReason,
      onSelect: () => void unlock([account]),
    },
    ...(account.authProvider === 'illuminate'
      ? [
          {
            key: 'unlock-with-password',
            label: m.unlock.withPassword,
            icon: <AuthenticationIcon />,
            disabledReason,
            onSelect: () => void unlock([account], { newPassword: true }),
          },
        ]
      : []),
  ]
}
