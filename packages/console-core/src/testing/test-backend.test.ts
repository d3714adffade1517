import { describe, expect, it } from 'vitest'
import { createApi } from '../api/create-api.ts'
import { importLogsResource, sessionResource, sitesResource } from '../resources/index.ts'
import { fixture, fixtures } from './fixtures.ts'
import { createTestBackend, type TestBackendOptions } from './test-backend.ts'

const open = (options?: TestBackendOptions) => {
  const backend = createTestBackend(options)
  return { backend, api: createApi({ http: backend.http }) }
}
const batches = fixtures('importLogs.headers', 60, (index) => ({
  status: index % 5 === 0 ? 'failed' : 'completed',
}))
const ids = (rows: readonly { batchId: unknown }[]) => rows.map(({ batchId }) => batchId)

describe('what a test answers with', () => {
  it('is paged, filtered, searched, sorted and grouped as the list says (R16, R46)', async () => {
    const { backend, api } = open()
    backend.answer('importLogs.headers', batches)
    const ask = async (query: object) => api.call(importLogsResource.headers, { query: { ...query } })
    const page = await ask({ limit: 10, offset: 50, sort: { batchId: 'asc' } })
    expect([ids(page.data)[0], page.data.length, page.totalCount]).toEqual([51, 10, 60])
    expect((await ask({ filter: { status: ['failed'] } })).totalCount).toBe(12)
    expect((await ask({ filter: { batchId: { gt: 9, lte: 12 } } })).totalCount).toBe(3)
    expect((await ask({ search: '60' })).data).toHaveLength(1)
    const last = await ask({ sort: { batchId: 'desc' }, limit: 1 })
    expect(ids(last.data)).toEqual([60])
    const { facets } = await ask({ filter: { status: 'failed' }, facets: ['status'] })
    expect(facets?.status).toEqual([
      { value: 'completed', count: 48 },
      { value: 'failed', count: 12 },
    ])
  })

  it('is refused to a question that the list does not take, with what it takes', async () => {
    const { api } = open()
    const asked = api.call(importLogsResource.headers, { query: { sort: { triggerType: 'asc' } } })
    await expect(asked).rejects.toThrow(
      "The list can't be sorted by 'triggerType', only by batchId, startedAt, status, recordsRead, recordsRejected.",
    )
  })

  it('may depend on the request, whose path, query and body are typed', async () => {
    const { backend, api } = open()
    backend.answer('sites.update', ({ params, body }) =>
      fixture('sites.list', { id: Number(params.id), siteName: String(body.siteName) }),
    )
    const input = { params: { id: 9 }, lea: '0412', body: { siteName: 'Moss Elementary' } }
    const { data } = await api.call(sitesResource.update, input)
    expect(data).toMatchObject({ id: 9, siteName: 'Moss Elementary' })
    expect(backend.calls('sites.update')).toMatchObject([{ params: { id: '9' }, query: { lea: '0412' } }])
    expect(backend.calls().map(({ id }) => id)).toEqual(['sites.update'])
  })

  it('belongs to that test alone', () => {
    fixture('sites.list').siteName = 'Changed'
    expect(fixture('sites.list').siteName).toBe('Fernhill Elementary')
  })
})

it('confirms a change with what was sent, and refuses a body as a server does', async () => {
  const { api } = open()
  const saved = await api.call(sitesResource.create, {
    lea: '0412',
    body: { siteCode: 'F1', siteName: 'Moss Elementary' },
  })
  expect(saved.data).toMatchObject({ siteCode: 'F1', siteName: 'Moss Elementary' })
  const refused = api.call(sitesResource.create, { lea: '0412', body: { siteCode: '', siteName: 'Moss' } })
  await expect(refused).rejects.toMatchObject({ status: 400, field: 'siteCode' })
})

describe('[R17] what goes wrong reaches the client as it would from a server', () => {
  const failing = async (failure: Parameters<ReturnType<typeof createTestBackend>['fail']>[1]) => {
    const { backend, api } = open()
    backend.fail('importLogs.headers', failure)
    return api.call(importLogsResource.headers).then(
      () => 'answered',
      (error: unknown) => error,
    )
  }
  it.each([
    [500, { status: 500, message: 'The test lets this call fail with 500.' }],
    ['offline' as const, { status: null, message: 'Network Error' }],
    ['malformed' as const, { status: 200, message: "The response couldn't be read" }],
    [
      { status: 409, message: 'An import is running.', field: 'name' },
      { status: 409, message: 'An import is running.', field: 'name' },
    ],
    [
      { status: 502, body: '<html>' },
      { status: 502, message: 'The server had a problem (502). Try again in a moment.' },
    ],
  ])('%o', async (failure, seen) => {
    expect(await failing(failure)).toMatchObject(seen)
  })

  it('ends after as many calls as the test says, or when it says so', async () => {
    const { backend, api } = open()
    const ask = () =>
      api.call(importLogsResource.headers).then(
        () => true,
        () => false,
      )
    backend.fail('importLogs.headers', { times: 1 })
    expect([await ask(), await ask()]).toEqual([false, true])
    const repair = backend.fail('importLogs.headers', 503)
    expect(await ask()).toBe(false)
    repair()
    expect(await ask()).toBe(true)
  })

  it('says which call the contract lacks', async () => {
    const { backend } = open()
    const { data, status } = await backend.http.get('/nothing', { validateStatus: () => true })
    expect([status, data.error.message]).toEqual([404, 'The contract has no call GET /nothing.'])
  })
})

it('keeps an answer back until the test lets it go; a request that is given up meanwhile ends', async () => {
  const { backend, api } = open()
  const release = backend.hold('importLogs.headers')
  const controller = new AbortController()
  const givenUp = api.call(importLogsResource.headers, { signal: controller.signal })
  let isAnswered = false
  const asked = api.call(importLogsResource.headers).then(() => {
    isAnswered = true
  })
  controller.abort()
  await expect(givenUp).rejects.toThrow('canceled')
  expect(isAnswered).toBe(false)
  release()
  await asked
  backend.delay('importLogs.headers', 30)
  const before = performance.now()
  await api.call(importLogsResource.headers)
  expect(performance.now() - before).toBeGreaterThan(25)
})

it('knows the user, the roles and the districts that the test names', async () => {
  const { backend } = open({ roles: ['ROLE_IMPORT_LOG_VIEW'], districts: [{ id: 7, districtName: 'Moss' }] })
  const read = async (path: string) => (await backend.http.get(path)).data.data
  expect((await read('/user-info')).reachableRoles).toEqual(['ROLE_IMPORT_LOG_VIEW'])
  expect(await read('/districts')).toMatchObject([{ id: 7, districtName: 'Moss' }])
  const out = open({ user: null })
  await expect(out.api.call(sessionResource.userInfo)).rejects.toMatchObject({ status: 401 })
})
