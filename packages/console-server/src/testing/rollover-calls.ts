import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { TestFetch } from './create-test-server.ts'
import { sender } from './walks/send.ts'

const ask = sender('/rollover')

/** Rolls one kind of thing over. */
export const roll = (by: TestFetch, key: 'staff' | 'templates' | 'exports', lea: string) =>
  ask(by, 'POST', `/${key}?lea=${lea}`)

/**
 * Makes the database refuse some rows of a table, as a full disk or a broken record would.
 * @returns what lets them in again
 */
export const refuseRows = async (db: Db, table: string, condition: string): Promise<() => Promise<void>> => {
  const run = (statement: string) =>
    db.transaction().execute(async (trx) => {
      // A cluster refuses triggers on distributed tables without it; other servers ignore it.
      await sql`set local citus.enable_unsafe_triggers = on`.execute(trx)
      await sql.raw(statement).execute(trx)
    })
  await run(`create function refuse_${table}() returns trigger language plpgsql as $$ begin
    if ${condition} then raise exception 'refused'; end if; return new; end $$`)
  await run(`create trigger refuse before insert on ${table} for each row execute function refuse_${table}()`)
  return async () => {
    await run(`drop trigger refuse on ${table}`)
    await run(`drop function refuse_${table}()`)
  }
}
