import {
  type AccountChange,
  accountsResource,
  type Person,
  placeOf,
  useAccess,
  useExtension,
  useMessages,
  useSave,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { peopleMessages } from '../../features/people/messages.ts'
import { PasswordLinkDialog, useMaySendLink, whyNoLink } from '../../features/people/password-link.ts'
import { linkAccountOf } from '../../features/people/password-link-items.tsx'
import { nameOf } from '../../features/people/person-texts.ts'
import { useMayUnlock } from '../../features/people/unlock-actions.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import {
  AuthenticationIcon,
  LockedIcon,
  MailIcon,
  PausedIcon,
  PeopleIcon,
  RefreshIcon,
  SyncIcon,
} from '../../parts/icons/icons.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import type { UserEditMessages } from './messages.ts'

type Question = 'lock' | 'disable'

/** What is asked before an account is closed to its owner, and what is then changed. */
const QUESTIONS: readonly { kind: Question; body: AccountChange }[] = [
  { kind: 'lock', body: { locked: 1 } },
  { kind: 'disable', body: { isEnabled: false } },
]

const doneOf = ({ locked, isEnabled, mustChangePassword }: AccountChange, m: UserEditMessages): string => {
  if (locked === 1) return m.lock.done
  if (mustChangePassword === undefined) return (isEnabled ? m.enable : m.disable).done
  return (mustChangePassword ? m.newPassword : m.samePassword).done
}

/** What can be done with a user's account from their page, and the questions before it. */
export const useAccountActions = (
  person: Person | undefined,
  districtId: string,
  m: UserEditMessages,
): { actions: readonly PageAction[]; dialog: ReactElement | null } => {
  const { can } = useAccess()
  const mayChange = useMayUnlock()
  const [asking, setAsking] = useState<Question | 'resetFactors' | 'passwordLink'>()
  const canResetFactors = useExtension(accountsResource.resetFactors)
  const maySendLink = useMaySendLink()
  const people = useMessages('people', peopleMessages)
  const update = useSave(accountsResource.update, {
    confirm: (_, { body }) => doneOf(body ?? {}, m),
    refresh: ['people', 'staff', 'accountSyncLogs'],
  })
  const resetFactors = useSave(accountsResource.resetFactors, {
    confirm: ({ count }) => m.resetFactors.texts.done(count),
    refresh: ['accountSyncLogs'],
  })
  if (!person || person.accountId === null) return { actions: [], dialog: null }
  const { accountId, authXAccountId, accountState, authProvider, mustChangePassword } = person
  const { lockReason, secondFactorCount } = person
  const done = async (call: Promise<unknown>): Promise<void> => {
    try {
      await call
      setAsking(undefined)
    } catch {
      // The call has shown its own failure; a dialog stays open with it.
    }
  }
  const change = (body: AccountChange): Promise<void> =>
    done(update.run({ params: { accountId }, body, record: person }))
  const password = mustChangePassword ? m.samePassword : m.newPassword
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
            label: password.action,
            note: password.note,
            icon: <AuthenticationIcon />,
            folded: true as const,
            run: () => void change({ mustChangePassword: !mustChangePassword }),
          },
        ]
      : []),
    ...(maySendLink && linkAccountOf(person) !== null
      ? [
          {
            id: 'password-link',
            label: people.passwordLink.action,
            note: people.passwordLink.note,
            icon: <MailIcon />,
            folded: true as const,
            disabledReason: whyNoLink({ isDisabled, lockReason }, people),
            run: () => setAsking('passwordLink'),
          },
        ]
      : []),
    ...(mayChange && canResetFactors && authProvider === 'illuminate'
      ? [
          {
            id: 'reset-factors',
            label: m.resetFactors.texts.action,
            note: m.resetFactors.note,
            icon: <RefreshIcon />,
            folded: true as const,
            disabledReason: secondFactorCount === 0 ? m.resetFactors.texts.none : undefined,
            run: () => setAsking('resetFactors'),
          },
        ]
      : []),
    ...(mayChange && !isDisabled && accountState !== 'locked'
      ? [
          {
            id: 'lock',
            label: m.lock.action,
            note: m.lock.note,
            icon: <LockedIcon />,
            kind: 'danger' as const,
            folded: true as const,
            run: () => setAsking('lock'),
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
                run: () => setAsking('disable'),
              },
        ]
      : []),
  ]
  const name = person.username ?? nameOf(person)
  const { texts } = m.resetFactors
  const dialog = (
    <>
      {asking === 'passwordLink' && (
        <PasswordLinkDialog
          owner={{ accountId, name: nameOf(person) }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {QUESTIONS.map(({ kind, body }) => (
        <ConfirmDialog
          key={kind}
          open={asking === kind}
          danger
          title={m[kind].title(name)}
          confirmLabel={m[kind].action}
          onConfirm={() => void change(body)}
          onCancel={() => setAsking(undefined)}
          busy={update.saving}
          failure={update.errors[0]?.message}
        >
          {m[kind].text}
        </ConfirmDialog>
      ))}
      <ConfirmDialog
        open={asking === 'resetFactors'}
        danger
        title={texts.title(name)}
        confirmLabel={texts.confirm}
        onConfirm={() => void done(resetFactors.run({ params: { accountId } }))}
        onCancel={() => setAsking(undefined)}
        busy={resetFactors.saving}
        busyLabel={texts.busy}
        failure={resetFactors.errors[0]?.message}
      >
        {texts.text}
      </ConfirmDialog>
    </>
  )
  return { actions, dialog }
}
