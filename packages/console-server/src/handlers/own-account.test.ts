import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { type Port, takePort } from '../take-port.ts'
import { createTestServer, DEMO_PASSWORD, type TestServer } from '../testing/index.ts'
import { localSignIn, NEW } from '../testing/local-sign-in.ts'
import { socketBrowser } from '../testing/socket-browser.ts'
import { testMail } from '../testing/test-mail.ts'

let server: TestServer
/** Two servers on one database, as an installation with several has them. */
let doors: readonly Port[]
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', publicUrl: null, trustedProxies: ['127.0.0.1'] })
  const { db, secrets, now } = server
  const other = createApp({
    db,
    secrets,
    now,
    mail: testMail().mail,
    allowLoopback: false,
    employeeAccess: 'either',
    store: server.store,
    nudge: () => {},
  })
  doors = await Promise.all(
    [server.app, other].map(async (app) => {
      const port = await takePort(0, '127.0.0.1')
      port.open(app.fetch)
      return port
    }),
  )
})
afterAll(async () => {
  for (const door of doors) await door.close(0)
  await server.close()
})

const { withLocal, stored, lastLine, emails, soon } = localSignIn(() => server)
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

type Session = { id: number; isCurrent: boolean; lastUsedAt: string }

/** A browser with cookies of its own, which calls over a socket. */
const openBrowser = ({ userAgent = CHROME, from = '203.0.113.7' } = {}) => {
  const { call, cookies } = socketBrowser((at) => doors[at]?.port ?? 0, {
    'user-agent': userAgent,
    'x-forwarded-for': from,
  })
  const signIn = async (username: string, password: string = DEMO_PASSWORD) =>
    (await call('POST', '/login', { provider: 'illuminate', username, password })).status
  const isIn = async (at = 0) => (await call('GET', '/user-info', undefined, at)).status === 200
  const sessions = async (): Promise<Session[]> => (await call('GET', '/account/sessions')).data
  const change = (currentPassword: string, newPassword = NEW) =>
    call('POST', '/account/password', { currentPassword, newPassword })
  return { call, signIn, isIn, sessions, change, cookies }
}
const signedIn = async (email: string, options: Parameters<typeof openBrowser>[0] = {}) => {
  const browser = openBrowser(options)
  expect(await browser.signIn(email)).toBe(200)
  return browser
}

describe('own sessions', () => {
  it('tell device, address, sign-in and last use, the present one first, and no secret', async () => {
    const { email } = await withLocal()
    const here = await signedIn(email)
    server.advance(5 * 60_000)
    const there = await signedIn(email, { userAgent: FIREFOX, from: '198.51.100.4' })
    server.advance(5 * 60_000)
    const answer = await here.call('GET', '/account/sessions')
    expect(answer.data).toMatchObject([
      { isCurrent: true, browser: 'Chrome', operatingSystem: 'Windows', address: '203.0.113.7' },
      { isCurrent: false, browser: 'Firefox', operatingSystem: 'Linux', address: '198.51.100.4' },
    ])
    const [mine, other] = answer.data
    expect(Date.parse(mine.lastUsedAt) - Date.parse(mine.signedInAt)).toBeGreaterThanOrEqual(10 * 60_000)
    expect(other.lastUsedAt).toBe(other.signedInAt)
    for (const browser of [here, there])
      expect(JSON.stringify(answer.data)).not.toContain(browser.cookies.get('edconsole_session'))
    expect((await there.sessions()).map(({ id }) => id)).toEqual([other.id, mine.id])
  })

  it('write the last use once a minute, with its address', async () => {
    const { email, id } = await withLocal()
    const browser = await signedIn(email)
    const row = () =>
      server.db
        .selectFrom('sessions')
        .select(['lastSeenAt', 'address'])
        .where('userId', '=', id)
        .executeTakeFirstOrThrow()
    const before = await row()
    server.advance(30_000)
    await browser.sessions()
    expect(await row()).toEqual(before)
    await server.db.updateTable('sessions').set({ address: '192.0.2.1' }).where('userId', '=', id).execute()
    server.advance(60_000)
    await browser.sessions()
    const after = await row()
    expect(after.address).toBe('203.0.113.7')
    expect(after.lastSeenAt > before.lastSeenAt).toBe(true)
  })

  it('leave out those that no longer open anything', async () => {
    const { email } = await withLocal()
    await signedIn(email)
    server.advance(2 * 60 * 60_000 + 1000)
    const now = await signedIn(email)
    expect(await now.sessions()).toHaveLength(1)
  })

  it('all others end with their next call, at every server; this one goes on', async () => {
    const { email } = await withLocal()
    const [here, one, two] = [await signedIn(email), await signedIn(email), await signedIn(email)]
    // Both servers have just recognized them.
    for (const at of [0, 1]) expect([await one.isIn(at), await two.isIn(at)]).toEqual([true, true])
    const answer = await here.call('DELETE', '/account/sessions')
    expect([answer.status, answer.data]).toEqual([200, null])
    for (const at of [0, 1])
      expect([await here.isIn(at), await one.isIn(at), await two.isIn(at)]).toEqual([true, false, false])
    expect(await here.sessions()).toHaveLength(1)
  })

  it('one ends by its ID, at every server; that of another person is not found and goes on', async () => {
    const [mine, foreign] = [await withLocal(), await withLocal()]
    const [here, there] = [await signedIn(mine.email), await signedIn(mine.email)]
    const stranger = await signedIn(foreign.email)
    const [theirs] = await stranger.sessions()
    expect((await here.call('DELETE', `/account/sessions/${theirs?.id}`)).error).toEqual({
      code: 404,
      message: 'Session not found.',
    })
    expect(await stranger.isIn()).toBe(true)
    const other = (await here.sessions()).find(({ isCurrent }) => !isCurrent)
    expect(await there.isIn(1)).toBe(true)
    expect((await here.call('DELETE', `/account/sessions/${other?.id}`)).status).toBe(200)
    expect([await here.isIn(), await there.isIn(0), await there.isIn(1)]).toEqual([true, false, false])
    expect((await here.call('DELETE', `/account/sessions/${other?.id}`)).status).toBe(404)
    for (const id of ['x', '0', '1;2', '99999999999'])
      expect((await here.call('DELETE', `/account/sessions/${id}`)).status).toBe(404)
  })
})

describe('own password', () => {
  it('tells the rules of the client, for a form to check', async () => {
    const { email, id } = await withLocal({ passwordComplexity: { staff: { minLength: 21 } } })
    const { data } = await (await signedIn(email)).call('GET', '/account')
    expect(data).toMatchObject({
      username: (await stored(id)).username,
      authProvider: 'illuminate',
      passwordChangedAt: expect.any(String),
      passwordRules: {
        policy: { minLength: 21 },
        words: expect.arrayContaining(['Robin']),
        emailAddress: email,
      },
    })
  })

  it('changes, ends all other sessions at every server, and gives this one a new token', async () => {
    const { email, id } = await withLocal()
    const [here, there] = [await signedIn(email), await signedIn(email)]
    expect([await here.isIn(1), await there.isIn(1)]).toEqual([true, true])
    const former = here.cookies.get('edconsole_session') ?? ''
    expect(await here.change(DEMO_PASSWORD)).toMatchObject({ status: 200, data: null })
    expect([await here.isIn(0), await here.isIn(1)]).toEqual([true, true])
    expect([await there.isIn(0), await there.isIn(1)]).toEqual([false, false])
    const copied = openBrowser()
    copied.cookies.set('edconsole_session', former)
    expect([await copied.isIn(0), await copied.isIn(1)]).toEqual([false, false])
    expect(await openBrowser().signIn(email)).toBe(401)
    expect(await openBrowser().signIn(email, NEW)).toBe(200)
    expect(await lastLine(id)).toMatchObject({ action: 'update', message: 'Password changed' })
  })

  it('a new one that breaks a rule is refused at its field, and changes nothing', async () => {
    const { email, id } = await withLocal({
      passwordComplexity: { staff: { minLength: 21, historyCount: 3 } },
    })
    const [here, there] = [await signedIn(email), await signedIn(email)]
    expect((await here.change(DEMO_PASSWORD, 'short')).error).toEqual({
      code: 400,
      field: 'newPassword',
      message: 'A password must have at least 21 characters.',
    })
    expect((await here.change(DEMO_PASSWORD, `${NEW}\0`)).error).toMatchObject({ code: 400 })
    expect([await here.isIn(), await there.isIn()]).toEqual([true, true])
    expect(await stored(id)).toMatchObject({ failedLoginCount: 0, locked: false })
    expect(await openBrowser().signIn(email)).toBe(200)
  })

  it('a wrong current one counts like a failed sign-in, and locks as the policy says', async () => {
    const { email, id } = await withLocal({
      accountLocking: { maxFailedAttempts: 3, lockDurationMinutes: 10 },
    })
    const here = await signedIn(email)
    const wrong = { code: 400, field: 'currentPassword', message: 'Current password is incorrect.' }
    expect((await here.change('wrong')).error).toEqual(wrong)
    expect((await here.change('wrong')).error).toEqual(wrong)
    expect(await stored(id)).toMatchObject({ failedLoginCount: 2, lastFailedIp: '203.0.113.7' })
    const message = 'Your account is locked after too many wrong passwords or codes. Try again in 10 minutes.'
    const locking = await here.change('wrong')
    expect(locking.error).toEqual({ code: 429, message })
    expect(Number(locking.headers.get('retry-after'))).toBeGreaterThan(9 * 60)
    expect(await lastLine(id)).toMatchObject({ action: 'lock', message: 'Too many failed sign-ins' })
    await soon(() => emails(email).filter(({ subject }) => subject === 'Your account was locked').length, 1)
    // Even the right password doesn't work now, and an attacker's guesses don't end the user's session.
    expect((await here.change(DEMO_PASSWORD)).status).toBe(429)
    expect(await here.isIn()).toBe(true)
    expect(await openBrowser().signIn(email)).toBe(401)
    server.advance(10 * 60_000 + 1000)
    expect((await here.change(DEMO_PASSWORD)).status).toBe(200)
    await soon(() => emails(email).filter(({ subject }) => subject === 'Your password was changed').length, 1)
    expect(await stored(id)).toMatchObject({ failedLoginCount: 0, locked: false, lockoutCount: 0 })
  })

  it('a lasting lock says who can open it; guesses that arrive at once all count', async () => {
    const { email, id } = await withLocal({
      accountLocking: { maxFailedAttempts: 3, lockType: 'permanent' },
    })
    const here = await signedIn(email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => here.change('wrong')))
    expect(answers.filter(({ error }) => error.field === 'currentPassword')).toHaveLength(2)
    expect(answers.at(-1)?.status).toBeOneOf([400])
    expect(await stored(id)).toMatchObject({ locked: true, lockReason: 'tooManyFailures' })
    expect((await here.change(DEMO_PASSWORD)).error).toEqual({
      code: 400,
      message:
        'Your account is locked after too many wrong passwords or codes. An administrator can unlock it.',
    })
  })

  it('wrong ones count for the limit of the network, where accounts are never locked', async () => {
    const { email } = await withLocal({ accountLocking: { lockingEnabled: false } })
    const from = '203.0.113.90'
    const here = await signedIn(email, { from })
    const answers = await Promise.all(Array.from({ length: 20 }, () => here.change('wrong')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 400))
    expect((await here.change(DEMO_PASSWORD)).error).toMatchObject({
      code: 429,
      message: expect.stringMatching(
        /^Too many failed sign-ins from your network\. Try again in \d+ minutes\.$/,
      ),
    })
    server.advance(16 * 60_000)
    expect((await here.change(DEMO_PASSWORD)).status).toBe(200)
  })

  it('has none to change for who signs in another way, or has no account', async () => {
    const { email, id, clientId } = await withLocal()
    const here = await signedIn(email)
    await server.db
      .updateTable('authentications')
      .set({ provider: 'google' })
      .where('clientId', '=', clientId)
      .where('provider', '=', 'illuminate')
      .execute()
    expect((await here.call('GET', '/account')).data).toMatchObject({
      authProvider: 'google',
      passwordRules: null,
    })
    expect(await here.change(DEMO_PASSWORD)).toMatchObject({
      status: 400,
      error: { message: "You don't sign in with a password of this console, so it can't be changed here." },
    })
    await server.db.deleteFrom('accounts').where('userId', '=', id).execute()
    expect((await here.call('GET', '/account')).data).toEqual({
      username: null,
      authProvider: null,
      passwordChangedAt: null,
      passwordRules: null,
    })
  })

  it('needs a session, and every part of the body', async () => {
    const nobody = openBrowser()
    for (const [method, path] of [
      ['GET', '/account'],
      ['GET', '/account/sessions'],
      ['DELETE', '/account/sessions'],
      ['DELETE', '/account/sessions/1'],
      ['POST', '/account/password'],
    ] as const)
      expect([path, (await nobody.call(method, path, method === 'GET' ? undefined : {})).status]).toEqual([
        path,
        401,
      ])
    const here = await signedIn((await withLocal()).email)
    for (const [body, field] of [
      [{ newPassword: NEW }, 'currentPassword'],
      [{ currentPassword: '', newPassword: NEW }, 'currentPassword'],
      [{ currentPassword: DEMO_PASSWORD }, 'newPassword'],
      [{ currentPassword: DEMO_PASSWORD, newPassword: 7 }, 'newPassword'],
      [{ currentPassword: DEMO_PASSWORD, newPassword: 'x'.repeat(1025) }, 'newPassword'],
    ] as const)
      expect((await here.call('POST', '/account/password', body)).error).toMatchObject({ code: 400, field })
  })
})
