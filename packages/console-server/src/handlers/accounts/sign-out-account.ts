import type { SessionsEnded } from '@edconsole/console-core/contract'
import type { Call } from '../../http/handler.ts'
import { authorOf, requireCaller } from '../../http/require-caller.ts'
import { logAccountChange } from '../../people/log-account-change.ts'
import { readSessionCookie } from '../../session/session-cookie.ts'
import { endSessionsOf } from '../../session/session-store.ts'
import { findAccount } from './account-rows.ts'

/**
 * Ends all sessions of an account, with a line in its district's log. People who do this to themselves
 * keep the session that asks.
 */
export const signOutAccount = async (call: Call, id: number): Promise<SessionsEnded> => {
  const author = await authorOf(call)
  return call.db.transaction().execute(async (trx) => {
    await findAccount(trx, call, id)
    const { userId } = await trx
      .selectFrom('accounts')
      .select('userId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (userId === null) return { count: 0 }
    const isOwn = userId === requireCaller(call).userId
    const count = await endSessionsOf(trx, userId, isOwn ? readSessionCookie(call.http) : undefined)
    if (count > 0)
      await logAccountChange(trx, {
        accountId: id,
        action: 'update',
        changes: [],
        message: 'Signed out everywhere.',
        triggeredBy: author,
        now: call.now(),
      })
    return { count }
  })
}
