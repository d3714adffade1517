import type { Db } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import { daysFrom } from '../platform/days-from.ts'

/** What people set up, with who did it and when. */
const SET_UP = ['users', 'roles', 'exports', 'products', 'authentications', 'sis_api_configs'] as const
/** The product's own roles weren't created by a user. */
const MADE_BY_SOMEBODY: readonly string[] = SET_UP.filter((table) => table !== 'roles')
/** The provider began so many days before now. */
const BEGAN = 960

/**
 * Dates records that were there from the beginning by the demo's own story. A record that no one has changed since was last
 * changed when it was created, as with records that API calls create.
 */
export const settleDates = async (db: Db, now: Date): Promise<void> => {
  const began = daysFrom(now, -BEGAN)
  for (const table of SET_UP) {
    await sql`update ${sql.table(table)} set created_at = ${began}::timestamptz
      where created_at > ${daysFrom(now, -1)}::timestamptz`.execute(db)
    if (MADE_BY_SOMEBODY.includes(table))
      await sql`update ${sql.table(table)} set created_by = 'Ana Silva' where created_by is null`.execute(db)
    await sql`update ${sql.table(table)} set updated_at = created_at, updated_by = created_by
      where updated_at is null`.execute(db)
  }
  await sql`update accounts set created_at = ${began}::timestamptz
    where created_at > ${daysFrom(now, -1)}::timestamptz`.execute(db)
}
