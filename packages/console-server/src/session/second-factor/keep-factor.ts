import { type Insertable, sql } from 'kysely'
import { audited } from '../../audit/record-changes.ts'
import type { SecondFactorsTable } from '../../db/schema/sign-in.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { logAccountChange } from '../../people/log-account-change.ts'
import { sendFactorEmail } from '../account-change-emails.ts'
import type { SignInAccount } from '../find-account.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { STEP_OVER } from './second-step.ts'

/** More than anyone uses. */
const MAX_FACTORS = 20

/** The user who sets up or uses a factor. */
export type FactorOwner = {
  readonly account: SignInAccount
  /** Hash of the token of the session or the second step that it belongs to. */
  readonly ownerHash: string
}

export type FactorSetup = FactorOwner & {
  /** True at a sign-in, where only a first factor may be set up: else the password alone would be enough to get in. */
  readonly isFirst: boolean
}

type NewFactor = Omit<Insertable<SecondFactorsTable>, 'accountId' | 'addedAt'>

/**
 * Adds a factor to an account.
 * @param claim runs first in the transaction: where it throws, nothing is added
 * @returns recovery codes with an account's first factor; otherwise those that it has stay
 */
export const keepFactor = async (
  call: Call,
  { account, isFirst }: FactorSetup,
  { factor, message, claim }: { factor: NewFactor; message: string; claim?: (trx: Db) => Promise<void> },
): Promise<string[]> => {
  const now = call.now()
  const codes = await call.db.transaction().execute(async (trx) => {
    await claim?.(trx)
    await trx.selectFrom('accounts').select('id').where('id', '=', account.id).forUpdate().execute()
    const count = await countFactors(trx, account.id)
    if (isFirst && count > 0) throw new ApiError(410, STEP_OVER)
    if (count >= MAX_FACTORS) throw new ApiError(400, `You can have up to ${MAX_FACTORS} second factors.`)
    return auditedFactors(trx, call, account, async () => {
      await trx
        .insertInto('secondFactors')
        .values({ ...factor, accountId: account.id, addedAt: now })
        .execute()
      await logFactorChange(trx, account, { message, now })
      return count === 0 ? await renewRecoveryCodes(trx, call.secrets, account.id) : []
    })
  })
  sendFactorEmail(call, call.http, account, { kind: 'added', factor })
  return codes
}

const countFactors = async (trx: Db, accountId: number): Promise<number> => {
  const { count } = await trx
    .selectFrom('secondFactors')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

/** Records in the audit log what an account's owner changes about its factors, at a sign-in too. */
export const auditedFactors = <T>(
  trx: Db,
  call: Call,
  account: SignInAccount,
  change: () => Promise<T>,
): Promise<T> => audited(trx, auditedAs(call, account), { kind: 'account', keys: [account.id] }, change)

/** The call as one of an account's owner, who has no session before a sign-in is complete. */
export const auditedAs = ({ operation, now, secrets }: Call, { userId }: SignInAccount) => ({
  operation,
  now,
  secrets,
  caller: userId === null ? null : { userId },
})

/** Notes in the log of the account's district what its owner changed. */
export const logFactorChange = (
  trx: Db,
  { id: accountId, firstName, lastName, username }: SignInAccount,
  { message, now }: { message: string; now: Date },
): Promise<void> =>
  logAccountChange(trx, {
    accountId,
    action: 'update',
    changes: [],
    message,
    triggeredBy: `${firstName} ${lastName}`.trim() || username,
    now,
  })
