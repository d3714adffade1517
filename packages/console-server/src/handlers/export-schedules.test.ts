import { afterAll, beforeAll, expect, it } from 'vitest'
import { startJobs } from '../jobs.ts'
import { exportCalls, LEA } from '../testing/export-calls.ts'
import { jobContext } from '../testing/job-context.ts'
import { type SendingBench, sendingBench } from '../testing/sending-bench.ts'

let bench: SendingBench
beforeAll(async () => {
  bench = await sendingBench()
  // What the seed has would run too.
  await bench.server.db.updateTable('exports').set({ scheduleEnabled: false }).execute()
  await bench.server.db.updateTable('importTemplates').set({ isEnabled: false }).execute()
})
afterAll(() => bench.close())

const HOUR = 3_600_000
/** The bench's clock starts on a Monday at 08:14 in New York; the district is in Los Angeles. */
const DAILY = {
  scheduleEnabled: true,
  scheduleDays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  scheduleTime: '07:00',
  deliveryMethod: 'download',
  host: null,
  username: null,
  password: null,
  port: null,
}
/** Sessions do not last as long as the days that pass here. */
const again = async () => exportCalls(await bench.server.browser('admin@example.org'))
const sendings = (id: number) =>
  bench.server.db
    .selectFrom('exportBatches')
    .select(['status', 'triggerType', 'triggeredBy', 'startedAt'])
    .where('exportId', '=', id)
    .orderBy('batchId')
    .execute()

it('[S3] tells when an export is sent next, days without sending left out', async () => {
  const { timeZone } = await bench.server.db
    .selectFrom('districts')
    .select('timeZone')
    .where('lea', '=', LEA)
    .executeTakeFirstOrThrow()
  expect(timeZone).toBe('America/Los_Angeles')
  const { id, nextRunAt } = await bench.add(DAILY)
  expect(nextRunAt).toBe('2026-09-14T14:00:00.000Z')
  const next = async (change: object) => (await bench.update(id, change)).data.nextRunAt
  const away = { from: '2026-09-14', to: '2026-09-15' }
  expect(await next({ blackoutRanges: [away] })).toBe('2026-09-16T14:00:00.000Z')
  expect((await bench.read(id))?.nextRunAt).toBe('2026-09-16T14:00:00.000Z')
  expect(await next({ blackoutRanges: [{ from: '2020-01-01', to: '2099-12-31' }] })).toBeNull()
  expect(await next({ blackoutRanges: [], scheduleDays: ['sun'] })).toBe('2026-09-20T14:00:00.000Z')
  expect(await next({ isEnabled: false })).toBeNull()
  await bench.update(id, { scheduleEnabled: false })
})

it('[S3] sends once at its time, however many servers look, and not on days without sending', async () => {
  const { server } = bench
  const { id } = await bench.add({ ...DAILY, blackoutRanges: [{ from: '2026-09-15', to: '2026-09-15' }] })
  const { db, secrets, store, now } = server
  const second = startJobs(jobContext({ db, secrets, store, now }))
  const bothLook = async () => {
    server.jobs.nudge()
    second.nudge()
    await Promise.all([server.jobs.idle(), second.idle()])
  }
  await bothLook()
  expect(await sendings(id)).toEqual([])
  server.advance(2 * HOUR)
  await bothLook()
  await bothLook()
  expect(await sendings(id)).toMatchObject([
    { status: 'completed', triggerType: 'scheduled', triggeredBy: null },
  ])
  expect(await (await again()).list(`&filter[id]=${id}`)).toMatchObject([
    { lastStatus: 'completed', nextRunAt: '2026-09-16T14:00:00.000Z' },
  ])
  server.advance(24 * HOUR)
  await bothLook()
  expect(await sendings(id)).toHaveLength(1)
  server.advance(24 * HOUR)
  await bothLook()
  expect(await sendings(id)).toHaveLength(2)
  await second.stop()
})

it('sends nothing by itself while the product is off, or the export is of another year', async () => {
  const { server } = bench
  const { id } = await (await again()).add({ ...DAILY, isEnabled: true, productId: 3 })
  const set = (enabled: boolean) =>
    server.db
      .updateTable('productsEnabled')
      .set({ enabled })
      .where('lea', '=', LEA)
      .where('productId', '=', 3)
      .execute()
  await set(false)
  server.advance(24 * HOUR)
  server.jobs.nudge()
  await server.jobs.idle()
  expect(await sendings(id)).toEqual([])
  await set(true)
  await server.db.updateTable('exports').set({ schoolYear: 2025 }).where('id', '=', id).execute()
  server.advance(24 * HOUR)
  server.jobs.nudge()
  await server.jobs.idle()
  expect(await sendings(id)).toEqual([])
  expect((await (await again()).list(`&filter[id]=${id}`))[0]?.nextRunAt).toBeNull()
})
