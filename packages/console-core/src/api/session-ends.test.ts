import { describe, expect, it } from 'vitest'
import { sessionResource } from '../resources/index.ts'
import { get, list, resource } from '../resources/operation.ts'
import { answeredApi } from './testing/answered-api.ts'
import type { Reply } from './testing/fake-http.ts'

const samples = resource(
  'samples',
  { records: 'samples' },
  {
    list: list<object>('/samples', {
      key: 'id',
      sortable: [],
      filterable: [],
      searchable: [],
      defaultSort: {},
    }),
    one: get<object>('/samples/{id}'),
  },
)

describe('R14 the session ends', () => {
  it('once, however many calls are refused, and without a message', async () => {
    const { api, failures, expiries } = answeredApi(() => ({ status: 401 }))
    await Promise.allSettled([1, 2, 3].map((id) => api.run(samples.one, { params: { id } })))
    await api.run(samples.list).catch(() => {})
    expect(expiries()).toBe(1)
    expect(failures).toEqual([])
  })

  it('by HTTP status 401 and nothing else: a code in the body is a failure like others', async () => {
    const body = { errors: [{ code: 401, message: 'Not for you' }] }
    const { api, failures, expiries } = answeredApi(() => ({ status: 200, body }))
    await api.run(samples.list).catch(() => {})
    expect([expiries(), failures]).toMatchObject([0, [{ code: 401, status: 200, expired: false }]])
    const refusing = answeredApi(() => ({
      status: 401,
      body: { error: { code: 7, message: 'Who are you?' } },
    }))
    await refusing.api.run(samples.list).catch(() => {})
    expect([refusing.expiries(), refusing.failures]).toEqual([1, []])
  })

  it('not by a wrong password', async () => {
    const { api, expiries, failures } = answeredApi(() => ({ status: 401 }))
    await api.run(sessionResource.signIn).catch(() => {})
    expect(expiries()).toBe(0)
    expect(failures).toHaveLength(1)
  })

  it('again in the next session, but not by a late answer to the one before', async () => {
    let release = (_: Reply) => {}
    const late = new Promise<Reply>((resolve) => {
      release = resolve
    })
    const { api, expiries } = answeredApi(({ path }) => (path.endsWith('/1') ? late : { status: 401 }))
    const before = api.call(samples.one, { params: { id: 1 } }).catch(() => {})
    await Promise.resolve()
    api.renew()
    release({ status: 401 })
    await before
    expect(expiries()).toBe(0)
    await api.call(samples.one, { params: { id: 2 } }).catch(() => {})
    expect(expiries()).toBe(1)
  })
})
