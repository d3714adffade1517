import { describe, expect, it } from 'vitest'
import { districtsResource, exportFilesResource } from '../resources/index.ts'
import { createApi } from './create-api.ts'
import { fakeHttp, ORIGIN, type Reply, type SeenRequest } from './testing/fake-http.ts'
import type { GetToken } from './token-source.ts'

const setUp = (getToken: GetToken, answer: (request: SeenRequest) => Reply) => {
  const seen: SeenRequest[] = []
  let expiries = 0
  const api = createApi({
    baseUrl: ORIGIN,
    getToken,
    http: fakeHttp((request) => {
      seen.push(request)
      return answer(request)
    }),
    onUnauthorized: () => {
      expiries += 1
    },
  })
  const tokens = () => seen.map(({ headers }) => headers.get('authorization'))
  return { api, seen, tokens, expiries: () => expiries }
}
const list = { body: { data: [] } }

describe("[S7] a host's token", () => {
  it('travels with each call, asked for each time', async () => {
    let asked = 0
    const getToken = () => {
      asked += 1
      return `token-${asked}`
    }
    const { api, tokens } = setUp(getToken, () => list)
    await api.call(districtsResource.all)
    await api.call(districtsResource.all)
    expect(tokens()).toEqual(['Bearer token-1', 'Bearer token-2'])
  })

  it('is asked for afresh once when the server refuses it, by all calls together', async () => {
    const asked: boolean[] = []
    const { api, tokens, expiries } = setUp(
      async ({ fresh }) => {
        asked.push(fresh)
        return fresh ? 'new' : 'old'
      },
      ({ headers }) => (headers.get('authorization') === 'Bearer new' ? list : { status: 401 }),
    )
    await Promise.all([api.call(districtsResource.all), api.call(districtsResource.all)])
    expect(asked.filter((fresh) => fresh)).toHaveLength(1)
    expect(tokens().toSorted()).toEqual(['Bearer new', 'Bearer new', 'Bearer old', 'Bearer old'])
    expect(expiries()).toBe(0)
  })

  it('that stays refused ends the session, after one more try', async () => {
    const { api, seen, expiries } = setUp(
      () => 'old',
      () => ({ status: 401 }),
    )
    await expect(api.call(districtsResource.all)).rejects.toMatchObject({ code: 401 })
    expect([seen.length, expiries()]).toEqual([2, 1])
  })

  it.each<[string, GetToken]>([
    ['has none', () => ''],
    ['fails', () => Promise.reject(new Error('the secret reason'))],
  ])('a host that %s is signed out, and nothing is sent', async (_, getToken) => {
    const { api, seen, expiries } = setUp(getToken, () => list)
    const failure = await api.call(districtsResource.all).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 401 })
    expect(JSON.stringify(failure)).not.toContain('secret')
    expect([seen, expiries()]).toEqual([[], 1])
  })

  it('fetches files, and never leaves for an address that an answer names elsewhere', async () => {
    const { api, seen, tokens } = setUp(
      () => 'token',
      () => new Response('a,b'),
    )
    const file = await api.download(exportFilesResource.manifest, '/files/exports/1/a.csv?lea=0417')
    expect([await file.text(), seen[0]?.path]).toEqual(['a,b', '/api/files/exports/1/a.csv'])
    await api.download(exportFilesResource.manifest, 'https://evil.example/a.csv')
    expect(seen[1]?.path.startsWith('/api/')).toBe(true)
    expect(tokens()).toEqual(['Bearer token', 'Bearer token'])
  })
})
