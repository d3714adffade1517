import type { AccountFieldChange, AccountSyncAction } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { appendSyncLines } from './append-sync-lines.ts'

export type AccountEvent = {
  accountId: number
  action: AccountSyncAction
  changes: readonly AccountFieldChange[]
  message?: string
  /** Null when nobody did it. */
  triggeredBy: string | null
  now: Date
}

/** Writes down what happened to an account, in the log of its district. Provider staff belong to none and have no such log. */
export const logAccountChange = async (trx: Db, event: AccountEvent): Promise<void> => {
  const { accountId, action, changes, message = null, triggeredBy, now } = event
  const account = await trx
    .selectFrom('accounts')
    .leftJoin('authentications', 'authentications.id', 'accounts.authenticationId')
    .leftJoin('districts', 'districts.illuminateClientId', 'accounts.clientId')
    .select(['accounts.username', 'accounts.staffId', 'authentications.provider'])
    .select((eb) => eb.fn.coalesce('accounts.lea', 'districts.lea').as('lea'))
    .where('accounts.id', '=', accountId)
    .orderBy('districts.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { lea, username, staffId, provider: authProvider } = account
  if (lea === null) return
  const line = {
    action,
    accountId,
    username,
    staffId,
    authProvider,
    changes: [...changes],
    message,
    triggeredBy,
  }
  await appendSyncLines(trx, { lea, lines: [line], now })
}
