import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Tells the engine that accounts became more, as for stored rows: the embedded one never looks by itself, and reads all of them for each. */
export const refreshAccountStatistics = async (db: Db): Promise<void> => {
  await sql`analyze accounts, users, account_sync_logs`.execute(db)
}
