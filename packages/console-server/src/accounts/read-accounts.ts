import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { AccountWay } from './account-way.ts'
import type { FollowingAccount } from './plan-account.ts'
import type { StaffPerson } from './staff-person.ts'

/** Accounts of staff members by staff id, held until the change is done; of several the oldest first. */
export const readAccounts = async (
  trx: Db,
  way: AccountWay,
  staffIds: readonly string[],
): Promise<Map<string, FollowingAccount[]>> => {
  const accounts = await staffAccounts(trx, way).where('staffId', 'in', staffIds).where(isOf(way)).execute()
  return Map.groupBy(accounts, ({ staffId }) => staffId ?? '')
}

/**
 * Accounts without an owner that have the email address of one of these people, by the person's staff ID.
 * An address that means several accounts or several people means none.
 */
export const readUnlinked = async (
  trx: Db,
  way: AccountWay,
  people: readonly StaffPerson[],
): Promise<Map<string, FollowingAccount>> => {
  const emails = people.flatMap(({ emailAddress }) => emailAddress?.toLowerCase() ?? [])
  if (!way.autoLinkByEmail || emails.length === 0) return new Map()
  const accounts = await staffAccounts(trx, way)
    .where('staffId', 'is', null)
    .where(sql<boolean>`(lea is null or lea = ${way.lea})`)
    .where(sql`lower(email_address)`, 'in', emails)
    .execute()
  const found = new Map<string, FollowingAccount>()
  for (const { staffId, emailAddress } of people) {
    const email = emailAddress?.toLowerCase()
    const [account, ...others] = accounts.filter((one) => one.emailAddress.toLowerCase() === email)
    const isOnlyOne = emails.filter((one) => one === email).length === 1
    if (account && others.length === 0 && isOnlyOne) found.set(staffId, account)
  }
  return found
}

/** The condition that an account is of this district, and not of another one of its client. */
export const isOf = ({ lea, isOnlyDistrict }: AccountWay): RawBuilder<boolean> =>
  isOnlyDistrict ? sql<boolean>`coalesce(accounts.lea, ${lea}) = ${lea}` : sql<boolean>`accounts.lea = ${lea}`

const staffAccounts = (trx: Db, { clientId }: AccountWay) =>
  trx
    .selectFrom('accounts')
    .select(['id', 'userId', 'staffId', 'authenticationId', 'username', 'emailAddress', 'firstName'])
    .select(['lastName', 'isEnabled', 'followedUsername', 'leftAt'])
    .select((eb) =>
      eb
        .selectFrom('authentications')
        .select('provider')
        .whereRef('authentications.id', '=', 'accounts.authenticationId')
        .as('authProvider'),
    )
    .where('clientId', '=', clientId)
    .where('userType', '=', 'staff')
    .orderBy('id')
    .forUpdate()
