import type { Staff } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Call } from '../../http/handler.ts'
import { isLocked } from '../accounts/is-locked.ts'

/** Staff with the accounts of their district's client, which are linked by staff id. */
export const withAccounts = async (
  { db, lea, now }: Pick<Call, 'db' | 'lea' | 'now'>,
  staff: readonly Staff[],
): Promise<Staff[]> => {
  if (staff.length === 0) return []
  const accounts = await db
    .selectFrom('accounts')
    .innerJoin('districts', 'districts.illuminateClientId', 'accounts.clientId')
    .select(['accounts.id', 'accounts.authxAccountId', 'accounts.staffId'])
    .select(sql<boolean>`${isLocked(now())}`.as('locked'))
    .where('districts.lea', '=', lea)
    .where(sql<boolean>`coalesce(accounts.lea, districts.lea) = districts.lea`)
    .where('accounts.staffId', 'in', [...new Set(staff.map(({ staffId }) => staffId))])
    .orderBy('accounts.id', 'desc')
    .execute()
  // Of several accounts of one person the oldest counts, as it comes last.
  const byStaffId = new Map(accounts.map((account) => [account.staffId, account]))
  return staff.map((person) => {
    const account = byStaffId.get(person.staffId)
    if (!account) return person
    const { id: accountId, authxAccountId: authXAccountId, locked } = account
    return { ...person, accountId, authXAccountId, locked }
  })
}
