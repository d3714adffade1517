import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { startSending } from '../exports/start-sending.ts'
import { exportCalls, LEA } from '../testing/export-calls.ts'
import { type SendingBench, sendingBench } from '../testing/sending-bench.ts'

let bench: SendingBench
beforeAll(async () => {
  bench = await sendingBench()
  // No server looks at schedules here: what comes due stays so.
  await bench.server.db.updateTable('exports').set({ scheduleEnabled: false }).execute()
})
afterAll(() => bench.close())

const DAY = 86_400_000
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

it('[S3] a destination that refuses tells since when, over all runs that failed', async () => {
  const { id } = await bench.add({ password: 'not the one' })
  const calls = exportCalls(await bench.server.browser('admin@example.org'))
  const send = async () => {
    await calls.sendNow({ exportIds: [id] })
    await bench.server.jobs.idle()
    return (await calls.list(`&filter[id]=${id}`))[0]
  }
  const first = await send()
  expect(first).toMatchObject({ lastStatus: 'failed', delay: { code: 'failing', since: first?.lastRunAt } })
  bench.server.advance(60_000)
  const second = await send()
  expect(second?.lastRunAt).not.toBe(first?.lastRunAt)
  expect(second?.delay).toMatchObject({ since: first?.lastRunAt, batchId: second?.lastBatchId })
})

it('[S3] tells why an export is late, from what keeps it now', async () => {
  const { server } = bench
  const { db } = server
  const { id } = await bench.add(DAILY)
  const other = await bench.add({ ...DAILY, scheduleEnabled: false })
  const delay = async () => {
    const calls = exportCalls(await server.browser('admin@example.org'))
    const [row] = await calls.list(`&filter[id]=${id}`)
    return row?.delay
  }
  expect(await delay()).toBeNull()

  // Monday 07:00 and Tuesday 07:00 pass in the district, and nothing starts it.
  server.advance(2 * DAY)
  expect(await delay()).toEqual({
    code: 'missed',
    since: '2026-09-14T14:00:00.000Z',
    until: null,
    batchId: null,
    count: null,
  })
  const { productId, schoolYear } = await db
    .selectFrom('exports')
    .select(['productId', 'schoolYear'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const turn = (enabled: boolean) =>
    db
      .updateTable('productsEnabled')
      .set({ enabled })
      .where('lea', '=', LEA)
      .where('productId', '=', productId)
      .where('schoolYear', '=', schoolYear)
      .execute()
  await turn(false)
  expect(await delay()).toMatchObject({ code: 'productOff' })
  await turn(true)

  const away = [{ from: '2026-09-16', to: '2026-09-18' }]
  const setRanges = (blackoutRanges: typeof away) =>
    db
      .updateTable('exports')
      .set({ blackoutRanges: json(blackoutRanges) })
      .where('id', '=', id)
      .execute()
  await setRanges(away)
  expect(await delay()).toMatchObject({ code: 'blackout', since: '2026-09-16', until: '2026-09-18' })
  await setRanges([])

  const start = (exportId: number) =>
    db
      .transaction()
      .execute((trx) =>
        startSending(trx, { exportId, triggerType: 'scheduled', triggeredBy: null, now: server.now() }),
      )
  await start(other.id)
  const batchId = await start(id)
  expect(await delay()).toMatchObject({ code: 'queued', batchId, count: 1 })
  await db.updateTable('exportBatches').set({ status: 'extracting' }).where('batchId', '=', batchId).execute()
  expect(await delay()).toMatchObject({ code: 'running', batchId, count: null })
})
