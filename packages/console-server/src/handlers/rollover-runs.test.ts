import { hostname } from 'node:os'
import type { RolloverPreview, RolloverRun, RolloverRunDistrict } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { startJobs } from '../jobs.ts'
import { insertFileTemplates } from '../pipeline/testing/insert-file-templates.ts'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../testing/index.ts'
import { jobContext } from '../testing/job-context.ts'
import { refuseRows } from '../testing/rollover-calls.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const ask = sender('/districts')

/** A district of last year, with templates. */
const behind = async (): Promise<TestDistrict> => {
  const district = await server.newDistrict({ notRolledOver: true })
  await insertFileTemplates(server.db, {
    source: 'sftp',
    lea: district.lea,
    schoolYear: 2025,
    updatedAt: server.now(),
  })
  return district
}
const idsOf = (districts: readonly TestDistrict[]) => ({ districtIds: districts.map(({ id }) => id) })
const start = (districts: readonly TestDistrict[]) => ask(employee, 'POST', '/rollovers', idsOf(districts))
const preview = async (districts: readonly TestDistrict[]): Promise<RolloverPreview[]> =>
  (await ask(employee, 'POST', '/rollovers/preview', idsOf(districts))).data
const runOf = async (id: number): Promise<RolloverRun> => {
  await server.jobs.idle()
  return (await ask(employee, 'GET', `/rollovers?filter[id]=${id}`)).data[0]
}
const resultsOf = async (id: number): Promise<RolloverRunDistrict[]> =>
  (await ask(employee, 'GET', `/rollover-results?filter[runId]=${id}`)).data
const insertRow = (lea: string, component: 'sites' | 'staff', sourceId: string, data: object, more = {}) =>
  server.db
    .insertInto('sisRows')
    .values({
      lea,
      component,
      sourceId,
      data: json(data),
      hash: 'x',
      schoolYear: 2025,
      dateLastModified: server.now(),
      ...more,
    })
    .execute()
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
  const ready = await behind()
  const importing = await behind()
  await running(importing.lea)
  const current = await server.newDistrict()
  const empty = await server.newDistrict({ notRolledOver: true })
  const found = await preview([current, ready, importing, empty])
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
  const { status, data } = await start([current, ready, importing, empty])
  expect([status, data]).toEqual([
    200,
    expect.objectContaining({ total: 4, skipped: 2, startedBy: expect.stringMatching(/^\S+ \S+$/) }),
  ])
  expect(await runOf(data.id)).toMatchObject({ done: 2, skipped: 2, failed: 0, waiting: 0, running: 0 })
  const results = await resultsOf(data.id)
  expect(results.map((one) => [one.status, one.districtId, one.reason])).toEqual([
    ['skipped', current.id, found[0]?.blocked],
    ['skipped', importing.id, found[2]?.blocked],
    ['done', ready.id, null],
    // Its staff and exports are copied all the same, as where it is rolled over alone.
    ['done', empty.id, NO_TEMPLATES],
  ])
  expect(results.at(-2)).toMatchObject({ staff: 0, templates: 4, exports: 0, alreadyPresent: 0 })
  // Copied, the district still has its year: only its move to the next one is left.
  expect(await preview([ready])).toEqual([expect.objectContaining({ ...NONE, blocked: null })])
  await server.db.deleteFrom('importBatches').execute()
})

it('R26 counts before what a rollover then copies: staff who stay, and exports with their product', async () => {
  const district = await behind()
  const { lea } = district
  await insertRow(lea, 'sites', '10', { siteName: 'Open' })
  await insertRow(lea, 'sites', '20', { siteName: 'Closed', schoolType: 'Closed' })
  await insertRow(lea, 'sites', '30', { siteName: 'Gone' }, { isActive: false })
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
  for (const [sourceId, data, more] of people) await insertRow(lea, 'staff', sourceId, data, more)
  await insertRow(lea, 'staff', 'there', { role: 'principal' }, { schoolYear: 2026 })
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
  const [before] = await preview([district])
  expect(before).toMatchObject({ staff: 5, templates: 4, exports: 1 })
  const { data } = await start([district])
  await runOf(data.id)
  expect(await resultsOf(data.id)).toEqual([
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

it('R26 one that fails keeps none of the others from being rolled over, and is tried again alone', async () => {
  const districts = [await behind(), await behind(), await behind(), await behind()]
  const [first] = districts
  await insertRow(first?.lea ?? '', 'staff', 'S1', { lastName: 'Moss', role: 'principal', siteCodes: [] })
  const allow = await refuseRows(server.db, 'import_templates', `new.lea = '${first?.lea}'`)
  const { data } = await start(districts)
  expect(await runOf(data.id)).toMatchObject({ total: 4, done: 3, failed: 1 })
  const [failed] = await resultsOf(data.id)
  expect(failed).toMatchObject({ districtId: first?.id, status: 'failed', staff: 1 })
  expect(failed?.reason).toMatch(/\.$/)
  expect(failed?.reason).not.toMatch(/Moss/)
  await allow()
  const again = await ask(employee, 'POST', `/rollovers/${data.id}/retry`, {})
  expect([again.status, again.data.total]).toEqual([200, 4])
  expect(await runOf(data.id)).toMatchObject({ done: 4, failed: 0, endedAt: expect.any(String) })
  const [repaired] = (await resultsOf(data.id)).filter(({ districtId }) => districtId === first?.id)
  expect(repaired).toMatchObject({ status: 'done', staff: 0, templates: 4, alreadyPresent: 1, reason: null })
  expect(await ask(employee, 'POST', `/rollovers/${data.id}/retry`, {})).toMatchObject({ status: 409 })
})

it('R26 a second one is refused while the first goes on, with who started it', async () => {
  const district = await behind()
  const { id } = await server.db
    .insertInto('rolloverRuns')
    .values({ startedAt: server.now(), startedBy: 'Ana Silva' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('rolloverRunDistricts')
    .values({ runId: id, districtId: district.id, fromYear: 2025, status: 'running' })
    .execute()
  expect(await start([district])).toMatchObject({
    status: 409,
    error: {
      message:
        'Ana Silva started a rollover of 1 district on 09/14/2026 - 08:14AM (ET). Start another one when it finishes.',
    },
  })
  expect(await server.db.selectFrom('jobs').select('id').where('lea', '=', district.lea).execute()).toEqual(
    [],
  )
  await server.db.deleteFrom('rolloverRuns').where('id', '=', id).execute()
})

it('R26 goes on where it was after its server was killed', async () => {
  const districts = [await behind(), await behind(), await behind()]
  await server.jobs.stop()
  const { data } = await start(districts)
  expect(data).toMatchObject({ running: 2, waiting: 1 })
  // As a server leaves its jobs that dies in the middle of them.
  await server.db
    .updateTable('jobs')
    .set({
      status: 'running',
      attempts: 1,
      lockedBy: `${hostname()}:4194305:gone`,
      lockedUntil: '2199-01-01',
    })
    .where('kind', '=', 'rollover')
    .where('status', '=', 'queued')
    .execute()
  const { db, store, secrets, now } = server
  const other = startJobs(jobContext({ db, store, secrets, now }))
  await other.idle()
  await other.stop()
  const [run] = (await ask(employee, 'GET', `/rollovers?filter[id]=${data.id}`)).data
  expect(run).toMatchObject({ done: 3, running: 0, waiting: 0, endedAt: expect.any(String) })
  expect((await resultsOf(data.id)).map(({ templates }) => templates)).toEqual([4, 4, 4])
})

it('R26 canceled, it finishes what has begun and leaves the rest alone, until someone resumes it', async () => {
  const districts = [await behind(), await behind(), await behind(), await behind()]
  await server.jobs.stop()
  const { data } = await start(districts)
  expect(data).toMatchObject({ running: 2, waiting: 2, canceled: 0 })
  // One has begun, on a server that dies in the middle of it.
  const [begun] = await resultsOf(data.id)
  await server.db
    .updateTable('jobs')
    .set({
      status: 'running',
      attempts: 1,
      lockedBy: `${hostname()}:4194305:gone`,
      lockedUntil: '2199-01-01',
    })
    .where('kind', '=', 'rollover')
    .where('lea', '=', begun?.lea ?? '')
    .execute()
  const canceled = await ask(employee, 'POST', `/rollovers/${data.id}/cancel`)
  expect(canceled).toMatchObject({
    status: 200,
    data: { running: 1, waiting: 0, canceled: 3, endedAt: null, canceledBy: data.startedBy },
  })
  const { db, store, secrets, now } = server
  const goOn = async () => {
    const other = startJobs(jobContext({ db, store, secrets, now }))
    await other.idle()
    await other.stop()
    return (await ask(employee, 'GET', `/rollovers?filter[id]=${data.id}`)).data[0]
  }
  expect(await goOn()).toMatchObject({ done: 1, canceled: 3, running: 0, endedAt: expect.any(String) })
  const untouched = (await resultsOf(data.id)).filter(({ status }) => status === 'canceled')
  expect(untouched.map(({ templates }) => templates)).toEqual([null, null, null])
  const copies = await server.db
    .selectFrom('importTemplates')
    .select('id')
    .where('schoolYear', '=', 2026)
    .where(
      'lea',
      'in',
      untouched.map(({ lea }) => lea),
    )
    .execute()
  expect(copies).toEqual([])
  expect(await ask(employee, 'POST', `/rollovers/${data.id}/cancel`)).toMatchObject({
    status: 409,
    error: { message: 'This rollover has already finished.' },
  })

  expect(await ask(employee, 'POST', `/rollovers/${data.id}/retry`, {})).toMatchObject({
    status: 200,
    data: { canceled: 0, canceledAt: null },
  })
  expect(await goOn()).toMatchObject({ done: 4, canceled: 0, endedAt: expect.any(String) })
  // Each step is in the audit log, and what was copied names whoever started it.
  const entries = await server.db
    .selectFrom('auditEntries')
    .select(['operation', 'changes', 'actorId'])
    .where('subjectKind', '=', 'rollover')
    .where('subjectId', '=', String(data.id))
    .orderBy('id')
    .execute()
  expect(entries.map(({ operation, changes }) => [operation, changes[0]?.to])).toEqual([
    ['rolloverRuns.start', '4'],
    ['rolloverRuns.cancel', '3 districts'],
    ['rolloverRuns.retry', '3 districts'],
  ])
  expect(entries.every(({ actorId }) => actorId !== null)).toBe(true)
  const { createdBy } = await server.db
    .selectFrom('importTemplates')
    .select('createdBy')
    .where('schoolYear', '=', 2026)
    .where('lea', '=', begun?.lea ?? '')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(createdBy).toBe(data.startedBy)
})

it('[R47] is for provider staff; a district that is not there changes nothing', async () => {
  const district = await behind()
  const own = await server.browser(district.email)
  const statuses = [
    await ask(own, 'GET', '/rollovers'),
    await ask(own, 'GET', '/rollover-results'),
    await ask(own, 'POST', '/rollovers/preview', idsOf([district])),
    await ask(own, 'POST', '/rollovers', idsOf([district])),
    await ask(own, 'POST', '/rollovers/1/cancel'),
    await ask(own, 'POST', '/rollovers/1/retry', {}),
  ].map(({ status }) => status)
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403])
  const before = (await ask(employee, 'GET', '/rollovers')).data.length
  expect(await ask(employee, 'POST', '/rollovers', { districtIds: [district.id, 999_999] })).toMatchObject({
    status: 404,
    error: { message: 'District 999999 not found.' },
  })
  const current = await server.newDistrict()
  expect(await start([current])).toMatchObject({
    status: 409,
    error: {
      message: `None of these districts can be rolled over. ${current.districtName} is already on 2026-2027.`,
    },
  })
  expect((await ask(employee, 'GET', '/rollovers')).data).toHaveLength(before)
})

it('[S9] is refused outside June to October', async () => {
  const district = await behind()
  server.advance(Date.parse('2026-11-01T04:00:00Z') - server.now().getTime())
  const late = await server.browser('employee@example.org')
  for (const path of ['/rollovers/preview', '/rollovers'])
    expect(await ask(late, 'POST', path, idsOf([district]))).toMatchObject({
      status: 409,
      error: { message: 'Rollovers run only from June to October.' },
    })
})
