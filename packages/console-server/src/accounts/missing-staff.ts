import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { AccountWay } from './account-way.ts'
import { isOf } from './read-accounts.ts'
import type { StaffPerson } from './staff-person.ts'

/**
 * Owners of enabled accounts of whom the year's staff knows nothing at all: they left between two school years.
 * @returns them in chunks, and how many there are among how many
 */
export const missingStaff = async (
  db: Db,
  way: AccountWay,
): Promise<{ people: StaffPerson[]; total: number }> => {
  const { rows } = await sql<{ staffId: string; isMissing: boolean }>`
    select staff_id, bool_and(not exists (select from sis_rows r where r.lea = ${way.lea} and r.component = 'staff'
        and r.school_year = ${way.schoolYear}::integer and r.source_id = accounts.staff_id)) as is_missing
    from accounts
    where client_id = ${way.clientId} and user_type = 'staff' and staff_id is not null
      and is_enabled and left_at is null and ${isOf(way)}
    group by staff_id order by staff_id`.execute(db)
  const people = rows.flatMap(({ staffId, isMissing }) => (isMissing ? [unknownNow(staffId)] : []))
  return { people, total: rows.length }
}

const unknownNow = (staffId: string): StaffPerson => ({
  rowId: 0,
  staffId,
  firstName: '',
  lastName: '',
  emailAddress: null,
  username: null,
  siteCode: null,
  left: 'Not among the staff of this school year.',
})
