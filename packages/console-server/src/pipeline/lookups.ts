import type { ComponentName, SchoolType } from '@edconsole/console-core/contract'
import {
  DATABASE_COLUMNS,
  isImported,
  type ReferredComponent,
  sectionAt,
} from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

type Of = { lea: string; schoolYear: number }

type StoredLookups = Readonly<
  Record<Exclude<ReferredComponent, 'sections'> | 'inactiveSites' | 'closedSites', ReadonlySet<string>>
> & { sections: ReadonlyMap<string, string | null> }

/** Loads what a component's rows may refer to: the active records of the components that its columns reference. */
export const loadLookups = async (db: Db, of: Of, component: ComponentName): Promise<StoredLookups> => {
  const referred = new Set(
    isImported(component) ? DATABASE_COLUMNS[component].flatMap(({ refersTo }) => refersTo ?? []) : [],
  )
  const keys = (name: ReferredComponent) =>
    referred.has(name) ? storedKeys(db, { ...of, component: name }) : new Set<string>()
  return {
    ...(referred.has('sites') ? await stateOfSites(db, of) : NO_SITES),
    students: await keys('students'),
    staff: await keys('staff'),
    courses: await keys('courses'),
    sections: referred.has('sections') ? await lastDaysOfSections(db, of) : new Map(),
  }
}

const NO_SITES = {
  sites: new Set<string>(),
  inactiveSites: new Set<string>(),
  closedSites: new Set<string>(),
}

/** A closed site is there for the records that it has, and takes no new ones. */
const stateOfSites = async (db: Db, { lea, schoolYear }: Of) => {
  const rows = await db
    .selectFrom('sisRows')
    .select(['sourceId', 'isActive', sql<string | null>`data->>'schoolType'`.as('schoolType')])
    .where('lea', '=', lea)
    .where('component', '=', 'sites')
    .where('schoolYear', '=', schoolYear)
    .execute()
  const codes = (wanted: (row: (typeof rows)[number]) => boolean) =>
    new Set(rows.filter(wanted).map((row) => row.sourceId))
  return {
    sites: codes(({ isActive }) => isActive),
    inactiveSites: codes(({ isActive }) => !isActive),
    closedSites: codes(({ schoolType }) => schoolType === CLOSED),
  }
}

const CLOSED = 'Closed' satisfies SchoolType

/** Returns the keys of a component's active records, as used by references. */
export const storedKeys = async (
  db: Db,
  { component, ...of }: Of & { component: ReferredComponent },
): Promise<Set<string>> => {
  const rows = await activeRows(db, of, component).select('sourceId').execute()
  return new Set(rows.map((row) => row.sourceId))
}

/** A section with several terms lasts until the end of the last one. */
const lastDaysOfSections = async (db: Db, of: Of): Promise<Map<string, string | null>> => {
  const rows = await activeRows(db, of, 'sections')
    .select([
      sql<string>`data->>'siteCode'`.as('siteCode'),
      sql<string>`data->>'sectionId'`.as('sectionId'),
      sql<string | null>`max(data->>'endDate')`.as('lastDay'),
    ])
    .groupBy([sql`1`, sql`2`])
    .execute()
  return new Map(rows.map(({ siteCode, sectionId, lastDay }) => [sectionAt(siteCode, sectionId), lastDay]))
}

const activeRows = (db: Db, { lea, schoolYear }: Of, component: ReferredComponent) =>
  db
    .selectFrom('sisRows')
    .where('lea', '=', lea)
    .where('component', '=', component)
    .where('schoolYear', '=', schoolYear)
    .where('isActive', '=', true)
