import { hostname } from 'node:os'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { postgresDb } from '../db/engine.ts'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { startSync } from '../pipeline/start-sync.ts'
import { insertFileTemplates } from '../pipeline/testing/insert-file-templates.ts'
import { whileRolling } from '../rollovers/rolling-since.ts'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../testing/index.ts'
import { roll } from '../testing/rollover-calls.ts'
import { TEST_DATABASE_URL } from '../testing/test-database-url.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
let district: TestDistrict
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())
beforeEach(async () => {
  district = await server.newDistrict({ notRolledOver: true })
  const { lea } = district
  const template = { source: 'sftp', updatedAt: server.now() } as const
  await insertFileTemplates(server.db, { ...template, lea, schoolYear: 2025 })
})

const AGAIN =
  'A rollover has been running since 09/14/2026 - 08:14AM (ET). Start the import when it finishes.'
const sync = (body: object = {}) =>
  sender('/district/sis-imports/sync')(employee, 'POST', `?lea=${district.lea}`, body)
const batches = () =>
  server.db.selectFrom('importBatches').select('batchId').where('lea', '=', district.lea).execute()

/** What another process has of the database: a pool of its own; an embedded one has one process. */
const anotherProcess = async (): Promise<Db> => {
  const url = process.env[TEST_DATABASE_URL]
  if (!url) return server.db
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db)
  const pool = postgresDb(Object.assign(new URL(url), { pathname: `/${rows[0]?.name}` }).href, () => {})
  onTestFinished(() => pool.destroy())
  return pool
}

/** A rollover in another process that goes on until it is told to end. */
const rolling = async () => {
  const ending = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const of = { lea: district.lea, at: server.now(), check: async () => {} }
  const ended = whileRolling(await anotherProcess(), of, async () => {
    begun.resolve()
    await ending.promise
  })
  await begun.promise
  return async () => {
    ending.resolve()
    await ended
  }
}

it('[S4] an import that is asked for while the district is rolled over is refused', async () => {
  const staff = Array.from({ length: 200 }, (_, n) => ({
    lea: district.lea,
    component: 'staff' as const,
    schoolYear: 2025,
    sourceId: `S${n}`,
    hash: '',
    data: json({ lastName: 'Moss', role: 'principal', siteCodes: [] }),
    dateLastModified: server.now(),
  }))
  await server.db.insertInto('sisRows').values(staff).execute()
  const [rolled, refused] = await Promise.all([
    roll(employee, 'staff', district.lea),
    // Asked for as soon as the rollover shows.
    (async () => {
      while ((await server.db.selectFrom('rollovers').select('id').execute()).length === 0);
      return sync()
    })(),
  ])
  expect(rolled).toMatchObject({ status: 200, data: { rolloverStaff: { copied: 200 } } })
  expect(refused).toMatchObject({ status: 409, error: { message: AGAIN } })
  expect(await batches()).toEqual([])
  expect((await sync()).status).toBe(200)
  await server.jobs.idle()
})

it('[S4] what a process rolls over keeps imports and exports of all processes from beginning, on their own too', async () => {
  const { lea } = district
  await server.db
    .updateTable('importTemplates')
    .set({ scheduleEnabled: true, scheduleTime: '05:20', scheduleDays: json(['mon']) })
    .where('lea', '=', lea)
    .execute()
  await server.jobs.idle()
  const end = await rolling()
  expect(await sync()).toMatchObject({ status: 409, error: { message: AGAIN } })
  const { batchId } = await server.db
    .insertInto('importBatches')
    .values({
      lea,
      schoolYear: 2025,
      source: 'sftp',
      triggerType: 'manual',
      status: 'held',
      startedAt: server.now(),
    })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  expect(await sync({ batchId, decision: 'release' })).toMatchObject({
    status: 409,
    error: { message: AGAIN },
  })
  const { id } = await server.db
    .insertInto('exports')
    .values({
      lea,
      schoolYear: 2025,
      name: 'Nightly',
      productId: 2,
      isEnabled: true,
      fileNamePattern: 'x.csv',
      exportType: 'customCsv',
      deliveryMethod: 'download',
      components: json(['sites']),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const send = () => sender('/export/send-now')(employee, 'POST', `?lea=${lea}`, { exportIds: [id] })
  expect(await send()).toMatchObject({
    status: 409,
    error: { message: AGAIN.replace('import', 'export') },
  })
  server.advance(7 * 60_000)
  await server.jobs.idle()
  expect(await batches()).toEqual([{ batchId }])
  await end()
  server.advance(60_000)
  await server.jobs.idle()
  expect(await batches()).toHaveLength(2)
  server.advance(-8 * 60_000)
})

it('R26 the year of the district stays while a rollover or an import goes by it; all else can be changed', async () => {
  const { lea, id } = district
  const patch = (body: object) => sender('/district')(employee, 'PATCH', `/${id}?lea=${lea}`, body)
  const then = 'Change the year when it finishes.'
  const end = await rolling()
  expect(await patch({ sisYear: 2026, city: 'Else' })).toMatchObject({
    status: 409,
    error: { message: `A rollover has been running since 09/14/2026 - 08:14AM (ET). ${then}` },
  })
  expect((await patch({ sisYear: 2025, city: 'Else' })).status).toBe(200)
  await end()
  const at = { startedAt: server.now(), status: 'loading' as const, lea, schoolYear: 2025 }
  await server.db
    .insertInto('importBatches')
    .values({ ...at, source: 'sftp', triggerType: 'manual' })
    .execute()
  expect(await patch({ sisYear: 2026 })).toMatchObject({
    status: 409,
    error: { message: `An import has been running since 09/14/2026 - 08:14AM (ET). ${then}` },
  })
  await server.db.updateTable('importBatches').set({ status: 'completed' }).where('lea', '=', lea).execute()
  expect(await patch({ sisYear: 2026 })).toMatchObject({ status: 200, data: { sisYear: 2026 } })
})

it('[S4] a rollover waits for an import that begins in another process at this moment, and is refused then', async () => {
  const { lea } = district
  const begun = Promise.withResolvers<void>()
  const ending = Promise.withResolvers<void>()
  const importing = (await anotherProcess()).transaction().execute(async (trx) => {
    await sql`select from districts where lea = ${lea} for share`.execute(trx)
    const at = { startedAt: server.now(), status: 'queued' as const, lea, schoolYear: 2025 }
    await trx
      .insertInto('importBatches')
      .values({ ...at, source: 'sftp', triggerType: 'manual' })
      .execute()
    begun.resolve()
    await ending.promise
  })
  await begun.promise
  const rolled = roll(employee, 'templates', lea)
  ending.resolve()
  await importing
  expect(await rolled).toMatchObject({
    status: 409,
    error: { message: expect.stringMatching(/^An import has been running since/) },
  })
  await server.db.deleteFrom('importBatches').where('lea', '=', lea).execute()
  expect(await server.db.selectFrom('rollovers').select('id').execute()).toEqual([])
})

it.each([
  ['that died on this machine', `${hostname()}:4194305:gone`, 30],
  ['that has not been heard of for long', 'elsewhere:1:gone', -1],
])('[S4] a rollover of a process %s keeps nothing from beginning', async (_, workerId, seconds) => {
  const { lea } = district
  const aliveUntil = sql<string>`now() + make_interval(secs => ${seconds})`
  await server.db
    .insertInto('rollovers')
    .values({ lea, startedAt: server.now(), workerId, aliveUntil })
    .execute()
  const start = { lea, schoolYear: 2025, request: {}, triggeredBy: 'Ana Silva', now: server.now() }
  expect((await startSync(server.db, start)).kind).toBe('started')
  await server.jobs.idle()
  await server.db.deleteFrom('rollovers').execute()
})
