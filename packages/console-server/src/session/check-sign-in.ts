import type {
  AccountUserType,
  LockReason,
  PasswordRules,
  SecondStep,
  SignIn,
} from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { logAccountChange } from '../people/log-account-change.ts'
import { type PasswordContext, prepareNewPassword, storePassword } from './change-password.ts'
import { findAccount, isUsable, type SignInAccount } from './find-account.ts'
import { checkPassword } from './former-passwords.ts'
import {
  type Attempt,
  countAttempt,
  forgiveAttempts,
  LOCK_OPENED,
  lockPolicyIn,
  takeBackAttempt,
} from './lock-policy.ts'
import { localSettingsOf, passwordPolicyIn, passwordRulesFor } from './password-rules.ts'
import { secondStepNeedOf } from './second-factor/second-factors.ts'
import { endSessionsOf } from './session-store.ts'

/** Minimum duration of a refusal, so that its cause can't be inferred from the time it takes. */
const REFUSAL_MS = 250

/** When someone tries to sign in, and from which address if known. */
export type Circumstances = {
  readonly now: Date
  readonly address: string | null
  readonly staffSecondFactor?: boolean | undefined
}

export type SignInOutcome =
  | { kind: 'in'; userId: number; account: SignInAccount }
  /** The password is right, but a new password has to be chosen first. */
  | { kind: 'newPassword'; status: 400 | 403; message: string; rules: PasswordRules }
  /** The password is right, but a second factor is needed. `newPasswordHash`: of the password that counts from then on. */
  | { kind: 'secondStep'; purpose: SecondStep['purpose']; account: SignInAccount; newPasswordHash?: string }
  /** `closed`: the account that this attempt locked. */
  | { kind: 'refused'; closed?: SignInAccount }

const MUST_CHANGE = 'You need to change your password. Choose a new one to sign in.'

/**
 * Checks a sign-in with a Local account. A wrong password, an unknown user, a locked or disabled account and an inactive user
 * take the same time and get the same answer.
 */
export const checkSignIn = async (
  context: PasswordContext,
  input: SignIn,
  when: Circumstances,
): Promise<SignInOutcome> => {
  const { db } = context
  const earliest = new Promise((resolve) => setTimeout(resolve, REFUSAL_MS))
  const account = await findAccount(db, input)
  const settings = await localSettingsOf(db, account?.clientId ?? input.clientId ?? null)
  const policy = lockPolicyIn(settings)
  // Counted before the check, so that concurrent guesses all count.
  const attempt = account
    ? await countAttempt(db, account, { policy, now: when.now, address: when.address })
    : 'locked'
  const isRight = await checkPassword(account?.hash ?? null, input.password)
  if (account && isRight && isUsable(account) && attempt !== 'locked') {
    const isTooOld =
      attempt === 'expired' ||
      (account.changedAt !== null &&
        isPasswordTooOld(settings, { userType: account.userType, changedAt: account.changedAt }, when.now))
    const outcome = await enter(context, { account, attempt, newPassword: input.newPassword, isTooOld }, when)
    if (outcome) return outcome
  }
  if (account && attempt === 'closing') await logTooManyFailures(db, account, when.now)
  await earliest
  return account && attempt === 'closing' ? { kind: 'refused', closed: account } : { kind: 'refused' }
}

type Entering = {
  account: SignInAccount
  attempt: Attempt
  newPassword: string | undefined
  isTooOld: boolean
}

/** Undefined if the account was closed meanwhile. */
const enter = async (
  context: PasswordContext,
  { account, attempt, newPassword, isTooOld }: Entering,
  when: Circumstances,
): Promise<SignInOutcome | undefined> => {
  const { db } = context
  const need = await secondStepNeedOf({ db, staffSecondFactor: when.staffSecondFactor }, account)
  // A person who has only the password can't clear the wrong codes that they entered before.
  const forgive = () =>
    need === 'use'
      ? takeBackAttempt(db, account, { attempt, now: when.now })
      : forgiveAttempts(db, account, attempt)
  if (newPassword !== undefined) {
    const prepared = await prepareNewPassword(db, account, newPassword)
    if ('fault' in prepared) {
      await forgive()
      return {
        kind: 'newPassword',
        status: 400,
        message: `A password must ${prepared.fault}.`,
        rules: await passwordRulesFor(db, account),
      }
    }
    if (need === 'use') {
      await forgive()
      return { kind: 'secondStep', purpose: need, account, newPasswordHash: prepared.hash }
    }
    await storePassword(context, account, { hash: prepared.hash, now: when.now })
  } else if (isTooOld || account.mustChangePassword) {
    if (isTooOld && attempt !== 'expired') await lockExpired(db, account, when.now)
    else await forgive()
    return {
      kind: 'newPassword',
      status: 403,
      message: MUST_CHANGE,
      rules: await passwordRulesFor(db, account),
    }
  }
  if (need !== 'none') {
    await forgive()
    return { kind: 'secondStep', purpose: need, account }
  }
  const { userId } = account
  const isIn = userId !== null && (await admit(db, account, when))
  return isIn ? { kind: 'in', userId, account } : undefined
}

/**
 * Records a successful sign-in: clears failed attempts and stores time and address. An account that was closed since
 * the check stays closed.
 * @returns whether the account is open
 */
export const admit = async (
  db: Db,
  account: SignInAccount,
  { now, address }: { now: Date; address: string | null },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ ...LOCK_OPENED, lastLogin: now, lastLoginIp: address })
    .where('id', '=', account.id)
    .where('isEnabled', '=', true)
    .where('mustChangePassword', '=', false)
    .where((eb) => eb.or([eb('locked', '=', false), eb('lockReason', '=', 'tooManyFailures')]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const DAY_MS = 86_400_000

/** True if a password has outlived the policy for its owner's user type. Service accounts' never do. */
const isPasswordTooOld = (
  settings: Readonly<Record<string, unknown>> | undefined,
  { userType, changedAt }: { userType: AccountUserType; changedAt: string },
  now: Date,
): boolean => {
  if (userType === 'service') return false
  const { expireDays } = passwordPolicyIn(settings, userType)
  return expireDays > 0 && now.getTime() - Date.parse(changedAt) > expireDays * DAY_MS
}

/** Locks an account with an expired password until its owner chooses a new one or someone unlocks it. */
const lockExpired = (db: Db, account: SignInAccount, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const lock = { ...LOCK_OPENED, locked: true, lockReason: 'expired', lockedAt: now } as const
    await trx.updateTable('accounts').set(lock).where('id', '=', account.id).execute()
    await logLock(trx, account, { lockReason: 'expired', message: 'Password expired', now })
    if (account.userId !== null) await endSessionsOf(trx, account.userId)
  })

/** Logs that wrong passwords have locked an account. */
export const logTooManyFailures = (db: Db, account: SignInAccount, now: Date): Promise<void> =>
  db
    .transaction()
    .execute((trx) =>
      logLock(trx, account, { lockReason: 'tooManyFailures', message: 'Too many failed sign-ins', now }),
    )

const logLock = (
  trx: Db,
  { id }: SignInAccount,
  { lockReason, message, now }: { lockReason: LockReason; message: string; now: Date },
): Promise<void> =>
  logAccountChange(trx, {
    accountId: id,
    action: 'lock',
    triggeredBy: null,
    now,
    message,
    changes: [
      { field: 'locked', from: '0', to: '1' },
      { field: 'lockReason', from: null, to: lockReason },
    ],
  })
