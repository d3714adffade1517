import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type DatabasePlace, type OpenDatabase, openDatabase } from '../../db/open-database.ts'
import type { Db } from '../../db/schema.ts'

/** Opens a database whose process is dead, as the next start does, once its last statement has ended too. */
export const reopen = async (place: DatabasePlace): Promise<OpenDatabase> => {
  const database = await openDatabase(place, () => {})
  if (database.engine === 'postgres')
    await database.db.connection().execute(async (own) => {
      while (await hasOthers(own)) await setTimeout(5)
    })
  return database
}

const hasOthers = async (own: Db): Promise<boolean> => {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and state <> 'idle'
      and pid <> pg_backend_pid()`.execute(own)
  return rows.length > 0
}
