import type { AccountFieldChange, AccountSyncAction, AccountSyncLog } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** A line of the log as it is written. Without a time of its own, which only history has, it gets one here. */
export type SyncLine = Pick<AccountSyncLog, 'action' | 'changes'> & Partial<Omit<AccountSyncLog, 'lea'>>

/** Any fixed number of its own. */
const LOCK = 4_120_735

export type AccountEvent = {
  accountId: number
  action: AccountSyncAction
  changes: readonly AccountFieldChange[]
  message?: string
  /** Null if no person did it. */
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

/**
 * Adds lines to a district's log of account changes, in their order. Each gets a millisecond of its own, after
 * every line before it, also when the clock was set back. Fields that are as before are left out, and so is a line of
 * which nothing is left.
 */
export const appendSyncLines = async (
  trx: Db,
  { lea, lines, now }: { lea: string; lines: readonly SyncLine[]; now: Date },
): Promise<void> => {
  const changed = lines.flatMap((line) => {
    const changes = line.changes.filter(isChange)
    return changes.length === 0 && line.changes.length > 0 ? [] : [{ ...line, changes }]
  })
  if (changed.length === 0) return
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${lea}))`.execute(trx)
  const rows = changed.map((line, place) => ({ result: 'success', ...line, place }))
  await sql`insert into account_sync_logs (lea, "timestamp", action, result, account_id, username, staff_id,
      auth_provider, product_id, instance_id, changes, message, error_code, batch_id, triggered_by)
    select ${lea}, coalesce("timestamp", first.at + place * interval '1 millisecond'), action, result, "accountId", username, "staffId",
      "authProvider", "productId", "instanceId", changes, message, "errorCode", "batchId", "triggeredBy"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (place integer,
      "timestamp" timestamptz, action text, result text,
      "accountId" integer, username text, "staffId" text, "authProvider" text, "productId" integer,
      "instanceId" integer, changes jsonb, message text, "errorCode" text, "batchId" bigint, "triggeredBy" text),
      (select greatest(${now}::timestamptz, max("timestamp") + interval '1 millisecond') as at
        from account_sync_logs where lea = ${lea}) as first`.execute(trx)
}

/** An empty text and no value read alike. */
const isChange = ({ from, to }: AccountFieldChange): boolean => (from ?? '') !== (to ?? '')
