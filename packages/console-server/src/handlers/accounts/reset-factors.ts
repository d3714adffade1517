import type { SecondFactorsReset } from '@edconsole/console-core/contract'
import { audited } from '../../audit/record-changes.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { authorOf, requireCaller } from '../../http/require-caller.ts'
import { logAccountChange } from '../../people/log-account-change.ts'
import { sendFactorEmail } from '../../session/account-change-emails.ts'
import { endStepsOf } from '../../session/second-factor/second-step.ts'
import { endSessionsOf } from '../../session/session-store.ts'
import { findAccount } from './account-rows.ts'

/** Else a session left open somewhere would be a way around the password that this needs. */
const OWN = 'Remove your own second factors in Your Account.'

/**
 * Removes all second factors and recovery codes of an account whose owner has lost theirs, and signs the account out: the
 * next sign-in needs the password. Its owner gets an email.
 */
export const resetFactors = async (call: Call, id: number): Promise<SecondFactorsReset> => {
  const author = await authorOf(call)
  const now = call.now()
  const owner = await call.db.transaction().execute(async (trx) => {
    await findAccount(trx, call, id)
    const account = await trx
      .selectFrom('accounts')
      .select(['userId', 'username', 'emailAddress', 'firstName'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (account.userId === requireCaller(call).userId) throw new ApiError(400, OWN)
    return audited(trx, call, { kind: 'account', keys: [id] }, async () => {
      const factors = await trx
        .deleteFrom('secondFactors')
        .where('accountId', '=', id)
        .returning(['kind', 'name'])
        .execute()
      if (factors.length === 0) return { account, factors }
      await trx.deleteFrom('recoveryCodes').where('accountId', '=', id).execute()
      await endStepsOf(trx, id, now)
      if (account.userId !== null) await endSessionsOf(trx, account.userId)
      await logAccountChange(trx, {
        accountId: id,
        action: 'update',
        changes: [{ field: 'secondFactors', from: String(factors.length), to: '0' }],
        message: 'Second factors removed',
        triggeredBy: author,
        now,
      })
      return { account, factors }
    })
  })
  const { account, factors } = owner
  if (factors.length > 0) sendFactorEmail(call, call.http, account, { kind: 'reset', factors })
  return { count: factors.length }
}
