import type { Staff, UpdateStaff } from '@edconsole/console-core/contract'
import { followStaffMember } from '../../accounts/follow-staff-member.ts'
import { answeredRow } from '../../db/answered-row.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/number-param.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { countPeopleOfSites } from '../../pipeline/count-people-of-sites.ts'
import { lockRows, saveRow } from '../sis-rows/save-row.ts'
import { checkStaff, lockStaff } from './check-staff.ts'

export const updateStaff = (call: Call<UpdateStaff>): Promise<Staff> => {
  const { db, lea, now, body: changes } = call
  const id = numberParam(call)
  return db.transaction().execute(async (trx) => {
    await lockStaff(trx, lea)
    const [row] = await lockRows(trx, 'staff', { lea, ids: [id] })
    if (!row) throw new ApiError(404, 'Staff member not found.')
    refuseStale(call, row, 'this staff member')
    await checkStaff(trx, answeredRow('staff', row), changes, now())
    const saved = await saveRow(trx, 'staff', row, { changes, at: now() })
    if (changes.siteCodes !== undefined || changes.isActive !== undefined)
      await countPeopleOfSites(trx, { lea, schoolYear: row.schoolYear, component: 'staff' })
    await followStaffMember(trx, call, { staffId: saved.staffId, schoolYear: row.schoolYear })
    return saved
  })
}
