import { accountsResource, type Person, placeOf, useAccess, useSave } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { nameOf } from '../../features/people/person-texts.ts'
import { useMayUnlock } from '../../features/people/unlock-actions.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import { AuthenticationIcon, PausedIcon, PeopleIcon, SyncIcon } from '../../parts/icons/icons.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import type { UserEditMessages } from './messages.ts'

/** What can be done with a user's account from their page, and the questions before it. */
export const useAccountActions = (
  person: Person | undefined,
  districtId: string,
  m: UserEditMessages,
): { actions: readonly PageAction[]; dialog: ReactElement | null } => {
  const { can } = useAccess()
  const mayChange = useMayUnlock()
  const [asking, setAsking] = useState(false)
  const { run, saving, errors } = useSave(accountsResource.update, {
    confirm: ({ isEnabled }, { body }) =>
      body?.mustChangePassword ? m.newPassword.done : isEnabled ? m.enable.done : m.disable.done,
    refresh: ['people', 'staff', 'accountSyncLogs'],
  })
  if (!person || person.accountId === null) return { actions: [], dialog: null }
  const { accountId, authXAccountId, accountState, authProvider, mustChangePassword } = person
  const change = async (body: { isEnabled?: boolean; mustChangePassword?: boolean }): Promise<void> => {
    try {
      await run({ params: { accountId }, body, record: person })
      setAsking(false)
    } catch {
      // The call has shown its own failure; a dialog stays open with it.
    }
  }
  const isDisabled = accountState === 'disabled'
  const actions: PageAction[] = [
    ...(can('user-roles') && authXAccountId !== null
      ? [
          {
            id: 'roles',
            label: m.roles,
            note: m.rolesNote,
            icon: <PeopleIcon />,
            to: placeOf('user-roles', { districtId, authXAccountId: String(authXAccountId) }),
          },
        ]
      : []),
    ...(mayChange && authProvider === 'illuminate'
      ? [
          {
            id: 'new-password',
            label: m.newPassword.action,
            note: m.newPassword.note,
            icon: <AuthenticationIcon />,
            folded: true as const,
            disabledReason: mustChangePassword ? m.newPassword.already : undefined,
            run: () => void change({ mustChangePassword: true }),
          },
        ]
      : []),
    ...(mayChange
      ? [
          isDisabled
            ? {
                id: 'enable',
                label: m.enable.action,
                note: m.enable.note,
                icon: <SyncIcon />,
                folded: true as const,
                run: () => void change({ isEnabled: true }),
              }
            : {
                id: 'disable',
                label: m.disable.action,
                note: m.disable.note,
                icon: <PausedIcon />,
                kind: 'danger' as const,
                folded: true as const,
                run: () => setAsking(true),
              },
        ]
      : []),
  ]
  const dialog = (
    <ConfirmDialog
      open={asking}
      danger
      title={m.disable.title(person.username ?? nameOf(person))}
      confirmLabel={m.disable.action}
      onConfirm={() => void change({ isEnabled: false })}
      onCancel={() => setAsking(false)}
      busy={saving}
      failure={errors[0]?.message}
    >
      {m.disable.text}
    </ConfirmDialog>
  )
  return { actions, dialog }
}
