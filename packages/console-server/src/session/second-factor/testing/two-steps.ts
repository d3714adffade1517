import { DEMO_PASSWORD } from '@edconsole/console-demo'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type Port, takePort } from '../../../take-port.ts'
import { createTestServer, type TestServer } from '../../../testing/create-test-server.ts'
import { localSignIn } from '../../../testing/local-sign-in.ts'
import type { TestDistrict } from '../../../testing/new-district.ts'
import { socketBrowser } from '../../../testing/socket-browser.ts'

/** Where the console of these tests is opened. */
export const CONSOLE_ORIGIN = 'https://console.example.org'

/** Over https, no other host of the domain can set it. */
export const STEP_COOKIE = '__Host-edconsole_step'
export const STEP_OVER = {
  status: 410,
  error: { message: expect.stringContaining('Enter your password again') },
}

/** Sign-in in two steps, in a test file of its own: a server behind a socket, browsers, and people with authenticator apps. */
export const twoSteps = () => {
  let server: TestServer
  let door: Port
  beforeAll(async () => {
    server = await createTestServer({ seed: 'empty', publicUrl: `${CONSOLE_ORIGIN}/` })
    door = await takePort(0, '127.0.0.1')
    door.open(server.app.fetch)
  })
  beforeEach(async () => {
    await server.db.deleteFrom('signInFailures').execute()
  })
  afterAll(async () => {
    await door.close(0)
    await server.close()
  })
  const local = localSignIn(() => server)

  /** A browser behind the socket, which keeps its cookies. */
  const browser = () => {
    const { call, cookies, exchange } = socketBrowser(() => door.port)
    const send = (path: string, body?: object) => call(body ? 'POST' : 'GET', path, body)
    return {
      cookies,
      send,
      form: (fields: Record<string, string>) =>
        exchange('/login', {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { origin: CONSOLE_ORIGIN },
        }),
      password: (username: string, password = DEMO_PASSWORD, newPassword?: string) =>
        send('/login', { provider: 'illuminate', username, password, ...(newPassword && { newPassword }) }),
      code: (code: string) => send('/login/second-step', { code }),
      isIn: async () => (await send('/user-info')).status === 200,
    }
  }
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now().getTime() })
  /** Past the code that was used last. */
  const later = () => server.advance(60_000)

  /** A person in a district of their own, signed in with their password. */
  const signedIn = async (settings: object = {}, owner?: TestDistrict) => {
    const person = owner ?? (await local.withLocal(settings))
    const tab = browser()
    expect((await tab.password(person.email)).status).toBe(200)
    return { person, tab }
  }
  /** A signed-in person with an authenticator app. */
  const withApp = async (settings: object = {}, owner?: TestDistrict) => {
    const { person, tab } = await signedIn(settings, owner)
    const { data } = await tab.send('/account/factors/app', { currentPassword: DEMO_PASSWORD })
    const confirmed = await tab.send('/account/factors/app/confirm', { code: codeOf(data.secret) })
    expect(confirmed.status).toBe(200)
    later()
    return { person, tab, secret: String(data.secret), codes: confirmed.data.recoveryCodes as string[] }
  }
  return { ...local, server: () => server, browser, codeOf, later, signedIn, withApp }
}

export type FactorTab = ReturnType<ReturnType<typeof twoSteps>['browser']>
