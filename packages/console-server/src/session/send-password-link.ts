import { AUTH_SETTINGS, effectiveSettings } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import type { OutgoingMail } from '../mail/mail.ts'
import type { ServerContext } from '../server-context.ts'
import { isUsable, type SignInAccount } from './find-account.ts'
import { issueLink, type LinkPurpose } from './password-link.ts'
import {
  alreadySetUpEmail,
  invitationEmail,
  otherProviderEmail,
  type ResetAsker,
  resetEmail,
} from './password-link-emails.ts'
import { localSettingsOf } from './password-rules.ts'
import { inBackground, writeHourly } from './write-hourly.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

type Sending = Pick<ServerContext, 'db' | 'mail' | 'now'> & { readonly consoleUrl: string }

/** True if people can have a link for a forgotten password emailed to them, by the settings of Local sign-in. */
export const allowsResets = (settings: Readonly<Record<string, unknown>> | undefined): boolean =>
  effectiveSettings(AUTH_SETTINGS.illuminate, settings).selfServiceReset === true

/** The settings of a client's Local sign-in that links depend on. */
export const linkSettingsOf = async (db: Db, clientId: number | null) => {
  const local = await localSettingsOf(db, clientId)
  const settings = effectiveSettings(AUTH_SETTINGS.illuminate, local)
  const { inviteImportedStaff, resetTokenMinutes, invitationDays } = settings
  return {
    selfServiceReset: allowsResets(local),
    inviteImportedStaff: inviteImportedStaff === true,
    resetTokenMinutes: typeof resetTokenMinutes === 'number' ? resetTokenMinutes : 60,
    invitationDays: typeof invitationDays === 'number' ? invitationDays : 7,
  }
}

/** Emails a link for the first password of an account. */
export const sendInvitation = async (
  { db, mail, now, consoleUrl }: Sending,
  account: SignInAccount,
): Promise<void> => {
  const at = now()
  const { invitationDays: days } = await linkSettingsOf(db, account.clientId)
  const expiresAt = new Date(at.getTime() + days * DAY_MS)
  const token = await issueLink(db, account, { purpose: 'invitation', now: at, expiresAt })
  const clientName = await clientNameOf(db, account.clientId)
  await mail.send(invitationEmail({ ...account, consoleUrl }, { token, days, clientName }))
  const sent = { sentAt: at, dueAt: null, attempts: 0 }
  await db
    .insertInto('invitations')
    .values({ accountId: account.id, ...sent })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(sent))
    .execute()
}

/** The client an account belongs to; null for provider staff. */
export const clientNameOf = async (db: Db, clientId: number | null): Promise<string | null> => {
  if (clientId === null) return null
  const client = await db
    .selectFrom('clients')
    .select('clientName')
    .where('id', '=', clientId)
    .executeTakeFirst()
  return client?.clientName ?? null
}

/**
 * Emails a person who asks for a password what helps them: a link, or how to sign in. At most once an hour for each account.
 * Accounts that are disabled or were locked by an administrator get no email. Never fails: callers don't wait for it, so
 * that their answers reveal nothing about the account.
 * @param asked `forgotten`, or the purpose of the link that was opened too late
 */
export const sendPasswordHelp = (
  sending: Sending,
  find: () => Promise<SignInAccount | undefined>,
  asked: 'forgotten' | LinkPurpose,
): Promise<void> =>
  inBackground(async () => {
    const account = await find()
    if (!account || account.emailAddress === '' || account.userId === null) return
    if (!account.isEnabled || account.lockReason === 'administrator') return
    const help = await helpFor(sending, account, asked)
    if (help) await writeHourly(sending.db, { key: help.key, now: sending.now() }, help.send)
  })

/** What invitations are counted under, whether an administrator sends one again or its owner asks for it. */
export const invitationKey = (accountId: number): string => `invitation of account ${accountId}`

const helpKey = (accountId: number): string => `password help of account ${accountId}`

/** Lets a person who has just used a link ask for another one within the hour. */
export const allowHelpAgain = async (db: Db, accountId: number): Promise<void> => {
  await db
    .deleteFrom('lettersSent')
    .where('key', 'in', [invitationKey(accountId), helpKey(accountId)])
    .execute()
}

type Help = { readonly key: string; readonly send: () => Promise<void> }

/** What to send; undefined for nothing. */
const helpFor = async (
  sending: Sending,
  account: SignInAccount,
  asked: 'forgotten' | LinkPurpose,
): Promise<Help | undefined> => {
  const { db, mail, consoleUrl } = sending
  const to = { ...account, consoleUrl }
  const key = helpKey(account.id)
  const send = (email: OutgoingMail): Help => ({ key, send: () => mail.send(email) })
  const { provider, status, hash } = account
  if (provider !== null && provider !== 'illuminate')
    return status === 'active' ? send(otherProviderEmail(to, provider)) : undefined
  const isInvited = status === 'invited'
  if (!isUsable(isInvited ? { ...account, status: 'active' } : account)) return undefined
  if ((isInvited || hash === null) && (await wasInvited(db, account.id)))
    return { key: invitationKey(account.id), send: () => sendInvitation(sending, account) }
  if (isInvited) return undefined
  const { selfServiceReset } = await linkSettingsOf(db, account.clientId)
  if (selfServiceReset)
    return {
      key,
      send: async () => {
        await sendResetLink(sending, account, 'owner')
      },
    }
  return asked === 'forgotten' ? undefined : send(alreadySetUpEmail(to))
}

/**
 * Emails a link to choose another password.
 * @returns how many minutes it works
 */
export const sendResetLink = async (
  { db, mail, now, consoleUrl }: Sending,
  account: SignInAccount,
  askedBy: ResetAsker,
): Promise<number> => {
  const { resetTokenMinutes: minutes } = await linkSettingsOf(db, account.clientId)
  const at = now()
  const expiresAt = new Date(at.getTime() + minutes * MINUTE_MS)
  const token = await issueLink(db, account, { purpose: 'reset', now: at, expiresAt })
  await mail.send(resetEmail({ ...account, consoleUrl }, { token, minutes, askedBy }))
  return minutes
}

const wasInvited = async (db: Db, accountId: number): Promise<boolean> =>
  (await db
    .selectFrom('invitations')
    .select('accountId')
    .where('accountId', '=', accountId)
    .where('sentAt', 'is not', null)
    .executeTakeFirst()) !== undefined
