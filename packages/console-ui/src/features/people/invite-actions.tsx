import {
  accountsResource,
  type InvitationsQueued,
  type Person,
  useClock,
  useDistrictScope,
  useExtension,
  useMessages,
  useRefresh,
  useRuntime,
  useSnackbar,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { MailIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import type { Selected } from '../../patterns/resource-table/index.ts'
import type { Invitations, InviteSkip } from './invite-dialog.tsx'
import { type PeopleMessages, peopleMessages } from './messages.ts'
import { useMayUnlock } from './unlock-actions.tsx'

const InviteDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./invite-dialog.tsx')).InviteDialog,
)

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
  authProvider === 'illuminate' && (accountState === 'invited' || accountState === 'notInvited')
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

const HOUR_MS = 3_600_000

/** Why somebody gets none, as far as the list tells; the server has the last word. */
const skipOf = (person: Person, now: Date): InviteSkip | null => {
  const { accountId, accountState, authProvider, emailAddress, invitation, invitedAt } = person
  if (accountId === null || accountState === 'none') return 'noAccount'
  if (authProvider !== 'illuminate') return 'otherProvider'
  if (accountState === 'active') return 'signedIn'
  if (accountState === 'locked' || accountState === 'disabled') return 'closed'
  if (invitableOf(person) === null) return 'other'
  if (!emailAddress) return 'noEmail'
  const isRecent = invitedAt !== null && now.getTime() - Date.parse(invitedAt) < HOUR_MS
  return isRecent || invitation === 'queued' ? 'recent' : null
}

const invitationsOf = (people: readonly Person[], now: Date): Invitations => {
  const accountIds: number[] = []
  const skipped = new Map<InviteSkip, number>()
  for (const person of people) {
    const { accountId } = person
    const skip = skipOf(person, now)
    if (skip !== null) skipped.set(skip, (skipped.get(skip) ?? 0) + 1)
    else if (accountId !== null) accountIds.push(accountId)
  }
  return { accountIds, skipped }
}

/**
 * Sends invitations to who is selected in a list: to one person at once, to several after a question.
 * @param rowsOf reads the selected rows
 */
export const useInviteSelected = (
  { invite, running }: Invite,
  rowsOf: (selected: Selected<Person>) => Promise<readonly Person[]>,
): { ask(selected: Selected<Person>): Promise<void>; running: boolean; dialog: ReactElement | null } => {
  const m = useMessages('people', peopleMessages).invite
  const clock = useClock()
  const snackbars = useSnackbar()
  const [reading, setReading] = useState(false)
  const [asked, setAsked] = useState<Invitations>()
  const ask = async (selected: Selected<Person>) => {
    setReading(true)
    try {
      const people = await rowsOf(selected)
      const invitations = invitationsOf(people, clock())
      const recent = invitations.skipped.get('recent') ?? 0
      if (people.length === 1) await invite(people.flatMap((person) => invitableOf(person) ?? []))
      else if (invitations.accountIds.length > 0) setAsked(invitations)
      else if (recent === 0) await invite([])
      else {
        const left = { queued: 0, recent, ineligible: people.length - recent }
        snackbars.show({ message: summaryOf(left, m), color: 'info' })
      }
    } catch {
      // The call has shown its own failure.
    } finally {
      setReading(false)
    }
  }
  const onConfirm = async ({ accountIds }: Invitations) => {
    await invite(accountIds)
    setAsked(undefined)
  }
  const dialog = asked ? (
    <InviteDialog
      invitations={asked}
      running={running}
      onConfirm={() => void onConfirm(asked)}
      onClose={() => setAsked(undefined)}
    />
  ) : null
  return { ask, running: reading || running, dialog }
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
