import type {
  PasswordLink,
  PasswordLinkRequest,
  PasswordLinkUse,
  SignIn,
} from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { ApiError, NewPasswordError, refuseForNow } from '../http/api-error.ts'
import { consoleAddress } from '../http/console-address.ts'
import { logAccountChange } from '../people/log-account-change.ts'
import type { ServerContext } from '../server-context.ts'
import { prepareNewPassword, storePassword } from './change-password.ts'
import { admit } from './check-sign-in.ts'
import { findAccount, type SignInAccount } from './find-account.ts'
import { lockPolicyIn } from './lock-policy.ts'
import { endLink, type FoundLink, findLink } from './password-link.ts'
import { localSettingsOf, passwordRulesFor } from './password-rules.ts'
import { type SecondStepNeed, secondStepNeedOf } from './second-factor/second-factors.ts'
import { requireSecondStep } from './second-factor/second-step.ts'
import { allowHelpAgain, clientNameOf, sendPasswordHelp } from './send-password-link.ts'
import { startSession } from './sign-in.ts'
import { countSignIn, forgiveSignIns, TOO_MANY_SIGN_INS } from './sign-in-limit.ts'

/** The same for a link that was used, has expired, or never existed, and one whose account is closed. */
const LINK_OVER = 'This link has expired or was already used.'
const LOCKED =
  "This account is locked after too many wrong passwords. Wait until it's unlocked, then open the link again."

/** What failures with made-up links are counted under. */
const NO_LINK = 'password link'

/** Emails a link to someone who forgot their password. A request counts as a failed sign-in; the answer is always the same. */
export const requestLink = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  asking: PasswordLinkRequest,
): Promise<void> => {
  const consoleUrl = consoleAddress({ ...context, http: c })
  await count(context, c, asking)
  // Not awaited: the time it takes would reveal that the account exists.
  void sendPasswordHelp({ ...context, consoleUrl }, () => findAccount(context.db, asking), 'forgotten')
}

/** Emails another link in place of one that is over. The answer is the same for every token. */
export const renewLink = async (context: ServerContext, c: Context<ApiEnv>, token: string): Promise<void> => {
  const consoleUrl = consoleAddress({ ...context, http: c })
  const link = await findLink(context.db, token, context.now())
  await count(context, c, ownerOf(link))
  if (link) void sendPasswordHelp({ ...context, consoleUrl }, async () => link.account, link.purpose)
}

/** Tells the holder of a link what it is for, and the rules of the password. The link stays as it is. */
export const checkLink = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  token: string,
): Promise<PasswordLink> => {
  const link = await findLink(context.db, token, context.now())
  if (!link?.isOpen) {
    await count(context, c, ownerOf(link))
    throw new ApiError(410, LINK_OVER)
  }
  const { purpose, account } = link
  return {
    purpose,
    username: account.username,
    clientName: await clientNameOf(context.db, account.clientId),
    passwordRules: await passwordRulesFor(context.db, account),
  }
}

/**
 * Sets the password that was chosen with a link, and signs them in. The link ends with the change of the password: of two
 * requests one succeeds, and after a refusal it is still valid.
 */
export const acceptLink = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { token, newPassword }: PasswordLinkUse,
): Promise<void> => {
  const { db } = context
  const now = context.now()
  const link = await findLink(db, token, now)
  const counted = await count(context, c, ownerOf(link))
  if (!link?.isOpen) throw new ApiError(410, LINK_OVER)
  const { account } = link
  // With the password that the link is about to set: after an invitation, the first one.
  const need = await secondStepNeedOf(context, Object.assign({}, account, { hash: account.hash ?? '' }))
  if (account.lockReason === 'tooManyFailures' && !(await mayUnlock(context, account, need)))
    throw new ApiError(403, LOCKED)
  const prepared = await prepareNewPassword(db, account, newPassword)
  if ('fault' in prepared) {
    await forgiveSignIns(db, counted)
    const rules = await passwordRulesFor(db, account)
    throw new NewPasswordError(400, `A password must ${prepared.fault}.`, rules)
  }
  const { hash } = prepared
  if (need === 'use')
    return requireSecondStep(context, c, {
      account,
      purpose: need,
      newPasswordHash: hash,
      linkHash: link.hash,
    })
  await storePassword(context, account, { hash, now, claim: (trx) => claim(trx, link, now) })
  if (need === 'setUp') {
    await forgiveSignIns(db, counted)
    return requireSecondStep(context, c, { account, purpose: need })
  }
  const { address } = c.get('connection')
  if (account.userId === null || !(await admit(db, account, { now, address })))
    throw new ApiError(410, LINK_OVER)
  await forgiveSignIns(db, counted)
  await allowHelpAgain(db, account.id)
  await startSession(context, c, { userId: account.userId, account })
}

/** Ends the link, and lets an invited person in. Throws if another request was first: nothing changes then. */
const claim = async (trx: ServerContext['db'], link: FoundLink, now: Date): Promise<void> => {
  if (!(await endLink(trx, link.hash, now))) throw new ApiError(410, LINK_OVER)
  const { id: accountId, userId, firstName, lastName, username, status } = link.account
  if (link.purpose !== 'invitation' || status !== 'invited' || userId === null) return
  await trx
    .updateTable('users')
    .set({ status: 'active' })
    .where('id', '=', userId)
    .where('status', '=', 'invited')
    .execute()
  await logAccountChange(trx, {
    accountId,
    action: 'enable',
    now,
    message: 'Invitation accepted',
    triggeredBy: `${firstName} ${lastName}`.trim() || username,
    changes: [{ field: 'status', from: 'invited', to: 'active' }],
  })
}

/** A lock after wrong passwords that has run out is none. An email alone doesn't unlock who has a second factor. */
const mayUnlock = async (
  { db, now }: ServerContext,
  { id, clientId }: SignInAccount,
  need: SecondStepNeed,
): Promise<boolean> => {
  if (need !== 'use' && lockPolicyIn(await localSettingsOf(db, clientId)).autoUnlockOnPasswordReset)
    return true
  const { lockedUntil } = await db
    .selectFrom('accounts')
    .select('lockedUntil')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return lockedUntil !== null && new Date(lockedUntil) <= now()
}

type Owner = Pick<SignIn, 'clientId' | 'username'>

const ownerOf = (link: FoundLink | undefined): Owner =>
  link
    ? {
        username: link.account.username,
        ...(link.account.clientId === null ? {} : { clientId: link.account.clientId }),
      }
    : { username: NO_LINK }

/** Counts an attempt as a failed sign-in, or refuses it if there were too many. */
const count = async (
  { db, now }: ServerContext,
  c: Context<ApiEnv>,
  { clientId, username }: Owner,
): ReturnType<typeof countSignIn> => {
  const { address } = c.get('connection')
  const counted = await countSignIn(db, { address, clientId, username }, now())
  if (counted.waitMs > 0) refuseForNow(c, counted.waitMs, TOO_MANY_SIGN_INS)
  return counted
}
