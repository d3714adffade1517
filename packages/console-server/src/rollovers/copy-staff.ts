import { type RolloverStaff, zonedDay } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { type Employment, leftReason } from '../accounts/staff-person.ts'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'
import { countPeopleOfSites } from '../pipeline/count-people-of-sites.ts'
import { rowHash } from '../pipeline/stage-rows.ts'
import { copyItem, tallyItems } from './copy-item.ts'
import type { Rollover } from './roll-over.ts'

/**
 * Copies staff who work in the district and do not teach to the new year, with role and sites; also teachers who
 * were added by hand, since no import brings them. Teachers of the SIS are named and left to the import.
 */
export const copyStaff = async (rollover: Rollover): Promise<RolloverStaff> => {
  const { db, lea, to } = rollover
  const closedSites = await closedSitesOf(rollover)
  const today = zonedDay(rollover.at, rollover.timeZone)
  const items: RolloverStaff['items'] = []
  for (const person of await staffOf(rollover)) {
    const { data, isManual, sourceId } = person
    const reason = staffReason(data, { isManual, today, closedSites })
    const outcome =
      reason === null
        ? await copyItem(to, () => copyPerson(rollover, person, openSites(data, closedSites)))
        : { outcome: 'skipped' as const, reason }
    items.push({ staffId: sourceId, name: nameOf(data), ...outcome })
  }
  await countPeopleOfSites(db, { component: 'staff', lea, schoolYear: to })
  const { missingProduct: _, ...tally } = tallyItems(items)
  return tally
}

type Person = Awaited<ReturnType<typeof staffOf>>[number]

const staffOf = ({ db, lea, from }: Rollover) =>
  db
    .selectFrom('sisRows')
    .select(['sourceId', 'data', 'isManual'])
    .where('lea', '=', lea)
    .where('component', '=', sql.lit('staff'))
    .where('schoolYear', '=', from)
    .where('isActive', '=', true)
    .orderBy('sourceId')
    .execute()

const closedSitesOf = async ({ db, lea, from }: Rollover): Promise<Set<string>> => {
  const closed = await db
    .selectFrom('sisRows')
    .select('sourceId')
    .where('lea', '=', lea)
    .where('component', '=', sql.lit('sites'))
    .where('schoolYear', '=', from)
    .where((eb) => eb.or([eb('isActive', '=', false), sql<boolean>`data->>'schoolType' = 'Closed'`]))
    .execute()
  return new Set(closed.map(({ sourceId }) => sourceId))
}

const copyPerson = async (
  { db, lea, to, at }: Rollover,
  { sourceId, isManual, data: before }: Person,
  sites: ReturnType<typeof openSites>,
): Promise<boolean> => {
  const data = { ...before, ...sites, rolledOver: true }
  const copied = await db
    .insertInto('sisRows')
    .values({
      lea,
      component: 'staff',
      schoolYear: to,
      sourceId,
      isManual,
      dateLastModified: at,
      data: json(data),
      hash: rowHash(data),
      searchText: searchTextOf('staff', data),
    })
    .onConflict((conflict) => conflict.columns(['lea', 'component', 'schoolYear', 'sourceId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return copied !== undefined
}

const nameOf = ({ lastName, firstName }: Record<string, unknown>): string =>
  [lastName, firstName].filter((part) => typeof part === 'string').join(', ')

/** What decides whether a member of the staff is taken along. */
type StaffData = Employment & { role?: unknown; siteCodes?: unknown; primarySiteCode?: unknown }

type Known = { isManual: boolean; today: string; closedSites: ReadonlySet<string> }

/** Why a person isn't copied to the new year; null if they are. */
const staffReason = (data: StaffData, { isManual, today, closedSites }: Known): string | null => {
  const left = leftReason(data, today)
  if (left !== null) return left
  if (data.role === 'teacher' && !isManual) return 'Teachers are added by the first import of the new year.'
  const sites = siteCodesOf(data)
  if (sites.length > 0 && sites.every((code) => closedSites.has(code)))
    return 'All of their sites are closed.'
  return null
}

type StaffToCount = { lea: string; year: number; today: string }

/**
 * Counts the staff of each district that a rollover would copy; districts without any are left out. Says in SQL what
 * `staffReason` says, as the staff of hundreds of districts are too many to be read.
 */
export const countStaffToCopy = async (
  db: Db,
  districts: readonly StaffToCount[],
): Promise<{ lea: string; count: number }[]> => {
  const counts: { lea: string; count: number }[] = []
  // Days differ by time zone alone, so there are few of them.
  for (const alike of Map.groupBy(districts, ({ year, today }) => `${year} ${today}`).values())
    counts.push(...(await countAlike(db, alike)))
  return counts
}

/** Counts the staff of districts with the same school year and the same day. */
const countAlike = async (db: Db, districts: readonly StaffToCount[]) => {
  const [{ year, today } = { year: 0, today: '' }] = districts
  const leas = districts.map(({ lea }) => lea)
  const { rows } = await sql<{ lea: string; count: number }>`
    select person.lea, count(*) as count
    from sis_rows person
    where person.lea = any(${leas}::text[]) and person.component = 'staff'
      and person.school_year = ${year}::integer and person.is_active
      and (person.is_manual or coalesce(person.data ->> 'role', '') <> 'teacher')
      and coalesce(person.data ->> 'employmentStatus', '') not in ('retired', 'terminated')
      and coalesce((person.data ->> 'exitDate') collate "C" >= ${today}, true)
      and case when jsonb_typeof(person.data -> 'siteCodes') = 'array' then
        jsonb_array_length(person.data -> 'siteCodes') = 0
          or jsonb_array_length((person.data -> 'siteCodes') - array(select site.source_id from sis_rows site
            where site.lea = person.lea and site.component = 'sites' and site.school_year = person.school_year
              and (not site.is_active or site.data ->> 'schoolType' = 'Closed'))) > 0
        else true end
      and not exists (select from sis_rows there
        where there.lea = person.lea and there.component = 'staff'
          and there.school_year = person.school_year + 1 and there.source_id = person.source_id)
    group by person.lea`.execute(db)
  return rows
}

/** The sites that stay open, and one of them as the primary one. */
const openSites = (data: StaffData, closedSites: ReadonlySet<string>) => {
  const siteCodes = siteCodesOf(data).filter((code) => !closedSites.has(code))
  const { primarySiteCode } = data
  const stays = typeof primarySiteCode === 'string' && !closedSites.has(primarySiteCode)
  return { siteCodes, primarySiteCode: stays ? primarySiteCode : siteCodes[0] }
}

const siteCodesOf = ({ siteCodes }: StaffData): string[] =>
  Array.isArray(siteCodes) ? siteCodes.filter((code) => typeof code === 'string') : []
