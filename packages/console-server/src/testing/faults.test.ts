import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from './index.ts'

let server: TestServer
let browser: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('employee@example.org')
})
afterEach(() => server.faults.clear())
afterAll(() => server.close())

const PREFERENCES = '/api/user-preferences/page_sizes'
const save = (size: number, init: RequestInit = {}) =>
  browser(PREFERENCES, { method: 'POST', body: `{"user-list":${size}}`, ...init })
const saved = async () =>
  (await (await browser('/api/user-preferences')).json()).data.pageSizes?.['user-list']

describe('a fault meets', () => {
  it.each([
    ['a call by its id', 'sites.list', '/api/district/sites?lea=4107320', true],
    ['another call not', 'staff.list', '/api/district/sites?lea=4107320', false],
    ['an address', 'GET /api/configuration/x', '/api/configuration/x?y=z', true],
    ['an address with any part', 'GET /api/configuration/{key}', '/api/configuration/x', true],
    ['another method not', 'POST /api/configuration/{key}', '/api/configuration/x', false],
    ['no longer address', 'GET /api/district', '/api/districts', false],
    [
      'what a function says',
      (request: Request) => request.url.includes('lea='),
      '/api/school-year?lea=1',
      true,
    ],
  ] as const)('%s', async (_, match, path, meets) => {
    const fault = server.faults.on(match, { status: 418 })
    const { status } = await browser(path)
    expect([status === 418, fault.met]).toEqual([meets, meets ? 1 : 0])
  })

  it('as often as it says, then the next one, then none', async () => {
    server.faults.on('districts.all', { status: 503, times: 1 })
    server.faults.on('districts.all', { status: 502, times: 2 })
    const seen = []
    for (let n = 0; n < 4; n += 1) seen.push((await browser('/api/districts')).status)
    expect(seen).toEqual([503, 502, 502, 200])
  })

  it('no call that makes no sense', () => {
    expect(() => server.faults.on('/api/districts' as 'GET /api/', { status: 500 })).toThrow('sites.list')
  })
})

describe('an answer', () => {
  it('is a failure in the shape of the server, and the server did nothing', async () => {
    server.faults.on('userPreferences.postPageSizes', { status: 503, message: 'Maintenance', times: 1 })
    const response = await save(50)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ error: { code: 503, message: 'Maintenance' } })
    expect(await saved()).toBeUndefined()
  })

  it('is cut short', async () => {
    server.faults.on('districts.all', { body: '{"data":[' })
    const response = await browser('/api/districts')
    expect([response.status, await response.text()]).toEqual([200, '{"data":['])
  })

  it('is whatever the test makes of it', async () => {
    server.faults.on('districts.all', { body: { data: [] } })
    expect(await (await browser('/api/districts')).json()).toEqual({ data: [] })
  })

  it('never comes', async () => {
    server.faults.on('districts.all', { drop: true })
    await expect(browser('/api/districts')).rejects.toThrow(TypeError)
  })

  it('is lost after the work was done', async () => {
    server.faults.on('userPreferences.postPageSizes', { drop: true, reached: true, times: 1 })
    await expect(save(100)).rejects.toThrow(TypeError)
    expect(await saved()).toBe(100)
  })

  it('comes later', async () => {
    server.faults.on('districts.all', { delayMs: 60 })
    const from = performance.now()
    expect((await browser('/api/districts')).status).toBe(200)
    expect(performance.now() - from).toBeGreaterThanOrEqual(55)
  })
})

describe('a held answer', () => {
  it('is the one of the moment when it was asked for', async () => {
    await save(25)
    const fault = server.faults.on('userPreferences.get', { hold: true, times: 1 })
    const early = browser('/api/user-preferences')
    await fault.held()
    await save(250)
    expect(await saved()).toBe(250)
    fault.release()
    expect((await (await early).json()).data.pageSizes['user-list']).toBe(25)
  })

  it('holds nothing else up, and ends with its request', async () => {
    const fault = server.faults.on('districts.all', { hold: true })
    const leaving = new AbortController()
    const waiting = browser('/api/districts', { signal: leaving.signal })
    await fault.held()
    expect((await browser('/api/user-info')).status).toBe(200)
    leaving.abort()
    await expect(waiting).rejects.toThrow('aborted')
  })

  it('comes when the fault is taken away', async () => {
    const fault = server.faults.on('districts.all', { hold: true })
    const waiting = browser('/api/districts')
    await fault.held()
    server.faults.clear()
    expect((await waiting).status).toBe(200)
    expect((await browser('/api/districts')).status).toBe(200)
  })
})
