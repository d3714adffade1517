import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { callerWith } from '../testing/walks/caller-with.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
})
afterAll(() => server.close())

const READS = ['ROLE_IMPORT_LOG_VIEW']
const STAFF = ['ROLE_ILLUMINATE_EMPLOYEE', 'ROLE_IMPORT_LOG_VIEW', 'ROLE_IMT_CLIENTS_VIEW']
const failed = {
  listId: 'import-logs',
  name: 'Failed',
  isShared: false,
  query: 'filter[status][0]=failed&sort[startedAt]=asc',
  columns: [
    { field: 'status', width: 90 },
    { field: 'source', hidden: true },
  ],
}

const callsOf = (caller: TestFetch, lea?: string) => {
  const call = async (method: string, path = '', body?: object) => {
    const query = lea === undefined ? '' : `?lea=${lea}`
    const init = { method, ...(body && { body: JSON.stringify(body) }) }
    const response = await caller(`/api/saved-views${path}${query}`, init)
    const { data, error } = await response.json()
    return { status: response.status, data, message: error?.message, field: error?.field }
  }
  return {
    names: async () => (await call('GET')).data.map(({ name }: { name: string }) => name),
    list: async () => (await call('GET')).data,
    create: (over: object = {}) => call('POST', '', Object.assign({}, failed, over)),
    change: (id: number, body: object) => call('PATCH', `/${id}`, body),
    remove: (id: number) => call('DELETE', `/${id}`),
  }
}

/** Two people of one district, one of another, and one of the provider's staff. */
const people = async () => {
  const [district, other] = [await server.newDistrict(), await server.newDistrict()]
  const own = async (roles: string[], { id, lea } = district) =>
    callsOf(await callerWith(server, roles, id), lea)
  const staff = await callerWith(server, STAFF)
  return {
    ana: await own(READS),
    ben: await own(READS),
    withoutRole: await own(['ROLE_DATA_EXPLORER_VIEW']),
    stranger: await own(READS, other),
    staff: callsOf(staff, district.lea),
    staffElsewhere: callsOf(staff, other.lea),
    staffOfProvider: callsOf(staff),
    lea: district.lea,
  }
}

it('a private view is its owner’s alone, with filters, order and columns as they were saved', async () => {
  const { ana, ben, staff } = await people()
  const { data, status } = await ana.create()
  expect(status).toBe(200)
  expect(await ana.list()).toEqual([data])
  expect(data).toMatchObject(Object.assign({ isOwn: true, canChange: true, lea: null }, failed))
  expect(await ben.list()).toEqual([])
  expect(await staff.list()).toEqual([])
  for (const one of [ben, staff]) {
    expect((await one.change(data.id, { name: 'Mine now' })).status).toBe(404)
    expect((await one.remove(data.id)).status).toBe(404)
  }
  expect(await ana.names()).toEqual(['Failed'])
})

it('a shared view is seen in its district by those who may open the list, and by nobody elsewhere', async () => {
  const { ana, ben, withoutRole, stranger, staff, staffElsewhere, lea } = await people()
  const { data } = await ana.create({ isShared: true })
  expect(data.lea).toBe(lea)
  expect((await ben.list())[0]).toMatchObject({ id: data.id, isOwn: false, canChange: false })
  expect((await staff.list())[0]).toMatchObject({ id: data.id, isOwn: false, canChange: true })
  for (const one of [withoutRole, stranger, staffElsewhere]) expect(await one.list()).toEqual([])
})

it('a shared view stays in its district when its owner renames it in another one', async () => {
  const { staff, staffElsewhere, lea } = await people()
  const { data } = await staff.create({ isShared: true })
  const renamed = await staffElsewhere.change(data.id, { name: 'Late', isShared: true })
  expect(renamed.data).toMatchObject({ name: 'Late', isShared: true, lea })
})

it('others can use a shared view but not change it; provider staff can', async () => {
  const { ana, ben, staff } = await people()
  const { data } = await ana.create({ isShared: true })
  const refused = await ben.change(data.id, { name: 'Other' })
  expect(refused.status).toBe(403)
  expect(refused.message).toMatch(/^This view belongs to Wanda Walker \d+\. Save a copy of it/)
  expect((await ben.remove(data.id)).status).toBe(403)
  expect((await staff.change(data.id, { query: 'search=48' })).data).toMatchObject({ query: 'search=48' })
  expect((await staff.change(data.id, { isShared: false })).data).toMatchObject({
    isShared: false,
    lea: null,
  })
  expect(await staff.list()).toEqual([])
  expect(await ana.list()).toHaveLength(1)
  expect((await ana.remove(data.id)).status).toBe(200)
  expect(await ana.list()).toEqual([])
})

it('a list without a district is shared by provider staff among themselves only', async () => {
  const { ana, staffOfProvider, staff } = await people()
  const { data } = await staffOfProvider.create({ listId: 'imt-clients', isShared: true })
  expect(data).toMatchObject({ isShared: true, lea: null })
  const colleague = callsOf(await callerWith(server, STAFF))
  expect(await colleague.names()).toContain('Failed')
  expect(await ana.list()).toEqual([])
  const outside = callsOf(await callerWith(server, READS, (await server.newDistrict()).id))
  const refused = await outside.create({ isShared: true })
  expect([refused.status, refused.field]).toEqual([403, 'isShared'])
  expect(await outside.list()).toEqual([])
  expect((await staff.remove(data.id)).status).toBe(200)
})

it('a name is used once in a list by each person, whatever its case', async () => {
  const { ana, ben } = await people()
  await ana.create()
  const again = await ana.create({ name: 'FAILED' })
  expect([again.status, again.field]).toEqual([409, 'name'])
  expect(again.message).toBe('This list already has a view named “FAILED”. Choose another name.')
  expect((await ben.create()).status).toBe(200)
  expect((await ana.create({ listId: 'import-log-results' })).status).toBe(200)
  const { data } = await ana.create({ name: 'Late' })
  expect((await ana.change(data.id, { name: 'failed' })).status).toBe(409)
  expect(await ana.names()).toEqual(['Failed', 'Failed', 'Late'])
})

it('refuses lists that are none or closed to the caller, names that are too long, and more than 100 views', async () => {
  const { ana, withoutRole } = await people()
  expect((await ana.create({ listId: 'nowhere' })).status).toBe(400)
  expect((await ana.create({ name: 'x'.repeat(61) })).status).toBe(400)
  expect((await ana.create({ name: 'two\nlines' })).status).toBe(400)
  expect((await ana.create({ query: 'x'.repeat(4001) })).status).toBe(400)
  const closed = await withoutRole.create()
  expect([closed.status, closed.field]).toEqual([403, 'listId'])
  const { data } = await ana.create({ name: 'View 0' })
  const { ownerId } = await server.db
    .selectFrom('savedViews')
    .select('ownerId')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  const { listId, isShared, query } = failed
  const rest = { listId, isShared, query, ownerId, columns: '[]', createdAt: server.now() }
  await server.db
    .insertInto('savedViews')
    .values(Array.from({ length: 99 }, (_, index) => Object.assign({ name: `View ${index + 1}` }, rest)))
    .execute()
  const tooMany = await ana.create()
  expect([tooMany.status, tooMany.message]).toEqual([409, 'You can save 100 views. Delete one first.'])
})
