import { checkDistrict, type Db } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import type { SeedDistrict } from '../seed-district.ts'

/** So many sections lost their teacher between the last two batches. */
const WORSE_BY = 3

/** Keeps how each district stands after its newest batch, which is a little worse than after the one before. */
export const checkDistricts = async (db: Db, districts: readonly SeedDistrict[]): Promise<void> => {
  for (const { lea, sisYear: schoolYear } of districts) {
    const [newest, before] = await db
      .selectFrom('importBatches')
      .select('batchId')
      .where('lea', '=', lea)
      .where('schoolYear', '=', schoolYear)
      .where('status', 'in', ['completed', 'completedWithErrors', 'held'])
      .orderBy('batchId', 'desc')
      .limit(2)
      .execute()
    if (!newest || !before) continue
    await checkDistrict(db, { ...before, lea, schoolYear })
    await sql`update import_checks set findings = '[]', measured = jsonb_set(measured, '{counts,D001}',
        to_jsonb(greatest(0, (measured->'counts'->>'D001')::integer - ${WORSE_BY}::integer)))
      where batch_id = ${before.batchId} and measured->'counts' ? 'D001'`.execute(db)
    await checkDistrict(db, { ...newest, lea, schoolYear })
  }
}
