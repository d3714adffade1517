import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { roll } from '../testing/rollover-calls.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const behind = () => server.newDistrict({ notRolledOver: true })

const KEYS = ['staff', 'templates', 'exports'] as const

it.each(KEYS)('[R47] is refused to everybody but provider staff: %s', async (key) => {
  const district = await behind()
  const own = await server.browser(district.email)
  expect((await roll(own, key, district.lea)).status).toBe(403)
  const bare = await server.browser('bare@example.org')
  expect((await roll(bare, key, district.lea)).status).toBe(200)
})

it.each(KEYS)('is refused for a district that has the current year: %s', async (key) => {
  const { lea, districtName } = await server.newDistrict()
  expect(await roll(employee, key, lea)).toMatchObject({
    status: 409,
    error: { message: `${districtName} is already on 2026-2027.` },
  })
})

it.each(KEYS)('is refused beside an import or an export, with its time: %s', async (key) => {
  const { lea } = await behind()
  const at = { startedAt: '2026-09-14T12:00:00Z', status: 'loading' as const, lea, schoolYear: 2025 }
  const { batchId } = await server.db
    .insertInto('importBatches')
    .values({ ...at, source: 'sftp', triggerType: 'manual' })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  expect(await roll(employee, key, lea)).toMatchObject({
    status: 409,
    error: {
      message:
        'An import has been running since 09/14/2026 - 08:00AM (ET). Start the rollover when it finishes.',
    },
  })
  await server.db.deleteFrom('importBatches').where('batchId', '=', batchId).execute()
  await server.db
    .insertInto('exportBatches')
    .values({
      ...at,
      exportId: 900_000 + batchId,
      exportName: 'x',
      productId: 2,
      productName: 'Screening',
      deliveryMethod: 'sftp',
      triggerType: 'manual',
    })
    .execute()
  expect((await roll(employee, key, lea)).error.message).toMatch(/^An export has been running since/)
  await server.db.deleteFrom('exportBatches').where('lea', '=', lea).execute()
  expect((await roll(employee, key, lea)).status).toBe(200)
})

it('[S9] is refused outside June to October, by the clock of New York', async () => {
  const { lea } = await behind()
  const last = Date.parse('2026-11-01T03:59:00Z') - server.now().getTime()
  server.advance(last)
  const inOctober = await server.browser('employee@example.org')
  for (const key of KEYS) expect((await roll(inOctober, key, lea)).status).toBe(200)
  server.advance(60_000)
  for (const key of KEYS)
    expect(await roll(inOctober, key, lea)).toMatchObject({
      status: 409,
      error: { message: 'Rollovers run only from June to October.' },
    })
})
