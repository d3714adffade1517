import type { ComponentName } from '@edconsole/console-core/contract'
import {
  DATABASE_COLUMNS,
  type ImportContext,
  isImported,
  type ReferredComponent,
  sectionAt,
} from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

type Of = { lea: string; schoolYear: number }

/** What the rows of a component may refer to: the active records of those components that its columns name. */
export const loadLookups = async (
  db: Db,
  of: Of,
  component: ComponentName,
): Promise<Pick<ImportContext, ReferredComponent>> => {
  const referred = new Set(
    isImported(component) ? DATABASE_COLUMNS[component].flatMap(({ refersTo }) => refersTo ?? []) : [],
  )
  const keys = (name: ReferredComponent) =>
    referred.has(name) ? storedKeys(db, { ...of, component: name }) : new Set<string>()
  return {
    sites: await keys('sites'),
    students: await keys('students'),
    staff: await keys('staff'),
    courses: await keys('courses'),
    sections: referred.has('sections') ? await lastDaysOfSections(db, of) : new Map(),
  }
}

/** Keys of the active records of a component, as references name them. */
export const storedKeys = async (
  db: Db,
  { component, ...of }: Of & { component: ReferredComponent },
): Promise<Set<string>> => {
  const rows = await activeRows(db, of, component).select('sourceId').execute()
  return new Set(rows.map((row) => row.sourceId))
}

/** A section that has several terms counts to the end of the last. */
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
