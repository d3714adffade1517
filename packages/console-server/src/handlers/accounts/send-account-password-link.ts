import { AUTH_PROVIDERS, type PasswordLinkSent } from '@edconsole/console-core/contract'
import { auditDone } from '../../audit/record-changes.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError, refuseForNow } from '../../http/api-error.ts'
import { consoleAddress } from '../../http/console-address.ts'
import type { Call } from '../../http/handler.ts'
import { authorOf, requireCaller } from '../../http/require-caller.ts'
import { logAccountChange } from '../../people/log-account-change.ts'
import { type SignInAccount, signInAccounts } from '../../session/find-account.ts'
import { sendResetLink } from '../../session/send-password-link.ts'
import { HOUR_MS, noteHourly } from '../../session/write-hourly.ts'
import { findAccount } from './account-rows.ts'

/** How many links administrators can send to one account within an hour. */
export const LINKS_PER_HOUR = 3

const NOT_SENT = "The email couldn't be sent. Try again later."

/**
 * Emails the owner of a Local account a link to choose a new password, whether they could ask for one themselves or not. Who
 * sent it is noted before the email leaves, and the answer doesn't have the link.
 */
export const sendAccountPasswordLink = async (call: Call, id: number): Promise<PasswordLinkSent> => {
  const consoleUrl = consoleAddress(call)
  const author = await authorOf(call)
  const now = call.now()
  const { account, key } = await call.db.transaction().execute(async (trx) => {
    const { lastLogin } = await findAccount(trx, call, id)
    // Calls at once are counted one after the other.
    await trx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute()
    const held = await signInAccounts(trx).where('accounts.id', '=', id).executeTakeFirstOrThrow()
    refuseOthers({ ...held, lastLogin }, requireCaller(call).userId)
    const counted = await countLink(trx, call, id)
    const line = { message: 'Password link requested', triggeredBy: author, now }
    await logAccountChange(trx, { accountId: id, action: 'update', changes: [], ...line })
    await auditDone(trx, call, { kind: 'account', keys: [id] }, { field: 'passwordLink', to: 'Requested' })
    return { account: held, key: counted }
  })
  const { db, mail } = call
  try {
    const minutes = await sendResetLink({ db, mail, now: call.now, consoleUrl }, account, 'administrator')
    return { sentTo: account.emailAddress, minutes }
  } catch {
    await db.deleteFrom('lettersSent').where('key', '=', key).execute()
    throw new ApiError(503, NOT_SENT)
  }
}

/** Refuses accounts that a link is of no use for. */
const refuseOthers = (account: SignInAccount & { lastLogin: string | null }, callerId: number): void => {
  const { userId, userType, username, provider, status, isEnabled, lockReason, lastLogin } = account
  const refuse = (why: string): never => {
    throw new ApiError(409, why)
  }
  // Else a session left open somewhere would be a way around the present password, which Your Account asks for.
  if (userId === callerId) refuse('Change your own password in Your Account.')
  if (userType === 'service') refuse(`${username} is a service account. It signs in with tokens.`)
  if (provider === null) refuse(`The account of ${username} isn't linked to a sign-in provider.`)
  if (provider !== null && provider !== 'illuminate')
    refuse(`${username} signs in with ${AUTH_PROVIDERS[provider]}. The password has to be reset there.`)
  if (!isEnabled) refuse(`The account of ${username} is disabled. Enable it first.`)
  if (lockReason === 'administrator')
    refuse(`The account of ${username} was locked by an administrator. Unlock it first.`)
  if (account.emailAddress === '') refuse(`The account of ${username} has no email address.`)
  if (status === 'invited' || (userId === null && lastLogin === null))
    refuse(`${username} hasn't signed in yet. Send an invitation instead.`)
  if (userId === null) refuse(`The account of ${username} has no user, so nobody can sign in to it.`)
  if (status !== 'active') refuse(`${username} can't use the console. Enable the user first.`)
  if (!account.wayIsOpen) refuse(`Local sign-in is off for people like ${username}.`)
}

/** Counts a link, or refuses it if there were too many. */
const countLink = async (trx: Db, { http, now }: Pick<Call, 'http' | 'now'>, id: number): Promise<string> => {
  const keys = Array.from(
    { length: LINKS_PER_HOUR },
    (_, index) => `password link ${index + 1} of account ${id}`,
  )
  for (const key of keys) if ((await noteHourly(trx, { keys: [key], now: now() })).has(key)) return key
  const { sentAt } = await trx
    .selectFrom('lettersSent')
    .select('sentAt')
    .where('key', 'in', keys)
    .orderBy('sentAt')
    .executeTakeFirstOrThrow()
  return refuseForNow(
    http,
    Math.max(Date.parse(sentAt) + HOUR_MS - now().getTime(), 1),
    `${LINKS_PER_HOUR} password links were sent to this account within the last hour.`,
  )
}
