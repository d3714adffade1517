import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { appendSyncLines } from '../people/append-sync-lines.ts'
import type { AccountWay } from './account-way.ts'
import { createAccounts } from './create-accounts.ts'
import { createdLine } from './follow-lines.ts'
import { type Followed, type Following, followPerson } from './follow-person.ts'
import { wantedUsername } from './plan-account.ts'
import { readAccounts, readUnlinked } from './read-accounts.ts'
import type { StaffPerson } from './staff-person.ts'
import { emailsElsewhere, takenNames } from './taken-names.ts'
import { unseenSkips } from './unseen-skips.ts'
import { writeAccounts } from './write-accounts.ts'

/** Who or what the accounts follow for. */
export type FollowCause = { readonly at: Date; readonly batchId: number | null; readonly by: string | null }

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
