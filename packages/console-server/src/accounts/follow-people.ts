import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { appendSyncLines } from '../people/log-account-change.ts'
import { linkSettingsOf } from '../session/send-password-link.ts'
import type { AccountWay } from './account-way.ts'
import { createAccounts } from './create-accounts.ts'
import { createdLine, type StaffLine } from './follow-lines.ts'
import { type Followed, type Following, followPerson } from './follow-person.ts'
import { queueInvitations } from './invitations.ts'
import { type FollowingAccount, wantedUsername } from './plan-account.ts'
import { readAccounts, readUnlinked } from './read-accounts.ts'
import type { StaffPerson } from './staff-person.ts'
import { emailsElsewhere, takenNames } from './taken-names.ts'

/** Who or what the accounts follow for. */
export type FollowCause = {
  readonly at: Date
  /** The import; null if a person made the change. */
  readonly batchId: number | null
  readonly by: string | null
  /** The address of the console, in a request. */
  readonly consoleUrl?: string | null
}

/** Any fixed number of its own. */
const LOCK = 4_120_736

/** Makes the accounts of some of a district's staff what they should be, with a line in the log for every change. */
export const followPeople = async (
  trx: Db,
  way: AccountWay,
  { people, cause }: { people: readonly StaffPerson[]; cause: FollowCause },
): Promise<Followed[]> => {
  if (people.length === 0) return []
  const { at, batchId, by: triggeredBy } = cause
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
  const accounts = await accountsOf(trx, way, people)
  const names = people.flatMap((person) =>
    person.left === null ? (wantedUsername(person, way.usernameAttribute) ?? []) : [],
  )
  const taken = await takenNames(trx, way.clientId, names)
  const newEmails = people.flatMap(({ staffId, left, emailAddress }) =>
    left === null && !accounts.has(staffId) ? (emailAddress ?? []) : [],
  )
  const elsewhere = await emailsElsewhere(trx, way.clientId, newEmails)
  const following: Following = { way, taken, elsewhere, at, created: [], written: [], lines: [], skips: [] }
  const followed = people.map((person) => followPerson(following, person, accounts.get(person.staffId) ?? []))

  const { created, written, lines, skips } = following
  await writeAccounts(trx, written, { lea: way.lea, at, by: triggeredBy })
  const numbers = await createAccounts(trx, way, { accounts: created, at, by: triggeredBy })
  const isInviting =
    way.provider === 'illuminate' &&
    numbers.size > 0 &&
    (batchId === null || (await linkSettingsOf(trx, way.clientId)).inviteImportedStaff)
  if (isInviting)
    await queueInvitations(trx, [...numbers.values()], { now: at, consoleUrl: cause.consoleUrl ?? null })
  const made = created.map((account) =>
    createdLine(way, account, numbers.get(account.person.staffId) ?? null),
  )
  const all = [...made, ...lines, ...(await unseenSkips(trx, way.lea, skips))]
  await appendSyncLines(trx, {
    lea: way.lea,
    now: at,
    lines: all.map((line) => ({ ...line, batchId, triggeredBy })),
  })
  return followed
}

/** The accounts that people have, and those that are to be linked to them. */
const accountsOf = async (trx: Db, way: AccountWay, people: readonly StaffPerson[]) => {
  const ids = people.map(({ staffId }) => staffId)
  const accounts = await readAccounts(trx, way, ids)
  const without = people.filter(({ staffId, left }) => left === null && !accounts.has(staffId))
  for (const [staffId, account] of await readUnlinked(trx, way, without)) accounts.set(staffId, [account])
  return accounts
}

/** Those of lines about skipped people that do not only repeat what the log said of them last. */
const unseenSkips = async (trx: Db, lea: string, skips: readonly StaffLine[]): Promise<StaffLine[]> => {
  if (skips.length === 0) return []
  const last = await trx
    .selectFrom('accountSyncLogs')
    .distinctOn('staffId')
    .select(['staffId', 'errorCode', 'message'])
    .where('lea', '=', lea)
    .where('staffId', 'in', [...new Set(skips.map(({ staffId }) => staffId))])
    // What else happens to an account says nothing of why it was skipped.
    .where('action', 'in', ['skip', 'create', 'update', 'link'])
    .orderBy('staffId')
    .orderBy('timestamp', 'desc')
    .execute()
  return skips.filter(
    (skip) =>
      !last.some(
        ({ staffId, errorCode, message }) =>
          staffId === skip.staffId && errorCode === skip.errorCode && message === skip.message,
      ),
  )
}

type Writing = { lea: string; at: Date; by: string | null }

/** Updates accounts in one statement; users get the same names, and disabled ones are signed out at once. */
const writeAccounts = async (
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
