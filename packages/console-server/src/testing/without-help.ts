import { sql } from 'kysely'
import { districtsInKeys } from '../db/migrations/0111-districts-in-keys.ts'
import type { Db } from '../db/schema.ts'

/**
 * What databases do for servers of the release before fails in tests, or isn't done: ours name the district of each row, and
 * remove messages themselves, as they have to where no trigger runs.
 */
export const WITHOUT_HELP: readonly string[] = [
  `create or replace function take_lea() returns trigger language plpgsql as $$
    begin
      raise exception 'A new row of % leaves out its district.', tg_table_name;
    end $$`,
  `create or replace function remove_messages_of_requests() returns trigger language plpgsql as $$
    begin
      return null;
    end $$`,
]

/** Leaves a test's database without what only servers of the release before need. */
export const leaveWithoutHelp = async (db: Db): Promise<void> => {
  for (const statement of WITHOUT_HELP) await sql.raw(statement).execute(db)
}

/** Does what only a server of the release before does. */
export const asReleaseBefore = async (db: Db, act: () => Promise<void>): Promise<void> => {
  const own = districtsInKeys.statements.filter((text) => text.startsWith('create function take_lea'))
  for (const text of own)
    await sql.raw(text.replace('create function', 'create or replace function')).execute(db)
  try {
    await act()
  } finally {
    await leaveWithoutHelp(db)
  }
}
