import type { BlackoutRange } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { Scheduled } from '../schedules/due-work.ts'
import { nextRun } from '../schedules/next-run.ts'
import { isBlackout } from './blackout.ts'
import { scheduledExports } from './scheduled-exports.ts'

type Sent = Scheduled & { blackoutRanges: readonly BlackoutRange[] }

/** When what is sent by itself in a district is sent next: ISO instants by the export's id. */
export const nextSendings = async (
  db: Db,
  { lea, now }: { lea: string; now: Date },
): Promise<Map<number, string>> => {
  const { rows } = await sql<Sent>`
    select s.*, e.blackout_ranges from (${scheduledExports}) s join exports e on e.id = s.id
    where s.lea = ${lea}`.execute(db)
  return new Map(
    rows.flatMap((row) => {
      const next = nextSending(row, now)
      return next === null ? [] : [[row.id, next.toISOString()] as const]
    }),
  )
}

/** A schedule that only ever meets days without sending has no next run worth naming. */
const LOOKED_AT = 400

const nextSending = ({ timeZone, blackoutRanges, ...schedule }: Sent, after: Date): Date | null => {
  const next = (from: Date) => nextRun({ ...schedule, scheduleEnabled: true }, timeZone, from)
  let found = next(after)
  for (let looked = 0; found !== null && looked < LOOKED_AT; looked += 1) {
    if (!isBlackout(blackoutRanges, timeZone, found)) return found
    found = next(found)
  }
  return null
}
