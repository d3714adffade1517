import type { DistrictStatus, DistrictStatusCounts, RunStatus } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refreshSummaries } from '../fleet/refresh-summaries.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const ask = sender('/districts')
const HOUR = 3_600_000

let district: Awaited<ReturnType<TestServer['newDistrict']>>
beforeEach(async () => {
  district = await server.newDistrict()
})

const addBatch = async (status: RunStatus, more: { hoursAgo?: number; rejected?: number } = {}) => {
  const { hoursAgo = 14, rejected = 0 } = more
  const { batchId } = await server.db
    .insertInto('importBatches')
    .values({
      lea: district.lea,
      schoolYear: 2026,
      source: 'sftp',
      triggerType: 'scheduled',
      status,
      startedAt: new Date(server.now().getTime() - hoursAgo * HOUR),
      recordsRead: 1000,
      recordsRejected: rejected,
    })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  return batchId
}
const read = async (query = ''): Promise<DistrictStatus[]> =>
  (await ask(employee, 'GET', `/status?${query}`)).data
const own = async (): Promise<DistrictStatus | undefined> => {
  await server.jobs.idle()
  return (await read(`search=${district.lea}`))[0]
}
const counts = async (): Promise<DistrictStatusCounts> => {
  await server.jobs.idle()
  return (await ask(employee, 'GET', '/status-counts')).data
}

it('[9.1] the district itself reads what the list of all districts says of it, and nobody else', async () => {
  for (const hoursAgo of [62, 38, 14]) await addBatch('failed', { hoursAgo })
  const { importState, streak, stateSince } = (await own()) ?? {}
  expect([importState, streak]).toEqual(['failed', 3])
  const status = (who: TestFetch) =>
    who(`/api/district/import-status?lea=${district.lea}`).then(async (answer) => ({
      code: answer.status,
      data: (await answer.json()).data,
    }))
  expect(await status(employee)).toMatchObject({
    code: 200,
    data: { lea: district.lea, importState, streak, stateSince },
  })
  expect((await status(await server.browser('admin@example.org'))).code).toBe(403)
})

it('[9.1] follows what becomes of the imports of a district', async () => {
  expect(await own()).toMatchObject({ importState: 'never', needsAttention: true, nights: '-'.repeat(14) })
  const batchId = await addBatch('completedWithErrors', { rejected: 20 })
  expect(await own()).toMatchObject({
    importState: 'rejections',
    rejectedPercent: 2,
    rejectedTrend: [2],
    nights: `${'-'.repeat(13)}r`,
    lastImportBatchId: batchId,
    nextStep: { kind: 'reviewImport', target: { route: 'import-log-results' } },
  })
  await server.db
    .updateTable('importBatches')
    .set({ status: 'failed' })
    .where('batchId', '=', batchId)
    .execute()
  expect(await own()).toMatchObject({ importState: 'failed', streak: 1 })
  await server.db.deleteFrom('importBatches').where('batchId', '=', batchId).execute()
  expect(await own()).toMatchObject({ importState: 'never', lastImportBatchId: null })
})

it('[9.1] sees a change whose transaction was open while districts were summarized', async () => {
  const batchId = await addBatch('completed')
  await server.jobs.idle()
  // Marked already, so that only a lock keeps the open transaction from being overlooked.
  await server.db
    .updateTable('districtSummaries')
    .set({ isStale: true })
    .where('lea', '=', district.lea)
    .execute()
  await server.db.transaction().execute(async (trx) => {
    await trx.updateTable('importBatches').set({ status: 'held' }).where('batchId', '=', batchId).execute()
    await refreshSummaries(server.db, server.now())
  })
  expect(await own()).toMatchObject({ importState: 'held' })
})

it('[9.1] becomes late by itself, and the nights move on', async () => {
  await addBatch('completed', { hoursAgo: 38 })
  await server.db
    .updateTable('districts')
    .set({ autoImportTime: '04:00' })
    .where('lea', '=', district.lea)
    .execute()
  await server.db
    .insertInto('importTemplates')
    .values({
      lea: district.lea,
      name: 'Students',
      componentName: 'students',
      runOrder: 1,
      isEnabled: true,
      schoolYear: district.sisYear,
      scheduleDays: '[]',
    })
    .execute()
  await refreshSummaries(server.db, new Date(server.now().getTime() - 34 * HOUR))
  const before = (await read(`search=${district.lea}`))[0]
  expect(before).toMatchObject({ importState: 'completed', nights: `${'-'.repeat(13)}c` })
  await refreshSummaries(server.db, server.now())
  const after = (await read(`search=${district.lea}`))[0]
  expect(after).toMatchObject({ importState: 'late', nights: `${'-'.repeat(12)}c-` })
  expect(after?.nextStep).toMatchObject({ kind: 'deliverFiles', owner: 'district' })
})

it('[9.1] counts each district once, and each number leads to its rows', async () => {
  const before = await counts()
  await addBatch('failed')
  const after = await counts()
  expect(after).toEqual({
    ...before,
    failing: before.failing + 1,
    never: before.never - 1,
    neverInSetup: before.neverInSetup - 1,
  })
  const all = await read('limit=250')
  const { imported, late, failing, held, never, needsAttention } = after
  expect(imported + late + failing + held + never).toBe(all.length)
  for (const [state, count] of Object.entries({ late, failed: failing, held, never }))
    expect([state, (await read(`limit=250&filter[importState]=${state}`)).length]).toEqual([state, count])
  expect(await read('limit=250&filter[importState]=completed&filter[importState]=rejections')).toHaveLength(
    imported,
  )
  expect(await read('limit=250&filter[needsAttention]=true')).toHaveLength(needsAttention)
})

it('[9.1] names the districts in each state that stands out', async () => {
  const states = async () => {
    await server.jobs.idle()
    return (await ask(employee, 'GET', '/states')).data
  }
  const before = await states()
  expect(before.never).toContain(district.id)
  await addBatch('failed')
  const after = await states()
  expect(after).toEqual({
    ...before,
    failed: expect.arrayContaining([district.id]),
    never: before.never.filter((id: number) => id !== district.id),
  })
  await addBatch('completed', { hoursAgo: 1 })
  expect(Object.values(await states()).flat()).not.toContain(district.id)
})

it('[9.1] lists the most urgent first, without inactive districts', async () => {
  await addBatch('failed', { hoursAgo: 1 })
  expect(await own()).toMatchObject({ id: district.id })
  expect((await read('limit=1'))[0]).toMatchObject({ id: district.id })
  await server.db.updateTable('districts').set({ isActive: false }).where('id', '=', district.id).execute()
  expect(await own()).toBeUndefined()
})

it('[9.1] rejections need attention above the limit of the district', async () => {
  await addBatch('completedWithErrors', { rejected: 20 })
  expect(await own()).toMatchObject({ needsAttention: true, rejectedLimitPercent: 1 })
  const inbox = sender('/district/inbox')
  const save = async (rejectedLimitPercent: number | null, updatedAt: string | null) =>
    (await inbox(employee, 'PATCH', `?lea=${district.lea}`, { rejectedLimitPercent, updatedAt })).data
  const { updatedAt } = await save(2, null)
  expect(await own()).toMatchObject({ needsAttention: false, rejectedLimitPercent: 2 })
  await save(null, updatedAt)
  expect(await own()).toMatchObject({ needsAttention: false, rejectedLimitPercent: null })
})

it('[9.1] assigns districts to provider staff, all or none', async () => {
  const { data: owners } = await ask(employee, 'GET', '/owners')
  const [owner] = owners
  const assign = (body: object) => ask(employee, 'POST', '/assign', body)
  expect(await assign({ districtIds: [district.id], ownerId: owner.id })).toMatchObject({
    data: { assigned: 1 },
  })
  expect(await own()).toMatchObject({ ownerId: owner.id, ownerName: owner.name })
  expect(await read(`filter[ownerId]=${owner.id}`)).toHaveLength(1)
  expect(await assign({ districtIds: [district.id, 999_999], ownerId: null })).toMatchObject({ status: 404 })
  // A district's own person isn't one of the staff.
  expect(await assign({ districtIds: [district.id], ownerId: district.id })).toMatchObject({
    status: 400,
    error: { field: 'ownerId' },
  })
  expect(await own()).toMatchObject({ ownerId: owner.id })
  await assign({ districtIds: [district.id], ownerId: null })
  expect(await own()).toMatchObject({ ownerId: null, ownerName: null })
})

it('[9.1] starts imports where it can, and says why not elsewhere', async () => {
  const other = await server.newDistrict()
  await server.db
    .insertInto('importTemplates')
    .values({
      lea: district.lea,
      name: 'Students',
      componentName: 'students',
      runOrder: 1,
      isEnabled: true,
      schoolYear: district.sisYear,
      scheduleDays: '[]',
      filePattern: 'students*.csv',
    })
    .execute()
  const answer = await ask(employee, 'POST', '/sync', { districtIds: [district.id, other.id] })
  expect(answer).toMatchObject({
    status: 200,
    data: { started: [district.id] },
    errors: [{ id: other.id, code: 400, message: expect.stringContaining(other.districtName) }],
  })
  // There is no file. The summary follows the import within two seconds.
  await expect.poll(own, { timeout: 15_000 }).toMatchObject({
    importState: 'failed',
    nextStep: { kind: 'checkFiles', owner: 'district' },
  })
})

it('[9.1] is for provider staff only', async () => {
  const person = await server.browser(district.email)
  for (const path of ['/status', '/status-counts', '/states', '/owners'])
    expect(await ask(person, 'GET', path)).toMatchObject({ status: 403 })
  const districtIds = [district.id]
  expect(await ask(person, 'POST', '/assign', { districtIds, ownerId: null })).toMatchObject({ status: 403 })
  expect(await ask(person, 'POST', '/sync', { districtIds })).toMatchObject({ status: 403 })
})

it('[9.1] summarizes what was there before, once the tables are made', async () => {
  await addBatch('held')
  await sql`update district_summaries set is_stale = true, import_state = 'never'`.execute(server.db)
  expect(await own()).toMatchObject({ importState: 'held' })
})

/** Districts for pages that begin behind the thousandth, some without rejections. All at once: no server summarizes them between. */
const addMany = () =>
  server.db.transaction().execute(async (trx) => {
    await sql`insert into districts select (jsonb_populate_record(one, jsonb_build_object('id', 700000 + n, 'lea',
        (7000000 + n)::text, 'district_name', md5(n::text), 'state', (array['OR', 'CA', 'TX'])[1 + n % 3]))).*
      from districts one, generate_series(1, 1400) n where one.id = ${district.id}`.execute(trx)
    await sql`update district_summaries set list_order = district_id * 79 % 1000, is_stale = false,
        rejected_percent = case when district_id % 4 > 0 then district_id % 7 end
      where district_id > 700000`.execute(trx)
  })

describe('R16 a deep page', () => {
  beforeAll(async () => {
    district = await server.newDistrict()
    await addMany()
    await server.jobs.idle()
    // Whatever is stale is summarized by the first list that is asked for.
    await read('limit=1')
  })

  it.each([
    ['importState', 'asc', 's.list_order, d.id'],
    ['importState', 'desc', 's.list_order desc, d.id desc'],
    ['districtName', 'asc', 'lower(d.district_name) collate "C", d.id'],
    ['state', 'desc', 'd.state desc, d.id desc'],
    ['rejectedPercent', 'asc', 's.rejected_percent is null, s.rejected_percent, d.id'],
  ] as const)('goes on where the one before ends: by %s %s', async (field, direction, order) => {
    const { rows: stored } = await sql<{ id: number }>`
    select d.id from districts d join district_summaries s on s.district_id = d.id and s.is_active
    order by ${sql.raw(order)}`.execute(server.db)
    const ids = async (offset: number, limit: number) =>
      (await read(`sort[${field}]=${direction}&offset=${offset}&limit=${limit}`)).map(({ id }) => id)
    const expected = stored.map(({ id }) => id)
    for (const offset of [999, 1000, 1100, 1390, expected.length - 5, expected.length + 5])
      expect([offset, await ids(offset, 20)]).toEqual([offset, expected.slice(offset, offset + 20)])
  })
})
