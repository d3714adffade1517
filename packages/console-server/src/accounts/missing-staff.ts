import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { RunContext } from '../pipeline/run-context.ts'
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
    select staff_id, bool_and(known.source_id is null) as is_missing
    from accounts left join (
      select source_id from sis_rows
      where lea = ${way.lea} and component = 'staff' and school_year = ${way.schoolYear}::integer
    ) known on known.source_id = accounts.staff_id
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
  left: "Not on this school year's staff list.",
})

/** The template that has just said all about the staff, and how much it may take away. */
export type FullStaffImport = { readonly templateId: number; readonly limitPercent: number | null }

/**
 * Undefined unless one full file named all of the staff and every row of it was taken, also none left out for its site's
 * sake: only then is a person gone whom it doesn't name.
 */
export const fullStaffImport = async (
  { db, batchId }: Pick<RunContext, 'db' | 'batchId'>,
  mode: string | undefined,
): Promise<FullStaffImport | undefined> => {
  const [staff, ...others] = await db
    .selectFrom('importResults')
    .innerJoin('importTemplates', (join) =>
      join
        .onRef('importTemplates.lea', '=', 'importResults.lea')
        .onRef('importTemplates.id', '=', 'importResults.templateId'),
    )
    .select(['importResults.status', 'importTemplates.id as templateId', 'importTemplates.mode'])
    .select('importTemplates.deleteThresholdPercent as limitPercent')
    .select(['importResults.lea', 'importResults.etlStatusId'])
    .where('importResults.batchId', '=', batchId)
    .where('importResults.componentName', '=', 'staff')
    .execute()
  if (staff?.status !== 'completed' || others.length > 0) return undefined
  const leftOut = await db
    .selectFrom('importDetails')
    .select('id')
    .where('lea', '=', staff.lea)
    .where('etlStatusId', '=', staff.etlStatusId)
    .where('errorCode', '=', 'R010')
    .limit(1)
    .execute()
  if (leftOut.length > 0) return undefined
  return (mode ?? staff.mode) === 'full' ? staff : undefined
}
