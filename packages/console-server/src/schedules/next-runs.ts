import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { automaticStop, importSettingsOf } from '../inbox/import-settings.ts'
import { DUE_WORK, type DueKind } from './due.ts'
import { nextRun, type Scheduled } from './due-work.ts'

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
