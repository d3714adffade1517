import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { rolloverRunCalls } from '../testing/rollover-run-calls.ts'

let server: TestServer
let calls: ReturnType<typeof rolloverRunCalls>
beforeAll(async () => {
  server = await createTestServer()
  calls = rolloverRunCalls(server, await server.browser('employee@example.org'))
})
afterAll(() => server.close())

const running = (lea: string) =>
  server.db
    .insertInto('importBatches')
    .values({
      lea,
      schoolYear: 2025,
      source: 'sftp',
      triggerType: 'manual',
      status: 'loading',
      startedAt: server.now(),
    })
    .execute()
const NONE = { staff: 0, templates: 0, exports: 0 }
const NO_TEMPLATES =
  'No template is on in 2025-2026, so none is copied. Turn on the templates that it needs, then roll over again.'

it('R26 says per district what would be copied, or why nothing can be', async () => {
  const ready = await calls.behind()
  const importing = await calls.behind()
  await running(importing.lea)
  const current = await server.newDistrict()
  const empty = await server.newDistrict({ notRolledOver: true })
  const found = await calls.preview([current, ready, importing, empty])
  expect(found).toEqual([
    expect.objectContaining({
      ...NONE,
      id: current.id,
      fromYear: 2026,
      blocked: `${current.districtName} is already on 2026-2027.`,
    }),
    expect.objectContaining({ ...NONE, id: ready.id, fromYear: 2025, blocked: null, templates: 4 }),
    expect.objectContaining({
      ...NONE,
      id: importing.id,
      blocked: 'An import has been running since 09/14/2026 - 08:14AM (ET).',
    }),
    expect.objectContaining({ ...NONE, id: empty.id, blocked: null, advice: NO_TEMPLATES }),
  ])
  const { status, data } = await calls.start([current, ready, importing, empty])
  expect([status, data]).toEqual([
    200,
    expect.objectContaining({ total: 4, skipped: 2, startedBy: expect.stringMatching(/^\S+ \S+$/) }),
  ])
  expect(await calls.runOf(data.id)).toMatchObject({ done: 2, skipped: 2, failed: 0, waiting: 0, running: 0 })
  const results = await calls.resultsOf(data.id)
  expect(results.map((one) => [one.status, one.districtId, one.reason])).toEqual([
    ['skipped', current.id, found[0]?.blocked],
    ['skipped', importing.id, found[2]?.blocked],
    ['done', ready.id, null],
    // Its staff and exports are copied all the same, as where it is rolled over alone.
    ['done', empty.id, NO_TEMPLATES],
  ])
  expect(results.at(-2)).toMatchObject({ staff: 0, templates: 4, exports: 0, alreadyPresent: 0 })
  // Copied, the district still has its year: only its move to the next one is left.
  expect(await calls.preview([ready])).toEqual([expect.objectContaining({ ...NONE, blocked: null })])
  await server.db.deleteFrom('importBatches').execute()
})

it('R26 counts before what a rollover then copies: staff who stay, and exports with their product', async () => {
  const district = await calls.behind()
  const { lea } = district
  await calls.insertRow(lea, 'sites', '10', { siteName: 'Open' })
  await calls.insertRow(lea, 'sites', '20', { siteName: 'Closed', schoolType: 'Closed' })
  await calls.insertRow(lea, 'sites', '30', { siteName: 'Gone' }, { isActive: false })
  const people: [string, object, object?][] = [
    ['stays', { role: 'principal', siteCodes: ['10', '20'] }],
    ['no-site', { role: 'counselor', siteCodes: [] }],
    ['no-list', { role: 'counselor', siteCodes: null }],
    ['added', { role: 'teacher', siteCodes: ['10'] }, { isManual: true }],
    ['leaves-later', { role: 'principal', siteCodes: ['10'], exitDate: '2026-09-14' }],
    ['left', { role: 'principal', siteCodes: ['10'], exitDate: '2026-09-13' }],
    ['retired', { role: 'principal', siteCodes: ['10'], employmentStatus: 'retired' }],
    ['closed', { role: 'principal', siteCodes: ['20', '30'] }],
    ['teaches', { role: 'teacher', siteCodes: ['10'] }],
    ['inactive', { role: 'principal', siteCodes: ['10'] }, { isActive: false }],
    ['there', { role: 'principal', siteCodes: ['10'] }],
  ]
  for (const [sourceId, data, more] of people) await calls.insertRow(lea, 'staff', sourceId, data, more)
  await calls.insertRow(lea, 'staff', 'there', { role: 'principal' }, { schoolYear: 2026 })
  await server.db
    .insertInto('productsEnabled')
    .values({ lea, productId: 2, schoolYear: 2025, enabled: true })
    .execute()
  for (const [name, productId] of [
    ['Nightly', 2],
    ['Of a product that is off', 3],
  ] as const)
    await server.db
      .insertInto('exports')
      .values({
        lea,
        name,
        productId,
        schoolYear: 2025,
        isEnabled: true,
        fileNamePattern: 'x.csv',
        exportType: 'customCsv',
        deliveryMethod: 'download',
        components: json(['sites']),
      })
      .execute()
  const [before] = await calls.preview([district])
  expect(before).toMatchObject({ staff: 5, templates: 4, exports: 1 })
  const { data } = await calls.start([district])
  await calls.runOf(data.id)
  expect(await calls.resultsOf(data.id)).toEqual([
    expect.objectContaining({
      status: 'done',
      staff: before?.staff,
      templates: before?.templates,
      exports: before?.exports,
      alreadyPresent: 1,
      leftOut: 5,
    }),
  ])
})
