import { newRecord } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { searchTextOf } from '../../db/search-text.ts'
import { rowHash } from '../../pipeline/row-hash.ts'
import { extraFields, type Place } from './extra-fields.ts'
import type { ReadRow } from './read-tables.ts'
import type { SeedComponent } from './seed-component.ts'

type Stored = { place: Place; component: SeedComponent; batchId: number; at: Date }

const CHUNK = 2000

/** Stores what earlier imports have loaded. The last few rows are new to the next import, and some have changed since. */
export const insertRows = async (
  db: Db,
  { place, component, batchId, at }: Stored,
  rows: readonly ReadRow[],
  people: ReadonlyMap<string, { studentCount: number; staffCount: number }>,
): Promise<void> => {
  const { lea, schoolYear } = place
  const fresh = component === 'students' ? NEW_STUDENTS : 0
  const stored = rows.flatMap(({ record, sourceId }, i) => {
    if (!record || !sourceId || i >= rows.length - fresh) return []
    const changed = component === 'students' && i % CHANGED_EVERY === CHANGED_EVERY - 1
    const before = changed ? { ...record, primaryLanguage: null } : record
    return {
      source_id: sourceId,
      data: {
        ...newRecord(component),
        ...before,
        ...(component === 'sites' ? people.get(sourceId) : extraFields(component, record, place)),
      },
      hash: rowHash(before),
      search_text: searchTextOf(component, record),
    }
  })
  for (let from = 0; from < stored.length; from += CHUNK) {
    await sql`insert into sis_rows
        (lea, component, school_year, source_id, data, hash, search_text, batch_id, date_last_modified)
      select ${lea}, ${component}, ${schoolYear}::integer, x.source_id, x.data, x.hash, x.search_text,
        ${batchId}::bigint, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(stored.slice(from, from + CHUNK))}::jsonb)
        as x(source_id text, data jsonb, hash text, search_text text)`.execute(db)
  }
}

const NEW_STUDENTS = 4
const CHANGED_EVERY = 400

/** Students and staff by site, as the import counts them. */
export const peopleBySite = (
  students: readonly ReadRow[],
  staff: readonly ReadRow[],
): Map<string, { studentCount: number; staffCount: number }> => {
  const people = new Map<string, { studentCount: number; staffCount: number }>()
  const at = (code: unknown) => {
    const key = String(code)
    const found = people.get(key) ?? { studentCount: 0, staffCount: 0 }
    people.set(key, found)
    return found
  }
  for (const { record } of students) if (record) at(record.siteCode).studentCount += 1
  for (const { record } of staff) {
    if (Array.isArray(record?.siteCodes)) for (const code of record.siteCodes) at(code).staffCount += 1
  }
  return people
}
