import type { SisImportTemplate } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import type { Call } from '../../http/handler.ts'
import { nextRuns } from '../../schedules/next-runs.ts'

/** The templates of a district as they are stored. */
export const templateRows = (db: Db, lea: string) =>
  db.selectFrom('importTemplates').selectAll().where('lea', '=', lea)

/** The same as lists show them, with the next time at which each runs by itself. */
export const withNextRuns = async (
  { lea, now }: Pick<Call, 'lea' | 'now'>,
  db: Db,
  rows: readonly Omit<SisImportTemplate, 'nextRunAt'>[],
): Promise<SisImportTemplate[]> => {
  const next = await nextRuns(db, { kind: 'import', lea, now: now() })
  return rows.map((row) => ({ ...row, nextRunAt: next.get(row.id) ?? null }))
}
