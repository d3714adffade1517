import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountSyncLogsResource } from '../resources/index.ts'
import { get, list, patch, post, resource } from '../resources/operation.ts'
import { ApiFailure } from './api-failure.ts'
import { answeredApi } from './testing/answered-api.ts'

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
    const { api } = answeredApi(() => ({ body: { data: [{ [key]: time, action: 'lock' }] } }))
    const { data } = await api.call(accountSyncLogsResource.list, { lea: '0417' })
    expect(data).toMatchObject([{ timestamp: time, action: 'lock' }])
  })

  it('R16 R18 R19 carries headers, district and nested query', async () => {
    const { api, seen } = answeredApi(() => ({ body: { data: [] } }))
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
    const { api, seen } = answeredApi(() => ({}))
    await api.call(samples.one, { params: { id: 'a/b' }, lea: '0417', clientId: 9 })
    expect(seen[0]?.path).toBe('/api/samples/a%2Fb')
    expect(seen[0]?.query.toString()).toBe('')
    expect(seen[0]?.headers.get('X-Ied-Client-Id')).toBeNull()
  })

  it('R18 carries the code of the district that its body makes, and of no other', async () => {
    const { api, seen } = answeredApi(() => ({}))
    await api.call(samples.make, { body: { lea: '0099' }, lea: '0417' })
    expect(seen[0]?.query.toString()).toBe('lea=0099')
  })

  it('says which key of its body was refused', async () => {
    const { api } = answeredApi(() => ({
      status: 400,
      body: { error: { code: 400, message: 'No', field: 'name' } },
    }))
    const refused = api.call(samples.save, { params: { id: 7 }, body: { name: 'x' } })
    await expect(refused).rejects.toMatchObject({ code: 400, message: 'No', field: 'name' })
  })

  it('sends its body as JSON and reads the answer', async () => {
    const { api, seen } = answeredApi(() => ({ body: { data: { id: 7 } } }))
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
    const { api, seen } = answeredApi(() => ({ body: { data: { id: 5 } } }))
    await api.call(samples.change, { params: { id: 5 }, body: { name: 'x' }, record })
    await api.call(samples.save, { params: { id: 5 }, body: { name: 'x' }, record })
    expect(seen.map(({ body }) => body)).toEqual([Object.assign({ name: 'x' }, version), { name: 'x' }])
  })

  it('R17 gives a list nothing but objects, whatever came', async () => {
    const { api } = answeredApi(() => ({
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
    const { api } = answeredApi(() => new Response(body, { status: body === null ? 204 : 200 }))
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
    const { api } = answeredApi(() => new Response(body, { status }))
    const reading = api.call(samples.one, { params: { id: 1 } })
    await expect(reading).rejects.toMatchObject({ code: status, message: "The response couldn't be read" })
  })

  it('R17 reads an item in a list of one', async () => {
    const { api } = answeredApi(() => ({ body: { data: [{ id: 7 }] } }))
    expect(await api.call(samples.one, { params: { id: 7 } })).toEqual({ data: { id: 7 } })
  })

  it('R17 reads an empty list, bare or in its envelope, as empty', async () => {
    for (const body of ['[]', '{"data":[]}']) {
      const { api } = answeredApi(() => new Response(body))
      expect(await api.call(samples.list)).toEqual({ data: [] })
    }
  })

  it.each([
    ['{}', {}],
    ['a list', [{ code: '1' }]],
    ['204', null],
    ['an empty list of errors', { data: { schools: [] }, errors: [] }],
  ])('[S5] R34 a test that is answered with %s has passed', async (_, body) => {
    const { api } = answeredApi(() =>
      body === null ? new Response(null, { status: 204 }) : { body: JSON.stringify(body) },
    )
    await expect(api.call(samples.test)).resolves.toHaveProperty('data')
  })

  it.each([[[{}]], [['No']], [[{ code: 7 }]]])(
    '[S5] R34 a test that is answered with errors %j has failed',
    async (errors) => {
      const { api } = answeredApi(() => ({ body: { data: { schools: [] }, errors } }))
      await expect(api.call(samples.test)).rejects.toBeInstanceOf(ApiFailure)
    },
  )

  it('R21 says "Network Error" when nobody answers', async () => {
    const { api, failures } = answeredApi(() => Promise.reject(new TypeError('fetch failed')))
    const error = await api.run(samples.one, { params: { id: 1 } }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiFailure)
    expect(error).toMatchObject({
      code: null,
      message: 'Network Error',
      context: { id: '1' },
      outcomeUnknown: true,
    })
    expect(failures).toEqual([error])
  })

  it.each<[number, string, boolean]>([
    [400, '{"error":{"code":400,"message":"No"}}', false],
    [429, '', false],
    [200, '{"errors":["No"]}', false],
    [200, '<html></html>', true],
    [500, '{"error":{"code":500,"message":"Disk full"}}', true],
    [502, '<html></html>', true],
  ])(
    'R21 tells a change that was refused from one that may have been made: %i %s',
    async (status, body, unknown) => {
      const { api } = answeredApi(() => new Response(body, { status }))
      await expect(api.call(samples.change, { params: { id: 1 } })).rejects.toMatchObject({
        outcomeUnknown: unknown,
      })
    },
  )

  it('tells nobody about a request that was called off', async () => {
    const { api, failures } = answeredApi(() => new Promise(() => {}))
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
        const { api } = answeredApi(() => new Response(body, { status }))
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
