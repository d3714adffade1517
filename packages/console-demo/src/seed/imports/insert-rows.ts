import { type ImportedComponent, newRecord } from '@edconsole/console-core/import-rules'
import { type Db, rowHash, searchTextOf } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import { extraFields, type Place } from './extra-fields.ts'
import type { ReadRow } from './read-tables.ts'

/** The batch that has loaded a row. */
type Loaded = { batchId: number; at: Date }

export type StoredRow = Pick<ReadRow, 'record' | 'sourceId'> &
  Loaded & {
    /** False when a later file did not name it. */
    isActive?: boolean
    /** What the console counts of it. */
    counted?: object | undefined
  }

const CHUNK = 2000
const CHANGED_EVERY = 400

/** Stores what earlier imports have loaded. A few students have changed since: the next import tells it. */
export const insertRows = async (
  db: Db,
  { place, component }: { place: Place; component: ImportedComponent },
  rows: readonly StoredRow[],
): Promise<void> => {
  const { lea, schoolYear } = place
  const defaults = newRecord(component)
  const stored = rows.flatMap(({ record, sourceId, batchId, at, isActive = true, counted }, i) => {
    if (!record || !sourceId) return []
    const changed = component === 'students' && i % CHANGED_EVERY === CHANGED_EVERY - 1
    const before = changed ? { ...record, primaryLanguage: null } : record
    return {
      source_id: sourceId,
      data: { ...defaults, ...before, ...extraFields(component, record, place), ...counted },
      hash: rowHash(before),
      search_text: searchTextOf(component, record),
      batch_id: batchId,
      date_last_modified: at,
      is_active: isActive,
    }
  })
  for (let from = 0; from < stored.length; from += CHUNK) {
    await sql`insert into sis_rows
        (lea, component, school_year, source_id, data, hash, search_text, batch_id, date_last_modified, is_active)
      select ${lea}, ${component}, ${schoolYear}::integer, x.*
      from jsonb_to_recordset(${JSON.stringify(stored.slice(from, from + CHUNK))}::jsonb)
        as x(source_id text, data jsonb, hash text, search_text text, batch_id bigint,
          date_last_modified timestamptz, is_active boolean)`.execute(db)
  }
}

/** Students and staff by site, as the import counts them. */
export const peopleBySite = (
  students: readonly Pick<ReadRow, 'record'>[],
  staff: readonly Pick<ReadRow, 'record'>[],
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
