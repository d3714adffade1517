import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { millisecondsOfAccountChanges } from '../db/migrations/0033-milliseconds-of-account-changes.ts'
import { appendSyncLines } from '../people/log-account-change.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

const LEA = '4107320'

let server: TestServer
let admin: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  admin = await server.browser('admin@example.org')
})
afterAll(() => server.close())

const list = async (query = '', lea = LEA) =>
  (await admin(`/api/account-sync-logs?lea=${lea}${query}`)).json()

it('[S3] R39 is keyed on the time, as precise as every other time of the API', async () => {
  const { data, extensions } = await list()
  expect(extensions.totalCount).toBe(data.length)
  const times = data.map((line: { timestamp: string }) => line.timestamp)
  expect(times.every((time: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time))).toBe(true)
  expect(new Set(times).size).toBe(times.length)
  expect(times).toEqual([...times].sort().reverse())
  for (const time of times) {
    const found = await list(`&filter[timestamp]=${encodeURIComponent(time)}`)
    expect(found.data.map((line: { timestamp: string }) => line.timestamp)).toEqual([time])
  }
  const [newest] = times
  expect((await list(`&filter[timestamp][lt]=${newest}`)).extensions.totalCount).toBe(times.length - 1)
})

it('[domain 8.15] is narrowed to a span of time, and to whom and what it is about', async () => {
  const { data } = await list('&limit=1000')
  const times = data.map((line: { timestamp: string }) => line.timestamp).sort()
  const [from, to] = [times[2], times.at(-3)]
  const found = await list(`&limit=1000&filter[timestamp][gte]=${from}&filter[timestamp][lte]=${to}`)
  expect(found.data.map((line: { timestamp: string }) => line.timestamp).sort()).toEqual(times.slice(2, -2))
  for (const field of ['username', 'staffId', 'accountId', 'batchId', 'action', 'result']) {
    const value = data
      .map((line: Record<string, unknown>) => line[field])
      .find((one: unknown) => one !== null)
    const some = await list(`&limit=1000&filter[${field}]=${encodeURIComponent(value)}`)
    expect(some.data).toEqual(data.filter((line: Record<string, unknown>) => line[field] === value))
  }
  const { facets } = (await list('&facets[0]=action&facets[1]=result&limit=1')).extensions
  for (const name of ['action', 'result'])
    expect(facets[name].reduce((sum: number, group: { count: number }) => sum + group.count, 0)).toBe(
      data.length,
    )
})

it('shows every field of a line', async () => {
  const { data } = await list('&filter[action]=lock&filter[staffId]=10001')
  expect(data).toEqual([
    {
      timestamp: expect.stringMatching(/^2026-09-14T11:36:00/),
      lea: LEA,
      action: 'lock',
      result: 'success',
      accountId: expect.any(Number),
      username: expect.any(String),
      staffId: '10001',
      authProvider: 'illuminate',
      productId: null,
      instanceId: null,
      message: null,
      errorCode: null,
      batchId: null,
      triggeredBy: null,
      changes: [
        { field: 'locked', from: '0', to: '1' },
        { field: 'lockReason', from: null, to: 'tooManyFailures' },
      ],
    },
  ])
})

it('speaks of accounts and imports that exist', async () => {
  const { rows } = await sql<{ strange: number }>`
    select count(*) as strange from account_sync_logs log
    where not exists (select from accounts a where a.id = log.account_id and a.lea = log.lea)
      or (batch_id is not null and not exists (
        select from import_batches b where b.batch_id = log.batch_id and b.lea = log.lea))`.execute(server.db)
  expect(rows).toEqual([{ strange: 0 }])
  expect((await list('&filter[batchId][gte]=1')).extensions.totalCount).toBeGreaterThan(0)
})

it.each(['action', 'result', 'username', 'batchId', 'timestamp'])('R46 sorts by %s', async (field) => {
  const read = async (direction: string) =>
    (await list(`&sort[${field}]=${direction}&limit=1000`)).data.map(
      (line: { timestamp: string }) => line.timestamp,
    )
  expect([...(await read('asc'))].sort()).toEqual([...(await read('desc'))].sort())
})

it('R16 pages without a line twice or a line missing', async () => {
  const all = (await list('&sort[action]=asc')).data
  const paged = []
  for (let offset = 0; offset < all.length; offset += 5)
    paged.push(...(await list(`&sort[action]=asc&limit=5&offset=${offset}`)).data)
  expect(paged).toEqual(all)
})

it.each([
  ['filter[result]=warning', null],
  ['filter[username]=nobody', 0],
  ['filter[accountId]=77106', null],
])('R46 %s finds what it says', async (query, count) => {
  const { extensions } = await list(`&${query}`)
  if (count === null) expect(extensions.totalCount).toBeGreaterThan(0)
  else expect(extensions.totalCount).toBe(count)
})

it('R46 searching for a number finds the lines of that person', async () => {
  const ofPerson = await list('&filter[staffId]=10001')
  expect(ofPerson.data.length).toBeGreaterThan(0)
  expect((await list('&search=10001')).data).toEqual(ofPerson.data)
})

it('R46 groups by action and by result', async () => {
  const { extensions } = await list('&facets[0]=action&facets[1]=result')
  for (const groups of [extensions.facets.action, extensions.facets.result])
    expect(groups.reduce((sum: number, group: { count: number }) => sum + group.count, 0)).toBe(
      extensions.totalCount,
    )
})

it('[R18] is a log of one district', async () => {
  expect((await admin('/api/account-sync-logs?lea=0610391')).status).toBe(403)
  expect((await admin('/api/account-sync-logs')).status).toBe(400)
  const employee = await server.browser('bare@example.org')
  expect((await employee('/api/account-sync-logs?lea=0610391')).status).toBe(200)
})

it('takes no second line for a moment, changes none and loses none', async () => {
  const { lea } = await server.newDistrict()
  const lines = Array.from({ length: 3 }, () => ({ action: 'update' as const, changes: [] }))
  const now = server.now()
  // All at once, at one moment and at an earlier one: the order of the lines is the order of writing.
  await Promise.all(
    [0, 60_000].map((back) =>
      server.db
        .transaction()
        .execute((trx) => appendSyncLines(trx, { lea, lines, now: new Date(now.getTime() - back) })),
    ),
  )
  const { rows } = await sql<{ apart: number }>`
    select count(distinct "timestamp") as apart from account_sync_logs where lea = ${lea}`.execute(server.db)
  expect(rows).toEqual([{ apart: 6 }])
  await expect(sql`update account_sync_logs set username = 'x'`.execute(server.db)).rejects.toThrow(
    'never changed',
  )
  await expect(sql`delete from account_sync_logs`.execute(server.db)).rejects.toThrow('never changed')
})

it('leaves out fields that are as before, and lines of which nothing is left', async () => {
  const { lea } = await server.newDistrict()
  const change = (field: string, from: string | null, to: string | null) => ({ field, from, to })
  await appendSyncLines(server.db, {
    lea,
    now: server.now(),
    lines: [
      { action: 'update', changes: [change('lastName', 'Shaw', 'Shaw')] },
      { action: 'create', changes: [change('username', null, 'ada'), change('emailAddress', null, '')] },
      { action: 'skip', changes: [], errorCode: 'A001' },
    ],
  })
  const employee = await server.browser('employee@example.org')
  const answer = await employee(`/api/account-sync-logs?lea=${lea}&sort[timestamp]=asc`)
  const { data } = await answer.json()
  expect(data).toMatchObject([
    { action: 'create', changes: [change('username', null, 'ada')] },
    { action: 'skip', changes: [] },
  ])
})

it('lines that were written with microseconds keep their order when they get milliseconds', async () => {
  const { lea } = await server.newDistrict()
  const times = ['01.000001', '01.000002', '01.000999', '01.001500', '01.250000'].map(
    (seconds) => `2026-09-01T10:00:${seconds}Z`,
  )
  const rows = await server.db.transaction().execute(async (trx) => {
    // The table as it was then, in front of the one of today.
    await sql`create temp table account_sync_logs (like account_sync_logs including defaults including generated)
      on commit drop`.execute(trx)
    await sql`alter table account_sync_logs alter column "timestamp" type timestamptz,
      add primary key (lea, "timestamp")`.execute(trx)
    await sql`create trigger account_sync_logs_append_only before update or delete on account_sync_logs
      for each row execute function refuse_rewriting()`.execute(trx)
    for (const [place, at] of times.entries())
      await sql`insert into account_sync_logs (lea, "timestamp", action, result, username)
        values (${lea}, ${at}::timestamptz, 'update', 'success', ${`line ${place}`})`.execute(trx)
    for (const statement of millisecondsOfAccountChanges.statements) await sql.raw(statement).execute(trx)
    return trx.selectFrom('accountSyncLogs').select(['timestamp', 'username']).orderBy('timestamp').execute()
  })
  expect(rows.map(({ timestamp, username }) => [username, timestamp.slice(17)])).toEqual([
    ['line 0', '01.000Z'],
    ['line 1', '01.001Z'],
    ['line 2', '01.002Z'],
    ['line 3', '01.003Z'],
    ['line 4', '01.250Z'],
  ])
})
