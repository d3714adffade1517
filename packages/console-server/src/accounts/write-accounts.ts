import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { FollowingAccount } from './plan-account.ts'

type Writing = { lea: string; at: Date; by: string | null }

/** Writes accounts as they are to be, in one statement; users are named like them, and whoever was disabled is out at once. */
export const writeAccounts = async (
  trx: Db,
  accounts: readonly FollowingAccount[],
  { lea, at, by }: Writing,
): Promise<void> => {
  if (accounts.length === 0) return
  await sql`update accounts a set staff_id = x."staffId", authentication_id = x."authenticationId", lea = ${lea},
      username = x.username, email_address = x."emailAddress", first_name = x."firstName", last_name = x."lastName",
      is_enabled = x."isEnabled", followed_username = x."followedUsername", left_at = x."leftAt",
      updated_at = ${at}::timestamptz, updated_by = ${by}
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as x (id integer, "staffId" text,
      "authenticationId" integer, username text, "emailAddress" text, "firstName" text, "lastName" text,
      "isEnabled" boolean, "followedUsername" text, "leftAt" timestamptz)
    where a.id = x.id`.execute(trx)
  const userIds = accounts.flatMap(({ userId }) => userId ?? [])
  if (userIds.length > 0) await renameUsers(trx, userIds)
  const shut = accounts.flatMap(({ userId, isEnabled }) => (isEnabled ? [] : (userId ?? [])))
  if (shut.length > 0) await trx.deleteFrom('sessions').where('userId', 'in', shut).execute()
}

/** A user's mail address is unique: one that another user has stays theirs. */
const renameUsers = async (trx: Db, userIds: readonly number[]): Promise<void> => {
  await sql`update users u set first_name = a.first_name, last_name = a.last_name
    from accounts a
    where a.user_id = u.id and u.id in (${sql.join(userIds)}) and u.client_id = a.client_id
      and (u.first_name, u.last_name) is distinct from (a.first_name, a.last_name)`.execute(trx)
  await sql`update users u set email_address = wanted.email
    from (select distinct on (lower(email_address)) user_id, client_id, email_address as email from accounts
      where user_id in (${sql.join(userIds)}) and email_address <> '' order by lower(email_address), id) as wanted
    where wanted.user_id = u.id and u.client_id = wanted.client_id and u.email_address <> wanted.email
      and not exists (select from users other where other.id <> u.id
        and lower(other.email_address) = lower(wanted.email))`.execute(trx)
}
