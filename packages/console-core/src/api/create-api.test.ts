import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CONTRACT_HEADER, CONTRACT_VERSION } from '../contract-version.ts'
import { accountSyncLogsResource, sessionResource } from '../resources/index.ts'
import { get, list, patch, post, resource } from '../resources/operation.ts'
import { ApiFailure } from './api-failure.ts'
import { createApi } from './create-api.ts'
import { fakeHttp, ORIGIN, type Reply, type SeenRequest } from './testing/fake-http.ts'

const setUp = (answer: (request: SeenRequest) => Reply | Promise<Reply>) => {
  const seen: SeenRequest[] = []
  const failures: ApiFailure[] = []
  let expiries = 0
  const api = createApi({
    baseUrl: ORIGIN,
    http: fakeHttp((request) => {
      seen.push(request)
      return answer(request)
    }),
    onFailure: (failure) => failures.push(failure),
    onUnauthorized: () => {
      expiries += 1
    },
  })
  return { api, seen, failures, expiries: () => expiries }
}

const samples = resource(
  'samples',
  { records: 'samples' },
  {
    list: list<object>(
      '/samples',
      { key: 'id', sortable: [], filterable: [], searchable: [], defaultSort: {} },
      { lea: true, clientHeader: true },
    ),
    one: get<object>('/samples/{id}'),
    few: get<object[]>('/samples/few', { answers: 'rows' }),
    test: post<object, object>('/samples/test', { tests: true, read: (data) => ({ data }) }),
    make: post<{ lea: string }, object>('/samples', { lea: 'body' }),
    change: patch<{ name: string; updatedAt?: string | null }, object>('/samples/{id}', {
      version: 'updatedAt',
    }),
    save: post<{ name: string }, object>('/samples/{id}', {
      fail: ({ id, reason }) => `${id}: ${reason}`,
    }),
  },
)

describe('[S7] a call', () => {
  it.each(['timestamp', 'Timestamp'])('[S3] reads account sync logs that are keyed on %s', async (key) => {
    const time = '2026-09-14T12:14:00.000001Z'
    const { api } = setUp(() => ({ body: { data: [{ [key]: time, action: 'lock' }] } }))
    const { data } = await api.call(accountSyncLogsResource.list, { lea: '0417' })
    expect(data).toMatchObject([{ timestamp: time, action: 'lock' }])
  })

  it('R16 R18 R19 carries headers, district and nested query', async () => {
    const { api, seen } = setUp(() => ({ body: { data: [] } }))
    await api.call(samples.list, {
      lea: '0417',
      clientId: 9,
      query: {
        filter: { status: ['failed', 'held'] },
        sort: { startedAt: 'desc' },
        search: undefined,
        a: null,
      },
    })
    const [request] = seen
    expect(request?.path).toBe('/api/samples')
    expect(request?.query.toString()).toBe(
      new URLSearchParams([
        ['lea', '0417'],
        ['filter[status][0]', 'failed'],
        ['filter[status][1]', 'held'],
        ['sort[startedAt]', 'desc'],
      ]).toString(),
    )
    expect(request?.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
    expect(request?.headers.get('X-Ied-Client-Id')).toBe('9')
  })

  it('R18 R19 sends neither where the call has none', async () => {
    const { api, seen } = setUp(() => ({}))
    await api.call(samples.one, { params: { id: 'a/b' }, lea: '0417', clientId: 9 })
    expect(seen[0]?.path).toBe('/api/samples/a%2Fb')
    expect(seen[0]?.query.toString()).toBe('')
    expect(seen[0]?.headers.get('X-Ied-Client-Id')).toBeNull()
  })

  it('R18 carries the code of the district that its body makes, and of no other', async () => {
    const { api, seen } = setUp(() => ({}))
    await api.call(samples.make, { body: { lea: '0099' }, lea: '0417' })
    expect(seen[0]?.query.toString()).toBe('lea=0099')
  })

  it('says which key of its body was refused', async () => {
    const { api } = setUp(() => ({
      status: 400,
      body: { error: { code: 400, message: 'No', field: 'name' } },
    }))
    const refused = api.call(samples.save, { params: { id: 7 }, body: { name: 'x' } })
    await expect(refused).rejects.toMatchObject({ code: 400, message: 'No', field: 'name' })
  })

  it('sends its body as JSON and reads the answer', async () => {
    const { api, seen } = setUp(() => ({ body: { data: { id: 7 } } }))
    const answer = await api.call(samples.save, { params: { id: 7 }, body: { name: 'x' } })
    expect(seen[0]?.body).toEqual({ name: 'x' })
    expect(answer).toEqual({ data: { id: 7 } })
  })

  it.each<[string, object | undefined, object]>([
    [
      'the version that was read',
      { updatedAt: '2026-09-14T12:14:00Z', name: 'y' },
      { updatedAt: '2026-09-14T12:14:00Z' },
    ],
    ['null of a record that was never changed', { updatedAt: null }, { updatedAt: null }],
    ['nothing where the server has no versions', { name: 'y' }, {}],
    ['nothing of a record that nobody names', undefined, {}],
  ])('[S7] sends %s with a change', async (_, record, version) => {
    const { api, seen } = setUp(() => ({ body: { data: { id: 5 } } }))
    await api.call(samples.change, { params: { id: 5 }, body: { name: 'x' }, record })
    await api.call(samples.save, { params: { id: 5 }, body: { name: 'x' }, record })
    expect(seen.map(({ body }) => body)).toEqual([Object.assign({ name: 'x' }, version), { name: 'x' }])
  })

  it('R17 gives a list nothing but objects, whatever came', async () => {
    const { api } = setUp(() => ({
      body: { data: [null, 5, { id: 1 }, 'x'], extensions: { totalCount: 4 } },
    }))
    expect(await api.call(samples.list)).toEqual({ data: [{ id: 1 }], totalCount: 4 })
  })

  it.each([
    ['an object without fields', '{}'],
    ['null', '{"data":null}'],
    ['an object in place of rows', '{"data":{"items":[]}}'],
    ['a text', '"ok"'],
    ['errors and extensions alone', '{"errors":[],"extensions":{"totalCount":0}}'],
    ['rows without fields', '{"data":[{},{}]}'],
    ['rows that are no objects', '[1,null,[]]'],
    ['an empty body', ''],
    ['no content', null],
    ['a page of HTML', '<!doctype html><title>Welcome</title>'],
  ])('R17 takes %s for a failed read of a list, never for an empty one', async (_, body) => {
    const { api } = setUp(() => new Response(body, { status: body === null ? 204 : 200 }))
    for (const read of [samples.list, samples.few]) {
      await expect(api.call(read)).rejects.toMatchObject({ message: "The response couldn't be read" })
    }
  })

  it.each([
    ['an object without fields', '{}'],
    ['null', '{"data":null}'],
    ['a list of several', '[{"id":1},{"id":2}]'],
    ['an empty body', ''],
    ['no content', null],
  ])('R17 takes %s for a failed read of an item', async (_, body) => {
    const status = body === null ? 204 : 200
    const { api } = setUp(() => new Response(body, { status }))
    const reading = api.call(samples.one, { params: { id: 1 } })
    await expect(reading).rejects.toMatchObject({ code: status, message: "The response couldn't be read" })
  })

  it('R17 reads an item in a list of one', async () => {
    const { api } = setUp(() => ({ body: { data: [{ id: 7 }] } }))
    expect(await api.call(samples.one, { params: { id: 7 } })).toEqual({ data: { id: 7 } })
  })

  it('R17 reads an empty list, bare or in its envelope, as empty', async () => {
    for (const body of ['[]', '{"data":[]}']) {
      const { api } = setUp(() => new Response(body))
      expect(await api.call(samples.list)).toEqual({ data: [] })
    }
  })

  it.each([
    ['{}', {}],
    ['a list', [{ code: '1' }]],
    ['204', null],
    ['an empty list of errors', { data: { schools: [] }, errors: [] }],
  ])('[S5] R34 a test that is answered with %s has passed', async (_, body) => {
    const { api } = setUp(() =>
      body === null ? new Response(null, { status: 204 }) : { body: JSON.stringify(body) },
    )
    await expect(api.call(samples.test)).resolves.toHaveProperty('data')
  })

  it.each([[[{}]], [['No']], [[{ code: 7 }]]])(
    '[S5] R34 a test that is answered with errors %j has failed',
    async (errors) => {
      const { api } = setUp(() => ({ body: { data: { schools: [] }, errors } }))
      await expect(api.call(samples.test)).rejects.toBeInstanceOf(ApiFailure)
    },
  )

  it('R21 says "Network Error" when nobody answers', async () => {
    const { api, failures } = setUp(() => Promise.reject(new TypeError('fetch failed')))
    const error = await api.run(samples.one, { params: { id: 1 } }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiFailure)
    expect(error).toMatchObject({ code: null, message: 'Network Error', context: { id: '1' } })
    expect(failures).toEqual([error])
  })

  it('tells nobody about a request that was called off', async () => {
    const { api, failures } = setUp(() => new Promise(() => {}))
    const stop = new AbortController()
    const running = api.run(samples.one, { signal: stop.signal })
    stop.abort()
    await expect(running).rejects.not.toBeInstanceOf(ApiFailure)
    expect(failures).toEqual([])
  })

  it('R17 is rejected with nothing but a failure of its own', async () => {
    const bodies = fc.oneof(fc.string(), fc.json())
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 200, max: 599 }), bodies, async (status, text) => {
        const body = [204, 205, 304].includes(status) ? null : text
        const { api } = setUp(() => new Response(body, { status }))
        try {
          const { data } = await api.call(samples.list)
          expect(Array.isArray(data) && data.every((row) => typeof row === 'object' && row !== null)).toBe(
            true,
          )
        } catch (error) {
          expect(error).toBeInstanceOf(ApiFailure)
        }
      }),
    )
  })
})

describe('R14 the session ends', () => {
  it('once, however many calls are refused, and without a message', async () => {
    const { api, failures, expiries } = setUp(() => ({ status: 401 }))
    await Promise.allSettled([1, 2, 3].map((id) => api.run(samples.one, { params: { id } })))
    await api.run(samples.list).catch(() => {})
    expect(expiries()).toBe(1)
    expect(failures).toEqual([])
  })

  it('by HTTP status 401 and nothing else: a code in the body is a failure like others', async () => {
    const body = { errors: [{ code: 401, message: 'Not for you' }] }
    const { api, failures, expiries } = setUp(() => ({ status: 200, body }))
    await api.run(samples.list).catch(() => {})
    expect([expiries(), failures]).toMatchObject([0, [{ code: 401, status: 200, expired: false }]])
    const refusing = setUp(() => ({ status: 401, body: { error: { code: 7, message: 'Who are you?' } } }))
    await refusing.api.run(samples.list).catch(() => {})
    expect([refusing.expiries(), refusing.failures]).toEqual([1, []])
  })

  it('not by a wrong password', async () => {
    const { api, expiries, failures } = setUp(() => ({ status: 401 }))
    await api.run(sessionResource.signIn).catch(() => {})
    expect(expiries()).toBe(0)
    expect(failures).toHaveLength(1)
  })

  it('again in the next session, but not by a late answer to the one before', async () => {
    let release = (_: Reply) => {}
    const late = new Promise<Reply>((resolve) => {
      release = resolve
    })
    const { api, expiries } = setUp(({ path }) => (path.endsWith('/1') ? late : { status: 401 }))
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

describe('[S7] too many requests', () => {
  const refused = (retryAfter: string) =>
    new Response('{"error":{"code":429,"message":"Too many requests."}}', {
      status: 429,
      headers: { 'retry-after': retryAfter },
    })

  it('are made once more after the time that the backend names, if they only read', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const answers = [refused('2'), { body: { data: [] } }]
    const { api, seen } = setUp(() => answers.shift() ?? {})
    const reading = api.call(samples.few)
    await vi.advanceTimersByTimeAsync(1900)
    expect(seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect((await reading).data).toEqual([])
    expect(seen).toHaveLength(2)
  })

  it.each([
    ['a save', '1'],
    ['a long wait', '600'],
    ['a time that is none', 'soon'],
  ])('fail at once with the reason: %s', async (what, retryAfter) => {
    const { api, seen } = setUp(() => refused(retryAfter))
    const asked = what === 'a save' ? api.run(samples.make, { body: { lea: '0417' } }) : api.run(samples.few)
    await expect(asked).rejects.toMatchObject({ status: 429, message: 'Too many requests.' })
    expect(seen).toHaveLength(1)
  })
})

describe('[S7] the version of the contract', () => {
  const versionsSaid = async (...versions: (string | null)[]): Promise<string[]> => {
    const said: string[] = []
    const answers = [...versions]
    const api = createApi({
      baseUrl: ORIGIN,
      http: fakeHttp(() => {
        const version = answers.shift()
        return new Response('{"data":[]}', { headers: version ? { [CONTRACT_HEADER]: version } : {} })
      }),
      onOtherContract: (version) => said.push(version),
    })
    for (const _ of versions) await api.call(samples.few)
    return said
  }

  it('is told once where a backend has another first number', async () => {
    expect(await versionsSaid(CONTRACT_VERSION, '2.4', '2.4', '3')).toEqual(['2.4'])
  })

  it('is nothing to tell where a backend has more calls, names none or something else', async () => {
    expect(await versionsSaid('1.99', null, 'unknown')).toEqual([])
  })
})
