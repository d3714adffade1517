import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Port, takePort } from '../take-port.ts'
import { createTestServer, DEMO_PASSWORD, type TestServer } from '../testing/index.ts'
import { localSignIn } from '../testing/local-sign-in.ts'

let server: TestServer
let door: Port
beforeAll(async () => {
  server = await createTestServer({
    seed: 'empty',
    now: '2026-09-14T12:14:00Z',
    publicUrl: null,
    allowedOrigins: ['https://console.example.org'],
    trustedProxies: ['127.0.0.1'],
  })
  door = await takePort(0, '127.0.0.1')
  door.open(server.app.fetch)
})
afterAll(async () => {
  await door.close(0)
  await server.close()
})

const { withLocal, change, emails, soon } = localSignIn(() => server)
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Signs in with what a browser brings; returns the device that it has from then on. */
const signIn = async (username: string, device?: string) => {
  const response = await fetch(`http://127.0.0.1:${door.port}/api/login`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'illuminate', username, password: DEMO_PASSWORD }),
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      origin: 'https://console.example.org',
      'user-agent': FIREFOX,
      'x-forwarded-for': '198.51.100.4',
      ...(device === undefined ? {} : { cookie: device }),
    },
  })
  expect(response.status).toBe(200)
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('edconsole_device='))
  return { cookie: cookie ?? '', device: cookie?.split(';')[0] }
}
const devices = (id: number) =>
  server.db.selectFrom('signInDevices').selectAll().where('userId', '=', id).execute()
const known = async (id: number, count: number) =>
  expect.poll(async () => (await devices(id)).length, { interval: 5 }).toBe(count)

describe('an email after a sign-in from a new device', () => {
  it('comes for the second device, once, and says what happened and what to do', async () => {
    const { email, id } = await withLocal()
    const first = await signIn(email)
    await known(id, 1)
    expect(first.cookie).toMatch(
      /^edconsole_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    await signIn(email, first.device)
    const second = await signIn(email)
    await soon(() => emails(email).length, 1)
    await signIn(email, second.device)
    await signIn(email, first.device)
    await known(id, 2)
    expect(emails(email)).toEqual([
      {
        to: email,
        subject: 'New device signed in to your account',
        text: `Hello Robin,

Someone signed in to your account "person-${id}" from a device that hasn't been used with it before:

    Device: Firefox on Linux
    IP address: 198.51.100.4
    Time: 09/14/2026 - 08:14AM (ET)

If this was you, you don't need to do anything.

If it wasn't, change your password now. This signs out every other device.

https://console.example.org/account

If you can't sign in anymore, contact an administrator.
`,
      },
    ])
  })

  it('one browser is a device of its own for each person, and nothing stored tells that it is one', async () => {
    const [one, other] = [await withLocal(), await withLocal()]
    const { device } = await signIn(one.email)
    expect((await signIn(other.email, device)).device).toBe(device)
    await known(one.id, 1)
    await known(other.id, 1)
    const rows = [...(await devices(one.id)), ...(await devices(other.id))]
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2)
    expect(JSON.stringify(rows)).not.toContain(device?.split('=')[1])
    expect([...emails(one.email), ...emails(other.email)]).toEqual([])
  })

  it('a cookie that this server did not make is replaced', async () => {
    const { email } = await withLocal()
    const { device } = await signIn(email, 'edconsole_device=chosen-by-someone')
    expect(device).toMatch(/^edconsole_device=[\w-]{43}$/)
  })

  it('a mail server that is down keeps nobody out, and the next sign-in with the device tells', async () => {
    const { email, id } = await withLocal()
    await signIn(email)
    await known(id, 1)
    server.mail.refuse()
    const { device } = await signIn(email)
    await known(id, 1)
    server.mail.accept()
    await signIn(email, device)
    await soon(() => emails(email).length, 1)
    await signIn(email, device)
    await known(id, 2)
    expect(emails(email)).toHaveLength(1)
  })

  it('programs get none, however often they sign in', async () => {
    const { email, id } = await withLocal()
    await change(id, { userType: 'service' })
    for (let times = 0; times < 3; times++) await signIn(email)
    const person = await withLocal()
    await signIn(person.email)
    await known(person.id, 1)
    expect([await devices(id), emails(email)]).toEqual([[], []])
  })

  it('a device unused for longer than its cookie lasts is forgotten; who returns from another is told', async () => {
    const { email, id } = await withLocal()
    await signIn(email)
    await known(id, 1)
    server.advance(401 * 86_400_000)
    await signIn(email)
    await soon(() => emails(email).length, 1)
    await known(id, 1)
  })
})
