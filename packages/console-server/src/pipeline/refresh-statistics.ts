import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/**
 * Tells the engine how the stored rows are spread. The embedded one never looks by itself, and without it picks an index
 * that reads a whole district for every row.
 */
export const refreshStatistics = async (db: Db): Promise<void> => {
  await sql`analyze sis_rows (lea, component, school_year, source_id, is_active)`.execute(db)
}

/** Up to here even the worst way to compare staged rows with stored ones takes no time. */
const FEW = 1000

/**
 * The same of the rows that are about to be loaded: to an engine that has never seen this import it looks as if it had one
 * row, and finding what its file does not name would read all of them for every stored one.
 */
export const refreshStagedStatistics = async (db: Db, rows: number): Promise<void> => {
  if (rows > FEW) await sql`analyze import_staged (etl_status_id, source_id, action)`.execute(db)
}
