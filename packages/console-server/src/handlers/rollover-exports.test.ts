import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
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

const enable = (lea: string, productId: number, schoolYear: number, enabled: boolean) =>
  server.db
    .insertInto('productsEnabled')
    .values({ lea, productId, schoolYear, enabled })
    .onConflict((conflict) => conflict.columns(['lea', 'schoolYear', 'productId']).doUpdateSet({ enabled }))
    .execute()
const insertExport = async (lea: string, name: string, productId: number) => {
  const password = { sealed: server.secrets.seal('s3cret'), savedAt: '2026-01-05T00:00:00.000Z' }
  const { id } = await server.db
    .insertInto('exports')
    .values({
      lea,
      name,
      productId,
      schoolYear: 2025,
      isEnabled: true,
      exportType: 'oneroster11Csv',
      components: json(['sites', 'students']),
      deliveryMethod: 'sftp',
      host: 'sftp.example.org',
      port: 22,
      username: 'x',
      fileNamePattern: '{component}.csv',
      secrets: json({ password }),
      siteCodes: json(['014']),
      notifyEmails: json(['a@example.org']),
      scheduleEnabled: true,
      scheduleTime: '04:30',
      scheduleDays: json(['mon']),
      lastSentAt: '2026-06-01T08:00:00Z',
      lastStatus: 'completed',
      lastBatchId: 9,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const exportsOf = async (lea: string, year: number) =>
  (await (await employee(`/api/export?lea=${lea}&filter[schoolYear]=${year}&sort[id]=asc`)).json()).data

it('[S7] copies exports with their secrets, switched off and never sent', async () => {
  const { lea } = await behind()
  await enable(lea, 2, 2025, true)
  const id = await insertExport(lea, 'Roster', 2)
  const answer = await roll(employee, 'exports', lea)
  expect(answer.data.rolloverExports).toEqual({
    read: 1,
    copied: 1,
    alreadyPresent: 0,
    failed: 0,
    missingProduct: 0,
    items: [{ exportId: id, name: 'Roster', outcome: 'copied', reason: null }],
  })
  const [before] = await exportsOf(lea, 2025)
  const [copy] = await exportsOf(lea, 2026)
  expect(copy).toEqual({
    ...before,
    id: copy.id,
    schoolYear: 2026,
    isEnabled: false,
    scheduleEnabled: false,
    rolledOverFromId: id,
    lastSentAt: null,
    lastStatus: null,
    lastBatchId: null,
    nextRunAt: null,
    updatedAt: null,
    updatedBy: null,
    createdAt: expect.any(String),
    createdBy: 'Ana Silva',
  })
  const { secrets } = await server.db
    .selectFrom('exports')
    .select('secrets')
    .where('id', '=', copy.id)
    .executeTakeFirstOrThrow()
  expect(server.secrets.open(secrets.password?.sealed ?? '')).toBe('s3cret')
  expect(JSON.stringify(answer)).not.toContain(secrets.password?.sealed)
})

it.each([
  ['on in both years', true, true, 'copied'],
  ['on before, not decided for the new year', true, undefined, 'copied'],
  ['switched on for the new year only', false, true, 'copied'],
  ['switched off for the new year', true, false, 'missingProduct'],
  ['switched off before', false, undefined, 'missingProduct'],
  ['never switched on', undefined, undefined, 'missingProduct'],
])('a product that is %s', async (_, before, after, outcome) => {
  const { lea } = await behind()
  if (before !== undefined) await enable(lea, 2, 2025, before)
  if (after !== undefined) await enable(lea, 2, 2026, after)
  await insertExport(lea, 'Roster', 2)
  const { rolloverExports } = (await roll(employee, 'exports', lea)).data
  expect(rolloverExports.items[0].outcome).toBe(outcome)
  expect(rolloverExports.missingProduct).toBe(outcome === 'missingProduct' ? 1 : 0)
  expect(await exportsOf(lea, 2026)).toHaveLength(outcome === 'copied' ? 1 : 0)
})

it('is the same a second time', async () => {
  const { lea } = await behind()
  await enable(lea, 2, 2025, true)
  await insertExport(lea, 'Roster', 2)
  await insertExport(lea, 'Roster again', 2)
  const both = await Promise.all([roll(employee, 'exports', lea), roll(employee, 'exports', lea)])
  expect(both.reduce((sum, { data }) => sum + data.rolloverExports.copied, 0)).toBe(2)
  expect((await roll(employee, 'exports', lea)).data.rolloverExports).toMatchObject({
    copied: 0,
    alreadyPresent: 2,
  })
  expect(await exportsOf(lea, 2026)).toHaveLength(2)
})
