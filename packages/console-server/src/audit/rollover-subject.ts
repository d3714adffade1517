import { countOf } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { AuditSubject } from './audit-changes.ts'

/** Rollovers of many districts, which are the provider's. What one copied carries the name of whoever started it. */
export const rolloverSubject: AuditSubject = {
  isPersonal: () => false,
  read: async (db, keys) => {
    const rows = await db
      .selectFrom('rolloverRuns')
      .select('id')
      .select(
        sql<number>`(select count(*)::integer from rollover_run_districts d where d.run_id = rollover_runs.id)`.as(
          'districts',
        ),
      )
      .where('id', 'in', keys)
      .execute()
    return rows.map(({ id, districts }) => ({
      key: id,
      subjectId: String(id),
      name: `Rollover of ${countOf(districts, 'district', 'districts')}`,
      clientId: null,
      lea: null,
      fields: { districts },
    }))
  },
}
