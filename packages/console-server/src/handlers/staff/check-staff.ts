import { CONSTANTS, type Staff, type UpdateStaff, zonedDay } from '@edconsole/console-core/contract'
import { STAFF_RULES } from '@edconsole/console-core/schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { checkCrossRules } from '../../http/check-cross-rules.ts'
import { fieldError } from '../../http/field-error.ts'
import { storedKeys } from '../../pipeline/lookups.ts'

type StaffPlace = Pick<Staff, 'lea' | 'schoolYear'> & Partial<Staff>

/** Refuses what does not fit the person's other fields, the sites or the other staff. */
export const checkStaff = async (
  trx: Db,
  person: StaffPlace,
  changes: UpdateStaff,
  now: Date,
): Promise<void> => {
  checkCrossRules(STAFF_RULES, person, changes)
  if (changes.birthDate && changes.birthDate > zonedDay(now, CONSTANTS.timeZone))
    throw fieldError({ field: 'birthDate', message: 'it is in the future' })
  await checkSites(trx, person, changes.siteCodes)
  for (const field of ['emailAddress', 'username'] as const) {
    const value = changes[field]
    if (value) await checkUnique(trx, person, field, value)
  }
}

/** Sites that somebody already has may be closed meanwhile; new ones must be there. */
const checkSites = async (
  trx: Db,
  { lea, schoolYear, siteCodes = [] }: StaffPlace,
  wanted: string[] = [],
) => {
  const added = wanted.filter((code) => !siteCodes.includes(code))
  if (added.length === 0) return
  const known = await storedKeys(trx, { lea, schoolYear, component: 'sites' })
  const unknown = added.find((code) => !known.has(code))
  if (unknown !== undefined)
    throw fieldError({ field: 'siteCodes', message: `site ${unknown} doesn't exist or isn't active` })
}

const checkUnique = async (
  trx: Db,
  { lea, schoolYear, id = 0 }: StaffPlace,
  field: 'emailAddress' | 'username',
  value: string,
): Promise<void> => {
  const other = await trx
    .selectFrom('sisRows')
    .select('sourceId')
    .where('lea', '=', lea)
    // Written out, as the index of this field is one of staff.
    .where('component', '=', sql.lit('staff'))
    .where('schoolYear', '=', schoolYear)
    .where('id', '<>', id)
    .where(sql`lower(data->>${sql.lit(field)}) collate "C"`, '=', value.toLowerCase())
    .limit(1)
    .executeTakeFirst()
  if (other)
    throw new ApiError(400, `'${field}' is already used by the staff member ${other.sourceId}.`, field)
}

/** One change of a district's staff at a time: else two could take the same address at once. */
export const lockStaff = async (trx: Db, lea: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff of ${lea}`}, 0))`.execute(trx)
}
