import {
  CONSTANTS,
  type NewStaff,
  type Staff,
  type UpdateStaff,
  zonedDay,
} from '@edconsole/console-core/contract'
import { newRecord } from '@edconsole/console-core/import-rules'
import { STAFF_RULES } from '@edconsole/console-core/schemas'
import { sql } from 'kysely'
import { followStaffMember } from '../accounts/follow-staff-member.ts'
import { auditCreated, audited } from '../audit/record-changes.ts'
import { answeredRow } from '../db/answered-row.ts'
import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Db } from '../db/schema.ts'
import { ApiError, fieldError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { checkCrossRules } from '../http/read-body.ts'
import { refuseDuplicates } from '../http/refuse-duplicates.ts'
import { refuseStale } from '../http/refuse-stale.ts'
import { countPeopleOfSites } from '../pipeline/count-people-of-sites.ts'
import { insertManualRow } from '../pipeline/insert-manual-row.ts'
import { storedKeys } from '../pipeline/lookups.ts'
import { isLocked } from './accounts/account-rows.ts'
import { districtWithLea } from './district-of-call.ts'
import { lockRows, saveRow } from './sis-rows/save-row.ts'

const TAKEN = {
  sis_rows_key: {
    field: 'staffId',
    message: "'staffId' is already used by another staff member this year.",
  },
}

/** Adds a person who doesn't come from an import, to the year of the district's data. */
const createStaff = async (call: Call<NewStaff>): Promise<Staff> => {
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
      await auditCreated(trx, call, { kind: 'staff', keys: [id] })
      const [row] = await lockRows(trx, 'staff', { lea, ids: [id] })
      if (!row) throw new Error(`The staff member ${id} was not stored.`)
      return answeredRow('staff', row)
    }),
  )
}

const updateStaff = (call: Call<UpdateStaff>): Promise<Staff> => {
  const { db, lea, now, body: changes } = call
  const id = numberParam(call)
  return db.transaction().execute(async (trx) => {
    await lockStaff(trx, lea)
    const [row] = await lockRows(trx, 'staff', { lea, ids: [id] })
    if (!row) throw new ApiError(404, 'Staff member not found.')
    refuseStale(call, row, 'this staff member')
    await checkStaff(trx, answeredRow('staff', row), changes, now())
    return audited(trx, call, { kind: 'staff', keys: [id] }, async () => {
      const saved = await saveRow(trx, 'staff', row, { changes, at: now() })
      if (changes.siteCodes !== undefined || changes.isActive !== undefined)
        await countPeopleOfSites(trx, { lea, schoolYear: row.schoolYear, component: 'staff' })
      await followStaffMember(trx, call, { staffId: saved.staffId, schoolYear: row.schoolYear })
      return saved
    })
  })
}

type StaffPlace = Pick<Staff, 'lea' | 'schoolYear'> & Partial<Staff>

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

/** Refuses what does not fit the person's other fields, the sites or the other staff. */
const checkStaff = async (trx: Db, person: StaffPlace, changes: UpdateStaff, now: Date): Promise<void> => {
  checkCrossRules(STAFF_RULES, person, changes)
  if (changes.birthDate && changes.birthDate > zonedDay(now, CONSTANTS.timeZone))
    throw fieldError({ field: 'birthDate', message: 'it is in the future' })
  await checkSites(trx, person, changes.siteCodes)
  for (const field of ['emailAddress', 'username'] as const) {
    const value = changes[field]
    if (value) await checkUnique(trx, person, field, value)
  }
}

/** Sites that a person already has may be closed meanwhile; new ones must be there. */
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
const lockStaff = async (trx: Db, lea: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff of ${lea}`}, 0))`.execute(trx)
}
