import { hostname } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startJobs } from '../jobs.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { jobContext } from '../testing/job-context.ts'
import { refuseRows } from '../testing/rollover-calls.ts'
import { idsOf, rolloverRunCalls } from '../testing/rollover-run-calls.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
let calls: ReturnType<typeof rolloverRunCalls>
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
  calls = rolloverRunCalls(server, employee)
})
afterAll(() => server.close())

const ask = sender('/districts')

it('R26 one that fails keeps none of the others from being rolled over, and is tried again alone', async () => {
  const districts = [await calls.behind(), await calls.behind(), await calls.behind(), await calls.behind()]
  const [first] = districts
  await calls.insertRow(first?.lea ?? '', 'staff', 'S1', {
    lastName: 'Moss',
    role: 'principal',
    siteCodes: [],
  })
  const allow = await refuseRows(server.db, 'import_templates', `new.lea = '${first?.lea}'`)
  const { data } = await calls.start(districts)
  expect(await calls.runOf(data.id)).toMatchObject({ total: 4, done: 3, failed: 1 })
  const [failed] = await calls.resultsOf(data.id)
  expect(failed).toMatchObject({ districtId: first?.id, status: 'failed', staff: 1 })
  expect(failed?.reason).toMatch(/\.$/)
  expect(failed?.reason).not.toMatch(/Moss/)
  await allow()
  const again = await ask(employee, 'POST', `/rollovers/${data.id}/retry`, {})
  expect([again.status, again.data.total]).toEqual([200, 4])
  expect(await calls.runOf(data.id)).toMatchObject({ done: 4, failed: 0, endedAt: expect.any(String) })
  const [repaired] = (await calls.resultsOf(data.id)).filter(({ districtId }) => districtId === first?.id)
  expect(repaired).toMatchObject({ status: 'done', staff: 0, templates: 4, alreadyPresent: 1, reason: null })
  expect(await ask(employee, 'POST', `/rollovers/${data.id}/retry`, {})).toMatchObject({ status: 409 })
})

it('R26 a second one is refused while the first goes on, with who started it', async () => {
  const district = await calls.behind()
  const { id } = await server.db
    .insertInto('rolloverRuns')
    .values({ startedAt: server.now(), startedBy: 'Ana Silva' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('rolloverRunDistricts')
    .values({ runId: id, districtId: district.id, fromYear: 2025, status: 'running' })
    .execute()
  expect(await calls.start([district])).toMatchObject({
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
  const districts = [await calls.behind(), await calls.behind(), await calls.behind()]
  await server.jobs.stop()
  const { data } = await calls.start(districts)
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
  expect((await calls.resultsOf(data.id)).map(({ templates }) => templates)).toEqual([4, 4, 4])
})

it('R26 canceled, it finishes what has begun and leaves the rest alone, until someone resumes it', async () => {
  const districts = [await calls.behind(), await calls.behind(), await calls.behind(), await calls.behind()]
  await server.jobs.stop()
  const { data } = await calls.start(districts)
  expect(data).toMatchObject({ running: 2, waiting: 2, canceled: 0 })
  // One has begun, on a server that dies in the middle of it.
  const [begun] = await calls.resultsOf(data.id)
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
  const untouched = (await calls.resultsOf(data.id)).filter(({ status }) => status === 'canceled')
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
  const district = await calls.behind()
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
  expect(await calls.start([current])).toMatchObject({
    status: 409,
    error: {
      message: `None of these districts can be rolled over. ${current.districtName} is already on 2026-2027.`,
    },
  })
  expect((await ask(employee, 'GET', '/rollovers')).data).toHaveLength(before)
})

it('[S9] is refused outside June to October', async () => {
  const district = await calls.behind()
  server.advance(Date.parse('2026-11-01T04:00:00Z') - server.now().getTime())
  const late = await server.browser('employee@example.org')
  for (const path of ['/rollovers/preview', '/rollovers'])
    expect(await ask(late, 'POST', path, idsOf([district]))).toMatchObject({
      status: 409,
      error: { message: 'Rollovers run only from June to October.' },
    })
})
