import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { DUE_WORK, type DueKind } from './due.ts'
import type { Scheduled } from './due-work.ts'
import { nextRun } from './next-run.ts'

/** When what runs by itself in a district does so next: ISO instants by id. What does not is not among them. */
export const nextRuns = async (
  db: Db,
  { kind, lea, now }: { kind: DueKind; lea: string; now: Date },
): Promise<Map<number, string>> => {
  const { rows } = await sql<Scheduled>`
    select s.* from (${DUE_WORK[kind].scheduled}) s where s.lea = ${lea}`.execute(db)
  return new Map(
    rows.flatMap((row) => {
      const next = nextRun({ ...row, scheduleEnabled: true }, row.timeZone, now)
      return next === null ? [] : [[row.id, next.toISOString()] as const]
    }),
  )
}
