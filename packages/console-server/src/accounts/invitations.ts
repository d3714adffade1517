import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { invitationKey } from '../session/send-password-link.ts'
import { noteHourly } from '../session/write-hourly.ts'

/** That an account is a Local one that is open, was never signed in to and has an address, whether it has a user or not. */
const isForFirstPassword = sql`accounts.is_enabled and accounts.last_login is null and accounts.email_address <> ''
  and not (accounts.locked and accounts.lock_reason is not distinct from 'administrator')
  and exists (select from authentications way where way.id = accounts.authentication_id
    and way.provider = 'illuminate' and way.is_enabled
    and (accounts.user_type = 'service' or way.user_types @> to_jsonb(accounts.user_type)))`

/**
 * The condition that the owner of an account can be invited to choose a first password: it is a Local one that is open to them,
 * it was never signed in with, and it has an address.
 */
export const isInvitable: RawBuilder<boolean> = sql<boolean>`(
  exists (select from users invited where invited.id = accounts.user_id
    and invited.status in ('invited', 'active'))
  and ${isForFirstPassword})`

/**
 * Gives accounts without a user one who is invited and has no role, as those that imports create have. Whose email address
 * another user has stays without.
 */
export const addMissingUsers = async (
  trx: Db,
  accountIds: readonly number[],
  { now, by }: { now: Date; by: string },
): Promise<void> => {
  await sql`
    with wanted as (
      select distinct on (lower(email_address)) id, email_address, first_name, last_name, client_id,
        (select min(own.id) from districts own where own.illuminate_client_id = accounts.client_id
          and own.lea = coalesce(accounts.lea, own.lea)) as district_id
      from accounts
      where id in (select value::integer from jsonb_array_elements_text(${JSON.stringify(accountIds)}::jsonb))
        and user_id is null and client_id is not null and ${isForFirstPassword}
      order by lower(email_address), id
    ), made as (
      insert into users (email_address, first_name, last_name, client_id, auth_type, status, created_at, created_by)
      select email_address, first_name, last_name, client_id, 'ieAuth', 'invited', ${now}::timestamptz, ${by} from wanted
      on conflict do nothing returning id, email_address
    ), linked as (
      update accounts set user_id = made.id from made, wanted
      where accounts.id = wanted.id and made.email_address = wanted.email_address
    )
    insert into user_districts (user_id, district_id)
    select made.id, wanted.district_id from made join wanted using (email_address)
    where wanted.district_id is not null`.execute(trx)
}

/**
 * Queues invitations of those accounts that can have one and had none within the last hour. Emails leave in the background, as
 * there may be thousands.
 * @param consoleUrl where the console is; null to leave that to the server's settings
 * @returns how many were queued, and how many had one
 */
export const queueInvitations = async (
  trx: Db,
  accountIds: readonly number[],
  { now, consoleUrl }: { now: Date; consoleUrl: string | null },
): Promise<{ queued: number; recent: number }> => {
  if (accountIds.length === 0) return { queued: 0, recent: 0 }
  const { rows } = await sql<{ id: number }>`
    select accounts.id from accounts
    where accounts.id in (select value::integer from jsonb_array_elements_text(${JSON.stringify(accountIds)}::jsonb))
      and ${isInvitable} order by accounts.id`.execute(trx)
  const noted = await noteHourly(trx, { keys: rows.map(({ id }) => invitationKey(id)), now })
  const due = rows.map(({ id }) => id).filter((id) => noted.has(invitationKey(id)))
  if (due.length > 0) {
    await sql`insert into invitations (account_id, due_at, console_url)
      select value::integer, ${now}::timestamptz, ${consoleUrl}
      from jsonb_array_elements_text(${JSON.stringify(due)}::jsonb)
      on conflict (account_id) do update
        set due_at = excluded.due_at, attempts = 0, console_url = excluded.console_url`.execute(trx)
    await queueInvitationJob(trx)
  }
  return { queued: due.length, recent: rows.length - due.length }
}

/** Queues the job that sends what is due, unless one is waiting already. */
const queueInvitationJob = async (trx: Db): Promise<void> => {
  await sql`insert into jobs (kind) select 'invitations'
    where not exists (select from jobs where kind = 'invitations' and status = 'queued')`.execute(trx)
}

/** Queues that job if anything is due: what couldn't be sent is tried again. */
export const queueDueInvitations = async (db: Db, now: Date): Promise<void> => {
  const due = await db
    .selectFrom('invitations')
    .select('accountId')
    .where('dueAt', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  if (due) await queueInvitationJob(db)
}

export type DueInvitation = {
  readonly accountId: number
  readonly attempts: number
  readonly consoleUrl: string | null
}

const RETRY_MS = 15 * 60_000
/** After these the email is given up; the log of account changes says so. */
export const INVITATION_ATTEMPTS = 5

/**
 * Takes the next invitation that is due. It is due again a while later unless it was sent by then, so that nothing is forgotten
 * when a server dies.
 */
export const takeInvitation = async (trx: Db, now: Date): Promise<DueInvitation | undefined> => {
  const { rows } = await sql<DueInvitation>`
    update invitations set attempts = attempts + 1, due_at = ${new Date(now.getTime() + RETRY_MS)}::timestamptz
    where account_id = (select account_id from invitations where due_at <= ${now}::timestamptz
      order by due_at, account_id limit 1 for update skip locked)
    returning account_id, attempts, console_url`.execute(trx)
  return rows[0]
}

/** Leaves an invitation unsent for good. */
export const dropInvitation = async (trx: Db, accountId: number): Promise<void> => {
  await trx.updateTable('invitations').set({ dueAt: null }).where('accountId', '=', accountId).execute()
}
