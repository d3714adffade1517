import { COMPONENTS } from '@edconsole/console-core/contract'
import {
  COUNT_FIELDS,
  concludeBatch,
  createTally,
  type Db,
  insertDetails,
  NO_ROWS,
} from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import { insertRecords } from '../insert-records.ts'
import type { SeedDistrict } from '../seed-district.ts'
import { type AccountBatch, accountBatches, accountsEnd } from './account-batches.ts'
import type { HistoryLine } from './draft-history.ts'

/**
 * Gives every batch of a district that was to load staff a result for the accounts that followed, with what the log of
 * account changes tells of it.
 * @param lines of imports, at most one of a person in a batch
 */
export const insertAccountResults = async (
  db: Db,
  { lea }: SeedDistrict,
  lines: readonly HistoryLine[],
): Promise<void> => {
  const ofBatch = Map.groupBy(lines, ({ batchId }) => batchId)
  const batches = await accountBatches(db, lea)
  if (batches.length === 0) return
  const results = batches.map((batch) => resultOf(batch, lea, ofBatch.get(batch.batchId) ?? []))
  const first = await nextResult(db)
  const numbered = results.map((result, place) => ({ etlStatusId: first + place, ...result }))
  await insertRecords(
    db,
    'import_results',
    numbered.map(({ findings: _, ...result }) => result),
  )
  await insertDetails(db, numbered.flatMap(detailsOf))
  await sumUpAll(db, lea)
  for (const { batchId, status } of results) if (status === 'completedWithErrors') await conclude(db, batchId)
}

const resultOf = (batch: AccountBatch, lea: string, lines: readonly HistoryLine[]) => {
  const about = {
    batchId: batch.batchId,
    lea,
    componentName: 'accounts' as const,
    sequence: COMPONENTS.accounts.loadOrder,
  }
  if (!batch.isLoaded)
    return {
      ...about,
      ...NO_ROWS,
      stage: 'extract',
      status: 'cancelled',
      message: 'Skipped: staff failed',
      startedAt: null,
      endedAt: batch.endedAt,
      durationMs: null,
      failureOrigin: null,
      findings: [],
    }
  const tally = createTally()
  const findings = lines.filter(({ found }) => found !== undefined)
  tally.add(findings.flatMap(({ found }) => found?.finding ?? []))
  const endedAt = accountsEnd(batch)
  const errors = findings.filter(({ result }) => result === 'failure').length
  const inserted = lines.filter(({ action }) => action === 'create').length
  const updated = lines.length - findings.length - inserted
  return {
    ...about,
    ...NO_ROWS,
    stage: 'load',
    startedAt: batch.endedAt,
    endedAt: new Date(endedAt).toISOString(),
    durationMs: endedAt - Date.parse(batch.endedAt),
    status: errors > 0 ? 'completedWithErrors' : 'completed',
    message: tally.sentence(),
    failureOrigin: tally.origin(),
    recordsRead: batch.staffRead,
    recordsInserted: inserted,
    recordsUpdated: updated,
    recordsRejected: errors,
    errorCount: errors,
    recordsUnchanged: batch.staffRead - inserted - updated - errors,
    recordsWarned: findings.length - errors,
    warningCount: findings.length - errors,
    findings,
  }
}

type Result = ReturnType<typeof resultOf> & { etlStatusId: number }

const detailsOf = ({ findings, etlStatusId, batchId, lea }: Result) =>
  findings.flatMap(({ found, timestamp = '' }) =>
    found
      ? {
          finding: found.finding,
          rowNumber: null,
          sourceId: found.account.staffId,
          recordLabel: `${found.account.lastName}, ${found.account.firstName}`,
          siteCode: found.account.siteCode,
          rowData: null,
          loggedAt: timestamp,
          scope: { lea, batchId, etlStatusId, componentName: 'accounts' as const },
        }
      : [],
  )

const nextResult = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ next: number }>`
    select max(etl_status_id) + 1 as next from import_results`.execute(db)
  return rows[0]?.next ?? 1
}

/** The accounts are the last that a batch does: it ends with them. */
const sumUpAll = async (db: Db, lea: string): Promise<void> => {
  const sums = COUNT_FIELDS.map((field) => sql`sum(${sql.ref(field)}) as ${sql.ref(field)}`)
  const taken = COUNT_FIELDS.map((field) => sql`${sql.ref(field)} = r.${sql.ref(field)}`)
  await sql`update import_batches b set ${sql.join(taken)}, records_expected = r.records_read,
      components_total = r.total, components_done = r.done, ended_at = r.ended_at,
      duration_ms = (extract(epoch from r.ended_at - b.started_at) * 1000)::integer
    from (select batch_id, count(*) as total, max(ended_at) as ended_at, ${sql.join(sums)},
        count(*) filter (where status in ('completed', 'completedWithErrors', 'held')) as done
      from import_results where lea = ${lea} group by batch_id) as r
    where r.batch_id = b.batch_id`.execute(db)
  await sql`select setval(pg_get_serial_sequence('import_results', 'etl_status_id'),
    (select max(etl_status_id) from import_results))`.execute(db)
}

const conclude = async (db: Db, batchId: number): Promise<void> => {
  const outcomes = await db
    .selectFrom('importResults')
    .select(['componentName', 'status', 'message', 'failureOrigin'])
    .where('batchId', '=', batchId)
    .orderBy('sequence')
    .execute()
  const concluded = concludeBatch(outcomes)
  await db.updateTable('importBatches').set(concluded).where('batchId', '=', batchId).execute()
}
