import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBlankDatabase } from '../testing/test-database.ts'
import { dropLogPartitions, makeLogPartitions } from './log-partitions.ts'
import type { Db } from './schema.ts'

const NOW = new Date('2026-09-14T12:14:00Z')

let db: Db
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openBlankDatabase())
  await sql`insert into import_batches (batch_id, lea, school_year, source, trigger_type, status, started_at)
    values (1, '1', 2026, 'sftp', 'manual', 'completed', now())`.execute(db)
  await sql`insert into import_results (etl_status_id, batch_id, lea, component_name, sequence, stage, status)
    values (1, 1, '1', 'students', 1, 'done', 'completed')`.execute(db)
})
afterAll(() => close())

const log = (...times: string[]) =>
  sql`insert into import_details (lea, batch_id, etl_status_id, component_name, severity, stage, error_code, cause, owner,
      source_id, logged_at)
    select '1', 1, 1, 'students', 'error', 'x', 'V003', 'x', 'district', at, at::timestamptz from unnest(${times}::text[]) as at`.execute(
    db,
  )

/** Lines by the partition that they are in. */
const places = async (table = 'import_details') => {
  const { rows: parts } = await sql<{ part: string }>`
    select inhrelid::regclass::text as part from pg_inherits where inhparent = ${table}::regclass order by 1`.execute(
    db,
  )
  const lines: Record<string, number> = {}
  for (const { part } of parts) {
    const { rows } = await sql<{ lines: number }>`select count(*) as lines from ${sql.table(part)}`.execute(
      db,
    )
    lines[part.slice(table.length + 1)] = rows[0]?.lines ?? 0
  }
  return lines
}

const countedLines = async () => {
  const { rows } = await sql<{ kept: number; counted: number }>`
    select (select count(*) from import_details) as kept,
      (select coalesce(sum(row_count), 0) from row_counts where lea = '1' and scope = 'import_details') as counted`.execute(
    db,
  )
  return rows[0]
}

it('a line is taken whatever its time, and gets to its month later, with this month and the next one ready', async () => {
  await log('2026-09-14T12:00:00Z', '2026-07-31T23:59:59Z', '2026-08-01T00:00:00Z', '2031-01-01T00:00:00Z')
  expect(await places()).toEqual({ default: 4 })
  await makeLogPartitions(db, NOW)
  const made = { '2026_07': 1, '2026_08': 1, '2026_09': 1, '2026_10': 0, '2031_01': 1, default: 0 }
  expect(await places()).toEqual(made)
  await makeLogPartitions(db, NOW)
  expect(await places()).toEqual(made)
  expect(await countedLines()).toEqual({ kept: 4, counted: 4 })
})

it('months before a limit go whole, and what was counted of them', async () => {
  await dropLogPartitions(db, 'import_details', new Date('2026-08-31T23:59:59Z'))
  expect(Object.keys(await places())).toEqual(['2026_08', '2026_09', '2026_10', '2031_01', 'default'])
  await dropLogPartitions(db, 'import_details', new Date('2026-09-01T00:00:00Z'))
  expect(Object.keys(await places())).toEqual(['2026_09', '2026_10', '2031_01', 'default'])
  expect(await countedLines()).toEqual({ kept: 2, counted: 2 })
})

it('lines of account changes get to their year, though nobody may change or delete them', async () => {
  await sql`insert into account_sync_logs (lea, "timestamp", action, result) values ('1', '2026-05-02T00:00:00Z', 'lock', 'success')`.execute(
    db,
  )
  await makeLogPartitions(db, NOW)
  expect(await places('account_sync_logs')).toEqual({
    '2026': 1,
    '2027': 0,
    default: 0,
  })
  for (const change of ['delete from account_sync_logs', 'delete from account_sync_logs_2026'])
    await expect(sql.raw(change).execute(db)).rejects.toThrow('never changed')
})

it('what others hold up is left for the next time, and does not stop them', async () => {
  await log('2026-03-01T00:00:00Z')
  await db.connection().execute(async (other) => {
    await sql`begin`.execute(other)
    await sql`select from import_details`.execute(other)
    await makeLogPartitions(db, NOW)
    expect(await places()).toMatchObject({ default: 1 })
    await sql`commit`.execute(other)
  })
  await makeLogPartitions(db, NOW)
  expect(await places()).toMatchObject({ '2026_03': 1, default: 0 })
})

it('lines that are deleted are counted off, in every month', async () => {
  await sql`delete from import_details where lea = '1'`.execute(db)
  expect(await countedLines()).toEqual({ kept: 0, counted: 0 })
})
