import type { SisImportTemplate } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Call } from '../../http/handler.ts'
import { automaticStop, importSettingsOf } from '../../inbox/import-settings.ts'
import { DUE_WORK, type DueKind } from '../../schedules/due.ts'
import { nextRun, type Scheduled } from '../../schedules/due-work.ts'

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

/** A blackout may be a summer long; a plan with none but such days has no next run. */
const MOST_RUNS = 400

/** When what runs by itself in a district does so next: ISO instants by id. What does not is not among them. */
export const nextRuns = async (
  db: Db,
  { kind, lea, now }: { kind: DueKind; lea: string; now: Date },
): Promise<Map<number, string>> => {
  const { rows } = await sql<Scheduled>`
    select s.* from (${DUE_WORK[kind].scheduled}) s where s.lea = ${lea}`.execute(db)
  const settings = await importSettingsOf(db, lea)
  if (settings.isPaused && settings.pausedUntil === null) return new Map()
  const next = (row: Scheduled): Date | null => {
    let after = now
    for (let runs = 0; runs < MOST_RUNS; runs += 1) {
      const found = nextRun({ ...row, scheduleEnabled: true }, row.timeZone, after)
      if (found === null || automaticStop(settings, row.timeZone, found) === null) return found
      after = found
    }
    return null
  }
  return new Map(
    rows.flatMap((row) => {
      const at = next(row)
      return at === null ? [] : [[row.id, at.toISOString()] as const]
    }),
  )
}
