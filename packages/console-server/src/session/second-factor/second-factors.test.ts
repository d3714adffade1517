import { DEMO_PASSWORD } from '@edconsole/console-demo'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../../testing/create-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ staffSecondFactor: true })
})
afterAll(() => server.close())

const send = async (browser: TestFetch, path: string, body: object = {}) => {
  const response = await browser(path, { method: 'POST', body: JSON.stringify(body) })
  const answer = await response.json()
  return { status: response.status, data: answer.data, error: answer.error }
}
const signIn = (browser: TestFetch, username: string) =>
  send(browser, '/api/login', { provider: 'illuminate', username, password: DEMO_PASSWORD })
const isIn = async (browser: TestFetch) => (await browser('/api/user-info')).status === 200

it('R33 the operator’s switch for provider staff asks them to set up a factor at sign-in, and lets them in with it', async () => {
  const staff = await server.browser()
  expect(await signIn(staff, 'employee@example.org')).toMatchObject({
    status: 403,
    error: { field: 'code', secondStep: { purpose: 'setUp', kinds: ['app'] } },
  })
  expect(await isIn(staff)).toBe(false)
  const { data } = await send(staff, '/api/login/second-step/app')
  const code = new TOTP({ secret: Secret.fromBase32(data.secret) }).generate({
    timestamp: server.now().getTime(),
  })
  expect((await send(staff, '/api/login/second-step/app/confirm', { code })).status).toBe(200)
  expect(await isIn(staff)).toBe(true)
})

it('R33 the operator’s switch for provider staff asks nothing of people of a district', async () => {
  const own = await server.browser()
  expect((await signIn(own, 'admin@example.org')).status).toBe(200)
  expect(await isIn(own)).toBe(true)
})
