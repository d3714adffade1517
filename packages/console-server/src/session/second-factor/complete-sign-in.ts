import type { Context } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import { ApiError, refuseForNow } from '../../http/api-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { sendFactorEmail } from '../account-change-emails.ts'
import { storePassword } from '../change-password.ts'
import { admit, logTooManyFailures } from '../check-sign-in.ts'
import { sendLockEmails } from '../lock-emails.ts'
import { countAttempt, lockPolicyIn } from '../lock-policy.ts'
import { endLink } from '../password-link.ts'
import { localSettingsOf } from '../password-rules.ts'
import { refuseLocked } from '../refuse-locked.ts'
import { clearStepCookie } from '../session-cookie.ts'
import { startSession } from '../sign-in.ts'
import { countSignIn, forgiveSignIns, TOO_MANY_SIGN_INS } from '../sign-in-limit.ts'
import { takeCode } from './second-factors.ts'
import { countWrongCode, type FoundStep, findStep, STEP_OVER, takeStep } from './second-step.ts'

const WRONG_CODE = 'This code is wrong or was already used.'

/** Signs in a user whose password was right and who has a code from their app, or a recovery code. */
export const signInWithCode = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  code: string,
): Promise<void> => {
  const step = await findStep(context, c, 'use')
  await proveSecondFactor(context, c, step, {
    prove: async () => {
      const how = await takeCode(context, step.account.id, code)
      if (how === 'recoveryCode') sendFactorEmail(context, c, step.account, { kind: 'recoveryCodeUsed' })
      return how !== null
    },
    refusal: new ApiError(400, WRONG_CODE, 'code'),
  })
}

type Proof = { readonly prove: () => Promise<boolean>; readonly refusal: ApiError }

/**
 * Checks a second factor, and signs in if it is right. A wrong one counts like a wrong password, for the account's lock and the
 * network's limit.
 */
export const proveSecondFactor = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  step: FoundStep,
  { prove, refusal }: Proof,
): Promise<void> => {
  const { db } = context
  const { account } = step
  const { address } = c.get('connection')
  const now = context.now()
  const { clientId, username } = account
  const counted = await countSignIn(db, { address, clientId: clientId ?? undefined, username }, now)
  if (counted.waitMs > 0) refuseForNow(c, counted.waitMs, TOO_MANY_SIGN_INS)
  const policy = lockPolicyIn(await localSettingsOf(db, clientId))
  // Counted before the check, so that concurrent guesses all count.
  const attempt = await countAttempt(db, account, { policy, now, address })
  if (attempt === 'locked') return refuseLocked(context, c, account)
  if (!(await prove())) {
    await countWrongCode(db, step, now)
    if (attempt !== 'closing') throw refusal
    await logTooManyFailures(db, account, now)
    void sendLockEmails(context, account)
    return refuseLocked(context, c, account)
  }
  await completeSignIn(context, c, step)
  await forgiveSignIns(db, counted)
}

/** Begins the session of a sign-in whose both steps are done, once, with the password that was chosen on the way. */
export const completeSignIn = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  step: FoundStep,
): Promise<void> => {
  const { db } = context
  const now = context.now()
  const { account, newPasswordHash: hash, linkHash } = step
  if (!(await takeStep(db, step, now))) throw new ApiError(410, STEP_OVER)
  if (hash !== null) {
    await storePassword(context, account, {
      hash,
      now,
      claim: async (trx) => {
        if (linkHash !== null && !(await endLink(trx, linkHash, now))) throw new ApiError(410, STEP_OVER)
      },
    })
  }
  const { address } = c.get('connection')
  if (account.userId === null || !(await admit(db, account, { now, address })))
    throw new ApiError(410, STEP_OVER)
  clearStepCookie(c)
  await startSession(context, c, { userId: account.userId, account })
}
