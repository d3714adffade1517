import type { Staff } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { isLocked } from './accounts/account-rows.ts'
import { createStaff } from './staff/create-staff.ts'
import { updateStaff } from './staff/update-staff.ts'

const listed = sisRowsList('staff')

export const staffHandlers = {
  'staff.list': async (call) => {
    const page = await listed(call)
    return { ...page, rows: await withAccounts(call, page.rows) }
  },
  'staff.create': async (call) => asListed(call, await createStaff(call)),
  'staff.update': async (call) => asListed(call, await updateStaff(call)),
} satisfies Partial<Handlers>

const asListed = async (call: Call, saved: Staff): Promise<Staff> => {
  const [person = saved] = await withAccounts(call, [saved])
  return person
}

/** Staff with the accounts of their district's client, which are linked by staff id. */
const withAccounts = async (
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
