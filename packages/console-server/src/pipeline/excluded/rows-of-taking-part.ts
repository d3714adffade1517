import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ofExcluded } from './of-excluded.ts'

type Of = Parameters<typeof ofExcluded>[0] & { db: Db }

/** How many records of a component imports have brought for the sites that take part. */
export const rowsOfTakingPart = async ({ db, ...of }: Of): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from sis_rows r
    where r.lea = ${of.lea} and r.component = ${of.component} and r.school_year = ${of.schoolYear}::integer
      and r.is_active and not r.is_manual and not ${ofExcluded(of)}`.execute(db)
  return rows[0]?.count ?? 0
}
