import type { NewStaff, Staff } from '@edconsole/console-core/contract'
import { newRecord } from '@edconsole/console-core/import-rules'
import { followStaffMember } from '../../accounts/follow-staff-member.ts'
import { answeredRow } from '../../db/answered-row.ts'
import type { Call } from '../../http/handler.ts'
import { refuseDuplicates } from '../../http/refuse-duplicates.ts'
import { countPeopleOfSites } from '../../pipeline/count-people-of-sites.ts'
import { insertManualRow } from '../../pipeline/insert-manual-row.ts'
import { districtWithLea } from '../district-of-call.ts'
import { lockRows } from '../sis-rows/save-row.ts'
import { checkStaff, lockStaff } from './check-staff.ts'

const TAKEN = {
  sis_rows_key: {
    field: 'staffId',
    message: "'staffId' is already used by another staff member this year.",
  },
}

/** Adds somebody whom no import brings, to the year of the district's data. */
export const createStaff = async (call: Call<NewStaff>): Promise<Staff> => {
  const { db, body, lea, now } = call
  const { sisYear: schoolYear } = await districtWithLea(db, lea)
  const place = { lea, schoolYear }
  const changes = { primarySiteCode: body.siteCodes[0], ...body }
  return refuseDuplicates(TAKEN, () =>
    db.transaction().execute(async (trx) => {
      await lockStaff(trx, lea)
      await checkStaff(trx, place, changes, now())
      const data = { ...newRecord('staff'), ...changes }
      const id = await insertManualRow(trx, 'staff', { ...place, sourceId: body.staffId, data, at: now() })
      await countPeopleOfSites(trx, { ...place, component: 'staff' })
      await followStaffMember(trx, call, { staffId: body.staffId, schoolYear })
      const [row] = await lockRows(trx, 'staff', { lea, ids: [id] })
      if (!row) throw new Error(`The staff member ${id} was not stored.`)
      return answeredRow('staff', row)
    }),
  )
}
