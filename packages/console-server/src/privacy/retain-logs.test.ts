import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openBlankDatabase } from '../testing/test-database.ts'
import { retainLogs } from './retain-logs.ts'

const NOW = new Date('2026-09-14T12:14:00Z')

it('lines of logs and ended jobs go once they are older than their limit, and closed corrections with their rows', async () => {
  const { db, close } = await openBlankDatabase()
  onTestFinished(close)
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()
  for (const days of [31, 29, 366, 364]) {
    await sql`insert into jobs (kind, lea, status, finished_at, error)
      values ('import', '1', 'done', ${daysAgo(days)}, ${String(days)}), ('import', '2', 'queued', null, ${String(days)})`.execute(
      db,
    )
    await sql`insert into account_sync_logs (lea, "timestamp", action, result, username)
      values ('1', ${daysAgo(days)}, 'lock', 'success', ${String(days)})`.execute(db)
    await sql`with batch as (insert into export_batches (lea, school_year, export_id, export_name, product_id, product_name,
        delivery_method, trigger_type, status, started_at)
        values ('1', 2026, 1, 'x', 1, 'x', 'sftp', 'manual', 'completed', ${daysAgo(days)}) returning batch_id),
      result as (insert into export_results (batch_id, lea, export_id, product_id, component_name, sequence, stage, status)
        select batch_id, '1', 1, 1, 'students', 1, 'done', 'completed' from batch returning etl_status_id, batch_id)
      insert into export_details (lea, batch_id, etl_status_id, export_id, product_id, component_name, severity, stage, error_code,
        cause, owner, source_id, logged_at)
      select '1', batch_id, etl_status_id, 1, 1, 'students', 'error', 'x', 'X001', 'x', 'district', ${String(days)}, ${daysAgo(days)}
      from result`.execute(db)
    await sql`with batch as (insert into import_batches (lea, school_year, source, trigger_type, status, started_at)
        values ('1', 2026, 'sftp', 'manual', 'completed', ${daysAgo(days)}) returning batch_id),
      result as (insert into import_results (batch_id, lea, component_name, sequence, stage, status)
        select batch_id, '1', 'students', 1, 'done', 'completed' from batch returning etl_status_id, batch_id),
      request as (insert into correction_requests (lea, school_year, component_name, batch_id, etl_status_id, cause, error_code,
          row_count, due_on, sent_to, console_url, created_at, created_by, closed_at)
        select '1', 2026, 'students', batch_id, etl_status_id, ${String(days)}, 'V003', 1, '2026-09-14', 'a@example.org', '', now(), 'Ana',
          nullif(${days}, 366) * interval '-1 day' + ${NOW.toISOString()}::timestamptz from result returning id)
      insert into correction_rows (lea, request_id, detail_id, source_id) select '1', id, 1, ${String(days)} from request`.execute(
      db,
    )
  }
  await retainLogs(db, { now: NOW, days: 30, years: 1 })
  const left = async (table: string, column: string) => {
    const { rows } = await sql<{ of: string }>`
      select ${sql.ref(column)} as of from ${sql.table(table)} order by length(${sql.ref(column)}), 1`.execute(
      db,
    )
    return rows.map(({ of }) => of)
  }
  expect(await left('account_sync_logs', 'username')).toEqual(['29', '31', '364'])
  expect(await left('export_details', 'source_id')).toEqual(['29'])
  expect(await left('jobs', 'error')).toEqual(['29', '29', '31', '364', '366'])
  // One that was never closed stays, however old it is.
  expect(await left('correction_rows', 'source_id')).toEqual(['29', '366'])
})
