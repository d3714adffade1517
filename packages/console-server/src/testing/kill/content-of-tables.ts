import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/**
 * Written by reading and by the passing of time, or full of chance: sessions, and how often something was tried. Links of
 * invitations come from a job, sooner or later than the next save, and so do the summaries of districts and alerts.
 */
const LEFT_OUT = [
  'sessions',
  'sign_in_devices',
  'schedule_slots',
  'schedule_checks',
  'local_passwords',
  'sign_in_failures',
  'jobs',
  'password_links',
  'district_summaries',
  'alert_causes',
  'alert_messages',
  'meta',
]
/** Sealed, salted or signed anew each time, also what is made of such values. */
const SEALED = [
  ...['secrets', 'sealed', 'salt', 'signature', 'hash', 'previous_hash', 'actor_digest', 'subject_digest'],
  'alert_settings.unsubscribe_key',
  'audit_entries.changes',
]

/** What every table holds, but for moments in time and sealed values: two servers that did the same have the same. */
export const contentOfTables = async (db: Db): Promise<Record<string, string>> => {
  const { rows: tables } = await sql<{ name: string; moments: string[] }>`
    select relname as name, array(
      select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0
        and (atttypid = 'timestamptz'::regtype or attname = any(${SEALED}::text[])
          or relname || '.' || attname = any(${SEALED}::text[]))) as moments
    from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`.execute(
    db,
  )
  const parts = tables
    .filter(({ name }) => !LEFT_OUT.includes(name))
    .map(({ name, moments }) => {
      const content = sql`(to_jsonb(row) - ${moments}::text[])::text`
      return sql`select ${sql.lit(name)} as name,
        count(*) || ' ' || coalesce(md5(string_agg(${content}, ',' order by ${content})), '') as content
        from ${sql.id(name)} as row`
    })
  const { rows } = await sql<{ name: string; content: string }>`${sql.join(parts, sql` union all `)}`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]))
}
