import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/**
 * Reading also writes when the user was last active, in two places, schedules are checked now and then, and a job finds what
 * alerts are about; everything else is written only by a change.
 */
const LIVING = [
  'sessions',
  'sign_in_devices',
  'schedule_slots',
  'schedule_checks',
  'alert_causes',
  'alert_messages',
]
const SEEN = 'last_active_at'

/** Which version of a row stands where: each write makes another one, also one that leaves every value as it was. */
const VERSION = sql`row.ctid::text || ' ' || row.xmin::text`
const CONTENT = sql`(to_jsonb(row) - ${sql.lit(SEEN)})::text`
/** A job keeps the rest of a district's summary. */
const SUMMARY = sql`row.district_id || ' ' || coalesce(row.owner_id, 0)`

/** Count and rows of every table, to be compared with a later one: any row that came, went or changed shows. */
export const fingerprintTables = async (db: Db): Promise<Record<string, string>> => {
  const { rows } = await sql<{ name: string; isSeen: boolean }>`
    select relname as name, exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = ${SEEN}) as is_seen
    from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`.execute(
    db,
  )
  const prints = rows
    .filter(({ name }) => !LIVING.includes(name))
    .map(({ name, isSeen }) => {
      const told = name === 'district_summaries' ? SUMMARY : isSeen ? CONTENT : VERSION
      return sql`select ${sql.lit(name)} as name,
        count(*) || ' ' || coalesce(md5(string_agg(${told}, ',' order by ${told === VERSION ? sql`row.tableoid, row.ctid` : told})), '') as print
        from ${sql.id(name)} as row`
    })
  const found = await sql<{ name: string; print: string }>`${sql.join(prints, sql` union all `)}`.execute(db)
  return Object.fromEntries(found.rows.map(({ name, print }) => [name, print]))
}
