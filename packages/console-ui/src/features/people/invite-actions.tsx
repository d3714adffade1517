import {
  accountsResource,
  type InvitationsQueued,
  type Person,
  useDistrictScope,
  useExtension,
  useMessages,
  useRefresh,
  useRuntime,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { MailIcon } from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { type PeopleMessages, peopleMessages } from './messages.ts'
import { useMayUnlock } from './unlock-actions.tsx'

export type Invite = {
  /** Emails these accounts a link to choose a first password, as far as they can have one, and says what became of it. */
  invite(accountIds: readonly number[]): Promise<void>
  readonly running: boolean
}

/** Returns whether invitations can be sent here: by this person, and with this backend. */
export const useMayInvite = (): boolean => {
  const isAnswered = useExtension(accountsResource.sendInvitations)
  return useMayUnlock() && isAnswered
}

/** The account of a person who can be invited: a Local account that has never been used. */
export const invitableOf = ({
  accountId,
  authProvider,
  accountState,
}: Pick<Person, 'accountId' | 'authProvider' | 'accountState'>): number | null =>
  authProvider === 'illuminate' && (accountState === 'invited' || accountState === 'neverSignedIn')
    ? accountId
    : null

/** What the server takes at once. */
const BATCH = 10_000

/**
 * Sends invitations, and refreshes the lists about people.
 * @param onDone once they are on their way
 */
export const useInvite = (onDone?: () => void): Invite => {
  const m = useMessages('people', peopleMessages).invite
  const { api, snackbars } = useRuntime()
  const clientId = useDistrictScope()?.clientId
  const refresh = useRefresh('people')
  const [running, setRunning] = useState(false)
  const invite: Invite['invite'] = async (accountIds) => {
    if (accountIds.length === 0) {
      snackbars.show({ message: m.none, color: 'info' })
      return
    }
    setRunning(true)
    try {
      const total: InvitationsQueued = { queued: 0, recent: 0, ineligible: 0 }
      for (let start = 0; start < accountIds.length; start += BATCH) {
        const body = { accountIds: accountIds.slice(start, start + BATCH) }
        const { data } = await api.run(accountsResource.sendInvitations, { body, clientId })
        total.queued += data.queued
        total.recent += data.recent
        total.ineligible += data.ineligible
      }
      const hasSome = total.queued > 0
      snackbars.show({
        message: summaryOf(total, m),
        color: hasSome ? 'success' : 'info',
      })
      if (hasSome) onDone?.()
    } catch {
      // The call has shown its own failure.
    } finally {
      setRunning(false)
      refresh()
    }
  }
  const latest = useRef(invite)
  latest.current = invite
  return { invite: useCallback((accountIds) => latest.current(accountIds), []), running }
}

const summaryOf = (
  { queued, recent, ineligible }: InvitationsQueued,
  m: PeopleMessages['invite'],
): string => {
  const lines = [
    ...(queued > 0 ? [m.done(queued)] : []),
    ...(recent > 0 ? [m.recent(recent)] : []),
    ...(ineligible > 0 ? [m.ineligible(ineligible)] : []),
  ]
  return lines.length === 1 ? lines.join('') : lines.map((line) => line.replace(/\.?$/, '.')).join(' ')
}

export type InviteButtonProps = {
  onInvite: () => void
  running: boolean
  m: Pick<PeopleMessages, 'invite'>
}

/** Send invitation, for what is selected in a list. */
export function InviteButton({ onInvite, running, m }: InviteButtonProps): ReactElement {
  return (
    <Button kind="ghost" size="sm" icon={<MailIcon size="sm" />} busy={running} onClick={onInvite}>
      {m.invite.action}
    </Button>
  )
}

/** The same for one row; empty if the person can't be invited. */
export const inviteItems = (
  person: Person,
  { invite, running }: Invite,
  m: Pick<PeopleMessages, 'invite'>,
): MenuItem[] => {
  const accountId = invitableOf(person)
  if (accountId === null) return []
  return [
    {
      key: 'invite',
      label: person.invitation === null ? m.invite.action : m.invite.again,
      icon: <MailIcon />,
      separated: true,
      disabledReason:
        person.invitation === 'queued' ? m.invite.queued : running ? m.invite.running : undefined,
      onSelect: () => void invite([accountId]),
    },
  ]
}
