import { jsonCalls } from '@edconsole/console-server/internal/testing'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_RECEIVER, demoExportPassword } from './exports/demo-receiver.ts'
import { makeDownloads } from './setup/make-downloads.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
const COUNTS = ['recordsRead', 'recordsWritten', 'recordsSkipped', 'warningCount', 'errorCount'] as const

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'demo', now: NOW })
}, 240_000)
afterAll(() => server.close())

describe('the sendings of the demo', () => {
  it('keep the identities of counts in every batch, file and log', async () => {
    const { db } = server
    const batches = await db.selectFrom('exportBatches').selectAll().execute()
    const results = await db.selectFrom('exportResults').selectAll().execute()
    const lines = await db.selectFrom('exportDetails').selectAll().execute()
    expect(batches.length).toBeGreaterThan(500)
    expect(batches.length).toBeLessThan(3000)
    const byBatch = Map.groupBy(results, ({ batchId }) => batchId)
    const byResult = Map.groupBy(lines, ({ etlStatusId }) => etlStatusId)
    for (const row of [...batches, ...results])
      expect(row.recordsRead).toBe(row.recordsWritten + row.recordsSkipped)
    for (const batch of batches) {
      const own = byBatch.get(batch.batchId) ?? []
      for (const field of COUNTS)
        expect([batch.batchId, batch[field]]).toEqual([
          batch.batchId,
          own.reduce((sum, one) => sum + one[field], 0),
        ])
      expect(batch.fileSizeBytes).toBe(own.reduce((sum, one) => sum + (one.fileSizeBytes ?? 0), 0))
      expect(own).toHaveLength(batch.componentsTotal)
      expect(Date.parse(batch.endedAt ?? '')).toBeLessThan(NOW.getTime())
    }
    for (const result of results) {
      const own = byResult.get(result.etlStatusId) ?? []
      expect(own.filter(({ severity }) => severity === 'error')).toHaveLength(result.errorCount)
      expect(own.filter(({ severity }) => severity === 'warning')).toHaveLength(result.warningCount)
      expect(result.recordsSkipped > 0).toBe(own.some(({ errorCode }) => errorCode === 'X003'))
    }
  })

  it('go 60 days back, follow time, and end with the number of the pictures', async () => {
    const rich = await server.db
      .selectFrom('exportBatches')
      .selectAll()
      .where('lea', '=', '4107320')
      .orderBy('batchId')
      .execute()
    expect(rich.at(-1)?.batchId).toBe(20_931)
    expect(rich.map(({ startedAt }) => startedAt)).toEqual(rich.map(({ startedAt }) => startedAt).sort())
    const [first] = rich
    expect(NOW.getTime() - Date.parse(first?.startedAt ?? '')).toBeGreaterThan(58 * 86_400_000)
    const codes = await server.db.selectFrom('exportDetails').select('errorCode').distinct().execute()
    expect(codes.map(({ errorCode }) => errorCode).sort()).toEqual(['X001', 'X002', 'X003'])
    const statuses = await server.db.selectFrom('exportBatches').select('status').distinct().execute()
    expect(statuses.map(({ status }) => status).sort()).toEqual([
      'completed',
      'completedWithErrors',
      'failed',
    ])
  })

  it('are numbered in one range without a gap, which follows time', async () => {
    const all = await server.db
      .selectFrom('exportBatches')
      .select(['batchId', 'startedAt'])
      .orderBy('batchId')
      .execute()
    const [first] = all
    expect(all.map(({ batchId }) => batchId)).toEqual(all.map((_, place) => (first?.batchId ?? 0) + place))
    expect(all.map(({ startedAt }) => startedAt)).toEqual(all.map(({ startedAt }) => startedAt).sort())
  })

  it('went to the receiver that the demonstration starts, as their exports do, and only what it refused was sent again', async () => {
    const { rows } = await sql`
      select distinct destination, host from export_batches b join exports e on e.id = b.export_id
      where e.delivery_method = 'sftp' or b.destination is not null`.execute(server.db)
    expect(rows).toEqual([{ destination: DEMO_RECEIVER.host, host: DEMO_RECEIVER.host }])
    const ports = await server.db
      .selectFrom('exports')
      .select('port')
      .distinct()
      .where('host', 'is not', null)
      .execute()
    expect(ports).toEqual([{ port: DEMO_RECEIVER.port }])
    const { rows: groundless } = await sql`
      select batch_id from export_batches retry where trigger_type = 'retry' and not exists (
        select from export_batches b where b.export_id = retry.export_id and b.batch_id < retry.batch_id
          and b.status = 'failed' and b.started_at > retry.started_at - interval '1 hour')`.execute(server.db)
    expect(groundless).toEqual([])
  })

  it('send the rows that an export takes: none of sites that are left out', async () => {
    const call = jsonCalls(await server.browser('employee@example.org'))
    const { data } = await call<{ recordsRead: number }[]>(
      'GET',
      '/district/export-log-results?lea=4107320&filter[componentName]=sites&sort[etlStatusId]=desc&limit=1',
    )
    const sites = await server.db
      .selectFrom('sisRows')
      .select(sql<number>`count(*)`.as('sites'))
      .where('lea', '=', '4107320')
      .where('component', '=', 'sites')
      .where(sql<boolean>`coalesce(data->>'includeInExport', 'true') <> 'false'`)
      .executeTakeFirstOrThrow()
    expect(data[0]?.recordsRead).toBe(sites.sites)
  })

  it('R44 leave one export late and one paused, and none for the district that was never set up', async () => {
    const rich = await server.db.selectFrom('exports').selectAll().where('lea', '=', '4107320').execute()
    const days = (at: string | null) => (NOW.getTime() - Date.parse(at ?? '')) / 86_400_000
    expect(rich.filter((one) => one.isEnabled && days(one.lastSentAt) > 7)).toHaveLength(1)
    expect(rich.filter((one) => !one.isEnabled)).toHaveLength(1)
    const districts = await server.db.selectFrom('exports').select('lea').distinct().execute()
    expect(districts.length).toBeGreaterThan(8)
    expect(districts.map(({ lea }) => lea)).not.toContain('2711820')
  })

  it('each export tells of its own newest sending', async () => {
    const { rows } = await sql<{ off: number }>`
      select count(*) as off from exports e
      where last_batch_id is distinct from (select max(batch_id) from export_batches b where b.export_id = e.id)
        or last_status is distinct from
          (select status from export_batches b where b.export_id = e.id order by batch_id desc limit 1)`.execute(
      server.db,
    )
    expect(rows).toEqual([{ off: 0 }])
  })

  it('what is sent by file transfer has a password, sealed with this server’s key; one is outdated', async () => {
    const sent = await server.db
      .selectFrom('exports')
      .select(['lea', 'secrets'])
      .where('deliveryMethod', '=', 'sftp')
      .orderBy('id')
      .execute()
    expect(sent.length).toBeGreaterThan(5)
    const outdated = sent.filter(
      ({ lea, secrets }) => server.secrets.open(secrets.password?.sealed ?? '') !== demoExportPassword(lea),
    )
    expect(outdated.map(({ lea }) => lea)).toEqual(['4833071'])
  })
})

it('[domain 3.29] an export that is downloaded here offers its newest files, as its log tells of them', async () => {
  const { db, store, secrets } = server
  const { batchId } = await db
    .selectFrom('exportBatches')
    .select('batchId')
    .where('deliveryMethod', '=', 'download')
    .orderBy('batchId', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const files = () =>
    db
      .selectFrom('exportResults')
      .select(['fileName', 'recordsRead', 'status'])
      .where('batchId', '=', batchId)
      .orderBy('sequence')
      .execute()
  const logged = await files()
  await makeDownloads(db, { store, secrets })
  expect(await files()).toEqual(logged)
  const employee = await server.browser('employee@example.org')
  const { data } = await jsonCalls(employee)<{ downloadPath: string | null; recordsWritten: number }[]>(
    'GET',
    `/district/export-log-results?lea=4107320&filter[batchId]=${batchId}&filter[componentName]=students`,
  )
  const file = await employee(`/api${data[0]?.downloadPath}`)
  expect((await file.text()).trim().split('\n')).toHaveLength(1 + (data[0]?.recordsWritten ?? 0))
})
