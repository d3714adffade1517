import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { AccountWay } from './account-way.ts'
import type { StaffPerson } from './staff-person.ts'

export type NewAccount = { readonly person: StaffPerson; readonly username: string }

/**
 * Creates accounts, each with a user who waits to be let in and has no role: only people grant access. A person whose
 * email address another user of the client has gets no user, and so can't sign in until that is sorted out.
 * @returns the number of the account by staff id
 */
export const createAccounts = async (
  trx: Db,
  way: AccountWay,
  { accounts, at, by }: { accounts: readonly NewAccount[]; at: Date; by: string | null },
): Promise<Map<string, number>> => {
  if (accounts.length === 0) return new Map()
  const userIds = await createUsers(trx, way, { accounts, at, by })
  const made = await trx
    .insertInto('accounts')
    .values(
      accounts.map(({ person, username }) => ({
        clientId: way.clientId,
        lea: way.lea,
        authenticationId: way.authenticationId,
        staffId: person.staffId,
        userType: 'staff' as const,
        username,
        followedUsername: username,
        firstName: person.firstName,
        lastName: person.lastName,
        emailAddress: person.emailAddress ?? '',
        authxAccountId: sql<number>`nextval('accounts_link')`,
        userId: userIds.get(person.staffId) ?? null,
        createdAt: at,
        createdBy: by,
      })),
    )
    .returning(['id', 'staffId'])
    .execute()
  return new Map(made.map(({ id, staffId }) => [staffId ?? '', id]))
}

const createUsers = async (
  trx: Db,
  { clientId, districtId }: AccountWay,
  { accounts, at, by }: { accounts: readonly NewAccount[]; at: Date; by: string | null },
): Promise<Map<string, number>> => {
  const byEmail = new Map<string, StaffPerson>()
  for (const { person } of accounts) {
    const email = person.emailAddress?.toLowerCase()
    if (email !== undefined && !byEmail.has(email)) byEmail.set(email, person)
  }
  if (byEmail.size === 0) return new Map()
  const users = await trx
    .insertInto('users')
    .values(
      [...byEmail.values()].map(({ emailAddress, firstName, lastName }) => ({
        emailAddress: emailAddress ?? '',
        firstName,
        lastName,
        clientId,
        authType: 'ieAuth',
        status: 'invited' as const,
        createdAt: at,
        createdBy: by,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'emailAddress'])
    .execute()
  if (users.length === 0) return new Map()
  await trx
    .insertInto('userDistricts')
    .values(users.map(({ id }) => ({ userId: id, districtId })))
    .execute()
  return new Map(
    users.map(({ id, emailAddress }) => [byEmail.get(emailAddress.toLowerCase())?.staffId ?? '', id]),
  )
}
