import type { Staff } from '@edconsole/console-core/contract'
import { counting } from '../db/counted-list.ts'
import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { createStaff } from './staff/create-staff.ts'
import { updateStaff } from './staff/update-staff.ts'
import { withAccounts } from './staff/with-accounts.ts'

const listed = sisRowsList('staff')

export const staffHandlers = {
  'staff.list': counting(listed.counts, async (call) => {
    const page = await listed(call)
    return { ...page, rows: await withAccounts(call, page.rows) }
  }),
  'staff.create': async (call) => asListed(call, await createStaff(call)),
  'staff.update': async (call) => asListed(call, await updateStaff(call)),
} satisfies Partial<Handlers>

const asListed = async (call: Call, saved: Staff): Promise<Staff> => {
  const [person = saved] = await withAccounts(call, [saved])
  return person
}
