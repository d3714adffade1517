import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { closeEmbedded, embeddedDb, openEmbedded } from '../engine.ts'
import { makeLogPartitions } from '../log-partitions.ts'
import { migrate } from '../migrate.ts'
import { partitionedLogs } from './0110-partitioned-logs.ts'
import { MIGRATIONS } from './index.ts'

const line = (id: string, at: string) => sql`
  insert into import_details (lea, batch_id, etl_status_id, component_name, severity, stage, error_code, cause, owner,
    source_id, logged_at) values ('1', 1, 1, 'students', 'error', 'x', 'V003', 'x', 'district', ${id}, ${at}::timestamptz)`

it('logs from before stay whole, in a partition of their own, and go on with their numbers and rules', async () => {
  const engine = await openEmbedded({})
  const db = embeddedDb(engine)
  onTestFinished(() => closeEmbedded(db, engine))
  const at = MIGRATIONS.indexOf(partitionedLogs)
  await migrate(db, MIGRATIONS.slice(0, at))
  await sql`insert into import_batches (batch_id, lea, school_year, source, trigger_type, status, started_at)
    values (1, '1', 2026, 'sftp', 'manual', 'completed', now())`.execute(db)
  await sql`insert into import_results (etl_status_id, batch_id, lea, component_name, sequence, stage, status)
    values (1, 1, '1', 'students', 1, 'done', 'completed')`.execute(db)
  await line('a', '2025-03-01T00:00:00Z').execute(db)
  await line('b', '2026-09-14T00:00:00Z').execute(db)
  await sql`insert into account_sync_logs (lea, "timestamp", action, result, username)
    values ('1', '2020-01-01T00:00:00Z', 'lock', 'success', 'Ana')`.execute(db)
  await migrate(db, MIGRATIONS)
  await makeLogPartitions(db, new Date())
  await line('c', '2099-01-01T00:00:00Z').execute(db)

  const { rows } =
    await sql`select id, source_id, tableoid::regclass::text as place from import_details order by id`.execute(
      db,
    )
  expect(rows).toEqual([
    { id: 1, sourceId: 'a', place: 'import_details_before' },
    { id: 2, sourceId: 'b', place: 'import_details_before' },
    { id: 3, sourceId: 'c', place: 'import_details_default' },
  ])
  const { rows: changes } = await sql`select username, search_text from account_sync_logs`.execute(db)
  expect(changes).toEqual([{ username: 'Ana', searchText: 'ana\n\n' }])
  await expect(sql`delete from account_sync_logs`.execute(db)).rejects.toThrow('never changed')
  await sql`delete from import_batches`.execute(db)
  const { rows: counts } = await sql`
    select sum(row_count) as counted, (select count(*) from import_details) as kept
    from row_counts where scope = 'import_details'`.execute(db)
  expect(counts).toEqual([{ counted: 0, kept: 0 }])
}, 120_000)
