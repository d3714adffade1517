import { createTestServer, DEMO_PASSWORD, type TestServer } from '@edconsole/console-server/testing'
import axios from 'axios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiFailure } from '../api/api-failure.ts'
import { importLogsResource, sitesResource } from '../resources/index.ts'
import { createConsoleRuntime } from './create-console-runtime.ts'
import { memoryStorage } from './storage.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
}, 60_000)
afterAll(() => server.close())

/** Opens a console in its own browser; with an email address, that user is signed in there. */
const openConsole = async (email?: string) => {
  const fetch = await server.browser(email)
  const runtime = createConsoleRuntime({
    baseUrl: 'http://console.test',
    storage: memoryStorage(),
    clock: server.now,
    http: axios.create({
      adapter: 'fetch',
      env: { fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(new Request(input, init)) },
    }),
  })
  await runtime.session.start()
  await runtime.districts.ready()
  return runtime
}
const failureOf = async (call: Promise<unknown>) => {
  const error = await call.catch((reason: unknown) => reason)
  if (error instanceof ApiFailure) return error
  throw new Error(`expected a failure, got ${JSON.stringify(error)}`)
}

describe('against the reference server', () => {
  it('R13 nobody is signed in at first, without a word', async () => {
    const runtime = await openConsole()
    expect(runtime.session.get().status).toBe('signed-out')
    expect(runtime.snackbars.get().recent).toEqual([])
  })

  it('R12 a wrong password stays a wrong password; the right one signs in, and logging out ends it', async () => {
    const runtime = await openConsole()
    const signIn = (password: string) =>
      runtime.session.signIn({ provider: 'illuminate', username: 'employee@example.org', password })
    expect(await signIn('wrong')).toMatchObject({ ok: false, failure: { code: 401 } })
    expect(await signIn(DEMO_PASSWORD)).toEqual({ ok: true })
    expect(runtime.access('import-logs')).toEqual({ allowed: true, missing: [] })
    await runtime.session.signOut()
    expect((await runtime.session.retry()).status).toBe('signed-out')
  })

  it('[S2.1] lists districts and selects one', async () => {
    const runtime = await openConsole('employee@example.org')
    await runtime.districts.loadList()
    const { list } = runtime.districts.get()
    expect(list?.length).toBe(server.districts.length)
    const id = list?.find((one) => one.id !== null)?.id ?? null
    await runtime.selectDistrict(id)
    expect(runtime.districts.get()).toMatchObject({ status: 'selected', selected: { id } })
  })

  it('R16 reads a page of a list with its total, and is told what was wrong with a query', async () => {
    const runtime = await openConsole('employee@example.org')
    const [first] = server.districts
    const lea = first?.lea
    const page = await runtime.api.call(sitesResource.list, {
      lea,
      query: { limit: 1, sort: { siteName: 'asc' } },
    })
    expect(page.data).toHaveLength(1)
    expect(page.totalCount).toBeGreaterThan(1)
    const failure = await failureOf(runtime.api.run(sitesResource.list, { lea, query: { limit: 'many' } }))
    expect(failure).toMatchObject({ code: 400, message: expect.stringContaining('limit') })
    expect(runtime.snackbars.get().recent[0]).toMatchObject({
      message: 'Error fetching sites',
      color: 'warning',
    })
  })

  it("R47 is refused another tenant's district and a call without its role", async () => {
    const runtime = await openConsole('norole@example.org')
    await runtime.districts.loadList()
    const lea = runtime.districts.get().list?.[0]?.lea
    expect(await failureOf(runtime.api.call(importLogsResource.headers, { lea }))).toMatchObject({
      code: 403,
    })
  })

  it('R23 posts preferences once, patches them afterwards, and finds them again', async () => {
    const runtime = await openConsole('admin@example.org')
    await expect.poll(() => runtime.preferences.get().ready).toBe(true)
    runtime.preferences.setPageSize('import-logs', 100)
    runtime.preferences.flush()
    runtime.preferences.setPageSize('import-log-details', 50)
    runtime.preferences.setColumnStates('import-logs', [{ field: 'status', hidden: true }])
    runtime.preferences.flush()
    const again = await openConsole('admin@example.org')
    await expect
      .poll(async () => {
        again.preferences.reset()
        await again.preferences.start()
        return again.preferences.get()
      })
      .toEqual({
        ready: true,
        columnStates: { 'import-logs': [{ field: 'status', hidden: true }] },
        pageSizes: { 'import-logs': 100, 'import-log-details': 50 },
      })
    expect(runtime.snackbars.get().recent).toEqual([])
  })
}, 60_000)
