import { randomBytes } from 'node:crypto'
import type { SecondStep } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { Db } from '../../db/schema.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { ApiError, refuseForNow, SecondStepError } from '../../http/api-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { type SignInAccount, signInAccounts } from '../find-account.ts'
import { readStepCookie, writeStepCookie } from '../session-cookie.ts'
import { sessionHashOf } from '../session-store.ts'
import { findRelyingParty } from './relying-party.ts'

/** Long enough to look for a phone, or to install an app on it. */
const STEP_MS = 10 * 60_000
/** Wrong codes that end a sign-in: the next one needs the password again. */
const STEP_FAILURES = 5
/** Wrong codes for one account within the window, from all networks together. */
const ACCOUNT_FAILURES = 20
const WINDOW_MS = 15 * 60_000

export const STEP_OVER = 'This sign-in took too long or is over. Enter your password again.'
const TOO_MANY_CODES = 'Too many wrong codes for this account.'

const sentenceOf = ({ purpose, kinds }: SecondStep): string =>
  purpose === 'setUp'
    ? 'Set up a second factor to sign in.'
    : kinds.includes('app')
      ? 'Enter the code from your authenticator app to sign in.'
      : 'Use your passkey or a recovery code to sign in.'

export type FoundStep = {
  readonly tokenHash: string
  readonly purpose: SecondStep['purpose']
  readonly newPasswordHash: string | null
  readonly linkHash: string | null
  readonly account: SignInAccount
}

type Beginning = {
  readonly account: SignInAccount
  readonly purpose: SecondStep['purpose']
  /** Of a password that was chosen on the way. */
  readonly newPasswordHash?: string | undefined
  readonly linkHash?: string | undefined
}

/**
 * Remembers for ten minutes that the person knows the account's password, and refuses the sign-in until they have proven who
 * they are a second time. The cookie that binds this to the browser opens nothing by itself.
 */
export const requireSecondStep = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { account, purpose, newPasswordHash, linkHash }: Beginning,
): Promise<never> => {
  const { db } = context
  const at = context.now()
  const since = new Date(at.getTime() - WINDOW_MS).toISOString()
  await db.deleteFrom('secondSteps').where('createdAt', '<', since).execute()
  await db.deleteFrom('appSetups').where('expiresAt', '<', at.toISOString()).execute()
  const { failures } = await db
    .selectFrom('secondSteps')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('failures'), eb.lit(0)).as('failures'))
    .where('accountId', '=', account.id)
    .executeTakeFirstOrThrow()
  if (Number(failures) >= ACCOUNT_FAILURES) return refuseForNow(c, WINDOW_MS, TOO_MANY_CODES)
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('secondSteps')
    .values({
      tokenHash: sessionHashOf(token),
      accountId: account.id,
      purpose,
      newPasswordHash: newPasswordHash ?? null,
      linkHash: linkHash ?? null,
      createdAt: at,
      expiresAt: new Date(at.getTime() + STEP_MS),
    })
    .execute()
  writeStepCookie(c, token, STEP_MS)
  const step = await stepOf(context, c, { account, purpose })
  throw new SecondStepError(sentenceOf(step), step)
}

/** What the second step can be done with in this browser. */
const stepOf = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { account, purpose }: Pick<Beginning, 'account' | 'purpose'>,
): Promise<SecondStep> => {
  const party = findRelyingParty(context, c)
  const isOffered = typeof party !== 'string'
  const noPasskeys = isOffered ? null : party
  if (purpose === 'setUp') return { purpose, kinds: isOffered ? ['passkey', 'app'] : ['app'], noPasskeys }
  const factors = await context.db
    .selectFrom('secondFactors')
    .select(['kind', 'rpId'])
    .where('accountId', '=', account.id)
    .execute()
  const usable = factors.filter(({ kind, rpId }) => kind === 'app' || (isOffered && rpId === party.id))
  return { purpose, kinds: [...new Set(usable.map(({ kind }) => kind))].toSorted(), noPasskeys }
}

/**
 * Finds the sign-in of this browser that waits for its second step.
 * @throws 410 if there is none, it is over, or it is for another purpose
 */
export const findStep = async (
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  c: Context<ApiEnv>,
  purpose: SecondStep['purpose'],
): Promise<FoundStep> => {
  const token = readStepCookie(c)
  const found =
    token === undefined
      ? undefined
      : await signInAccounts(db)
          .innerJoin('secondSteps', 'secondSteps.accountId', 'accounts.id')
          .select(['secondSteps.tokenHash', 'secondSteps.newPasswordHash', 'secondSteps.linkHash'])
          .where('secondSteps.tokenHash', '=', sessionHashOf(token))
          .where('secondSteps.purpose', '=', purpose)
          .where('secondSteps.expiresAt', '>', now().toISOString())
          .executeTakeFirst()
  if (!found) throw new ApiError(410, STEP_OVER)
  const { tokenHash, newPasswordHash, linkHash, ...account } = found
  return { tokenHash, purpose, newPasswordHash, linkHash, account }
}

/** Ends a sign-in that is complete. False if another request was first. */
export const takeStep = async (trx: Db, { tokenHash }: FoundStep, now: Date): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('secondSteps')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Counts a wrong code; enough of them end the sign-in, and still count for the account. */
export const countWrongCode = async (db: Db, { tokenHash }: FoundStep, now: Date): Promise<void> => {
  const { failures } = await db
    .updateTable('secondSteps')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .returning('failures')
    .executeTakeFirstOrThrow()
  if (failures >= STEP_FAILURES)
    await db.updateTable('secondSteps').set({ expiresAt: now }).where('tokenHash', '=', tokenHash).execute()
}

/** Ends the unfinished sign-ins of an account, which know a password that is another one now. */
export const endStepsOf = async (trx: Db, accountId: number, now: Date): Promise<void> => {
  await trx
    .updateTable('secondSteps')
    .set({ expiresAt: now })
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now.toISOString())
    .execute()
}
