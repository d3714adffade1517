import type { SignIn } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { ApiError, NewPasswordError, refuseForNow } from '../http/api-error.ts'
import type { ServerContext } from '../server-context.ts'
import { checkSignIn } from './check-sign-in.ts'
import type { SignInAccount } from './find-account.ts'
import { sendLockEmails } from './lock-emails.ts'
import { noticeDevice } from './new-device.ts'
import { requireSecondStep } from './second-factor/second-step.ts'
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts'
import { beginSession } from './session-store.ts'
import { countSignIn, forgiveSignIns, TOO_MANY_SIGN_INS } from './sign-in-limit.ts'

/** The same text for a wrong password, an unknown user and a locked account. */
const SIGN_IN_REFUSED = 'The username or password is incorrect, or the account is locked.'

/** Enough for every browser; more only costs time and space. */
const USER_AGENT_MAX = 400

/**
 * Signs someone in with a Local account and a new session, or refuses. If a new password is required first, the refusal names the field
 * `newPassword`, and the client repeats the call with one. If a second factor is required, it names the field `code`.
 */
export const signIn = async (context: ServerContext, c: Context<ApiEnv>, input: SignIn): Promise<void> => {
  const { db, now, staffSecondFactor } = context
  const { address } = c.get('connection')
  const { clientId, username } = input
  const counted = await countSignIn(db, { address, clientId, username }, now())
  if (counted.waitMs > 0) refuseForNow(c, counted.waitMs, TOO_MANY_SIGN_INS)
  const outcome = await checkSignIn(context, input, { now: now(), address, staffSecondFactor })
  if (outcome.kind === 'refused') {
    // Not awaited: the time it takes would reveal that the account exists.
    if (outcome.closed) void sendLockEmails(context, outcome.closed)
    throw new ApiError(401, SIGN_IN_REFUSED)
  }
  // Wrong codes still count until the second step is done.
  if (outcome.kind === 'secondStep' && outcome.purpose === 'use')
    return requireSecondStep(context, c, outcome)
  await forgiveSignIns(db, counted)
  if (outcome.kind === 'secondStep') return requireSecondStep(context, c, outcome)
  if (outcome.kind === 'newPassword')
    throw new NewPasswordError(outcome.status, outcome.message, outcome.rules)
  await startSession(context, c, outcome)
}

type SignedIn = { readonly userId: number; readonly account: SignInAccount }

/**
 * Begins a session for a person who has proven who they are; ends the browser's previous one.
 * @returns its token
 */
export const startSession = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { userId, account }: SignedIn,
): Promise<string> => {
  const { db, now } = context
  const { address } = c.get('connection')
  c.set('userId', userId)
  const origin = { address, userAgent: c.req.header('user-agent')?.slice(0, USER_AGENT_MAX) ?? null }
  const session = { userId, former: readSessionCookie(c), origin, now: now() }
  const token = await beginSession(db, session)
  writeSessionCookie(c, token)
  noticeDevice(context, c, { userId, account, origin })
  return token
}
