import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ChaosRun } from './chaos-run.ts'

/** Two retries of a webhook, and the leases of servers that died. */
const LONGEST_MS = 10 * 60_000
const LOOK_MS = 1000
/** What is quiet now may have been between two steps: this often in a row is. */
const TIMES = 20

/** Waits until no server has anything to do for the districts. */
export const untilQuiet = async ({ db, wrong }: ChaosRun): Promise<void> => {
  let quiet = 0
  for (const late = Date.now() + LONGEST_MS; Date.now() < late; ) {
    const { rows } = await sql<{ open: string }>`
      select 'job ' || kind as open from jobs where status in ('queued', 'running')
      union all select 'webhook' from webhook_deliveries where next_attempt_at is not null
      union all select 'alert' from alert_causes where is_pending
      union all select 'message' from alert_messages where sent_at is null
      union all select 'email' from alert_messages where email_at is not null
      union all select 'summary' from district_summaries s join districts d on d.id = s.district_id
        where d.is_active and s.is_stale`.execute(db)
    quiet = rows.length === 0 ? quiet + 1 : 0
    if (quiet === TIMES) return
    await setTimeout(LOOK_MS)
    if (Date.now() + LOOK_MS >= late) wrong(`It isn't quiet yet: ${rows.map(({ open }) => open).join(', ')}`)
  }
}
