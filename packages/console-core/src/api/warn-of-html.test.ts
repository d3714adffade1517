import { afterEach, expect, it, vi } from 'vitest'
import { sessionResource } from '../resources/index.ts'
import { fakeHttp, ORIGIN } from './testing/fake-http.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warn.mockClear())

it('[S8] a page in place of an answer is told to the developer, once', async () => {
  // Other tests of the process may have been told.
  vi.resetModules()
  const { createApi } = await import('./create-api.ts')
  const ask = (status: number, body: string) =>
    createApi({ baseUrl: ORIGIN, http: fakeHttp(() => ({ status, body })) })
      .call(sessionResource.userInfo)
      .catch(() => {})
  await ask(502, '<html><body>Bad gateway</body></html>')
  await ask(200, 'hello')
  expect(warn).not.toHaveBeenCalled()
  await ask(200, '<!doctype html><title>Portal</title>')
  await ask(404, '<!doctype html><title>Portal</title>')
  expect(warn.mock.calls).toEqual([
    [`[console] The answer of ${ORIGIN}/api/user-info is HTML. Is /api forwarded to the server?`],
  ])
})
