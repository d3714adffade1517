import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/**
 * Tells the engine how the stored rows are spread. The embedded one never looks by itself, and without it picks an index
 * that reads a whole district for every row.
 */
export const refreshStatistics = async (db: Db): Promise<void> => {
  await sql`analyze sis_rows (lea, component, school_year, source_id, is_active)`.execute(db)
}
