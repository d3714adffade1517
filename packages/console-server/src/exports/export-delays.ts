import {
  type Export,
  type ExportDelay,
  type ExportDelayCode,
  exportStandingOf,
  missedRunOf,
  zonedDay,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { RUNNING_STATUSES } from '../pipeline/conclude-batch.ts'
import { rollingSince } from '../rollovers/rolling-since.ts'
import { isBlackout } from '../schedules/due-work.ts'
import { deliversBy } from './delivery/connect-by.ts'
import { productFault } from './product-fault.ts'

type When = { lea: string; now: Date }

/** Why exports of a district that are late, or whose last run failed, have not arrived: by their ids. */
export const exportDelays = async (
  db: Db,
  rows: readonly Export[],
  { lea, now }: When,
): Promise<Map<number, ExportDelay>> => {
  const district = await db
    .selectFrom('districts')
    .select('timeZone')
    .where('lea', '=', lea)
    .executeTakeFirst()
  const when = { now, timeZone: district?.timeZone ?? 'UTC' }
  const waiting = rows.filter((row) => WAITING.has(exportStandingOf(row, when)))
  if (waiting.length === 0) return new Map()
  const running = await runningOf(
    db,
    waiting.map(({ id }) => id),
  )
  const rolling = await rollingSince(db, lea)
  const delays = new Map<number, ExportDelay>()
  for (const row of waiting) {
    const batch = running.find(({ exportId }) => exportId === row.id)
    if (batch) {
      const { batchId, startedAt: since, ahead } = batch
      const isQueued = batch.status === 'queued'
      delays.set(
        row.id,
        delayOf(isQueued ? 'queued' : 'running', { since, batchId, count: isQueued ? ahead : null }),
      )
    } else if (rolling !== null) delays.set(row.id, delayOf('rollover', { since: rolling }))
    else delays.set(row.id, (await ownDelay(db, row)) ?? scheduleDelay(row, when))
  }
  return delays
}

const WAITING: ReadonlySet<string | null> = new Set(['late', 'failed', 'completedWithErrors'])

const delayOf = (code: ExportDelayCode, facts: Partial<Omit<ExportDelay, 'code'>> = {}): ExportDelay => ({
  code,
  since: facts.since ?? null,
  until: facts.until ?? null,
  batchId: facts.batchId ?? null,
  count: facts.count ?? null,
})

/** Runs that have begun, with the number of exports that wait longer than each. */
const runningOf = (db: Db, exportIds: readonly number[]) =>
  db
    .selectFrom('exportBatches')
    .select(['batchId', 'exportId', 'status', 'startedAt'])
    .select(
      sql<number>`(select count(*) from jobs own join jobs other on other.kind = own.kind and other.id < own.id
        and other.status in ('queued', 'running')
        where own.kind = 'export' and own.batch_id = export_batches.batch_id)`.as('ahead'),
    )
    .where('exportId', 'in', exportIds)
    .where('status', 'in', RUNNING_STATUSES)
    .execute()

/** What the export itself, its product or its last run says; null if nothing of it keeps it. */
const ownDelay = async (db: Db, row: Export): Promise<ExportDelay | null> => {
  if (!deliversBy(row.deliveryMethod)) return delayOf('notDelivered')
  if ((await productFault(db, row)) !== null) return delayOf('productOff')
  const { lastBatchId: batchId, lastStatus } = row
  if (lastStatus === 'cancelled') return delayOf('canceled', { since: row.lastRunAt, batchId })
  if (lastStatus !== 'failed' && lastStatus !== 'completedWithErrors') return null
  const first = await db
    .selectFrom('exportBatches')
    .select('startedAt')
    .where('exportId', '=', row.id)
    .where('status', 'in', ['failed', 'completedWithErrors'])
    .where('startedAt', '>', row.lastSentAt ?? '-infinity')
    .orderBy('startedAt')
    .limit(1)
    .executeTakeFirst()
  return delayOf('failing', { since: first?.startedAt ?? row.lastRunAt, batchId })
}

/** Its time came, and no run began. */
const scheduleDelay = (row: Export, when: { now: Date; timeZone: string }): ExportDelay => {
  const { now, timeZone } = when
  if (isBlackout(row.blackoutRanges, timeZone, now)) {
    const today = zonedDay(now, timeZone)
    const range = row.blackoutRanges.find(({ from, to }) => from <= today && today <= to)
    return delayOf('blackout', { since: range?.from, until: range?.to })
  }
  return delayOf('missed', { since: missedRunOf(row, when)?.toISOString() })
}
