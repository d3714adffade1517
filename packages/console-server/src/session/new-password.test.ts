import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, DEMO_PASSWORD, type TestServer } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', publicUrl: 'https://console.example.org/' })
})
afterAll(() => server.close())

const NEW = 'nine green bottles hanging'
const REFUSED = 'The user name or password is wrong, or the account is locked.'

const attempt = async (username: string, password = DEMO_PASSWORD, newPassword?: string) => {
  const body = { provider: 'illuminate', username, password, newPassword }
  const response = await server.fetch('/api/login', { method: 'POST', body: JSON.stringify(body) })
  const { error } = await response.json()
  return { status: response.status, error, cookies: response.headers.getSetCookie().length }
}
const form = async (fields: Record<string, string>) => {
  const response = await server.app.fetch(
    new Request('https://console.example.org/api/login', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: 'https://console.example.org' },
    }),
  )
  return { response, html: await response.text() }
}
const change = (id: number, values: object) =>
  server.db.updateTable('accounts').set(values).where('id', '=', id).execute()
const stored = (id: number) =>
  server.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const lastLine = async (id: number) =>
  server.db
    .selectFrom('accountSyncLogs')
    .selectAll()
    .where('accountId', '=', id)
    .orderBy('timestamp', 'desc')
    .executeTakeFirst()
/** A district whose Local sign-in is set like this. */
const withLocal = async (settings: object = {}) => {
  const district = await server.newDistrict()
  await server.db
    .updateTable('authentications')
    .set({ settings: JSON.stringify(settings) })
    .where('clientId', '=', district.clientId)
    .execute()
  return district
}
const staffRules = (rules: object) => withLocal({ passwordComplexity: { staff: rules } })
const letters = (to: string) => server.mail.sent.filter((letter) => letter.to === to)
const soon = (look: () => number, count: number) => expect.poll(look, { interval: 5 }).toBe(count)

describe('R33 a password that has to be changed', () => {
  it.each(['mustChangePassword', 'expired'])(
    '%s: is told to its owner, and changed in the same call',
    async (why) => {
      const { id, email } = await staffRules({ expireDays: 30 })
      const browser = await server.browser(email)
      if (why === 'expired')
        await server.db
          .updateTable('localPasswords')
          .set({ changedAt: '2020-01-01T00:00:00Z' })
          .where('accountId', '=', id)
          .execute()
      else await change(id, { mustChangePassword: true })
      for (let turn = 0; turn < 2; turn += 1)
        expect(await attempt(email)).toEqual({
          ...{ status: 403, cookies: 0 },
          error: {
            ...{ code: 403, field: 'newPassword', passwordRules: expect.any(Object) },
            message: 'Your password has to be changed. Choose a new one to sign in.',
          },
        })
      expect(await attempt(email, 'wrong', NEW)).toMatchObject({ status: 401, error: { message: REFUSED } })
      expect(await attempt(email, DEMO_PASSWORD, NEW)).toMatchObject({ status: 200, cookies: 1 })
      expect(await stored(id)).toMatchObject({
        ...{ locked: false, lockReason: null, mustChangePassword: false, failedLoginCount: 0 },
      })
      expect(await attempt(email)).toMatchObject({ status: 401 })
      expect(await attempt(email, NEW)).toMatchObject({ status: 200 })
      expect((await browser('/api/user-info')).status).toBe(401)
      const line = await lastLine(id)
      expect(line).toMatchObject({
        ...{ action: why === 'expired' ? 'unlock' : 'update', message: 'A new password was chosen' },
        triggeredBy: `Robin Moss ${id}`,
        changes: expect.arrayContaining([
          why === 'expired'
            ? { field: 'lockReason', from: 'expired', to: null }
            : { field: 'mustChangePassword', from: 'true', to: 'false' },
        ]),
      })
      expect(JSON.stringify(line)).not.toContain(NEW)
    },
  )

  it('can be changed by anybody who signs in', async () => {
    const { email } = await withLocal()
    expect(await attempt(email, DEMO_PASSWORD, NEW)).toMatchObject({ status: 200 })
    expect(await attempt(email, NEW)).toMatchObject({ status: 200 })
  })

  it('guesses at an expired one are counted, and lock like others', async () => {
    const { id, email } = await withLocal({ accountLocking: { maxFailedAttempts: 3 } })
    await change(id, { locked: true, lockReason: 'expired', lockedAt: server.now() })
    await Promise.all([1, 2, 3].map(() => attempt(email, 'wrong', NEW)))
    expect(await stored(id)).toMatchObject({ locked: true, lockReason: 'tooManyFailures' })
    expect(await attempt(email, DEMO_PASSWORD, NEW)).toMatchObject({ status: 401 })
  })

  it.each([
    [{ locked: true, lockReason: 'administrator' }],
    [{ locked: true, lockReason: 'tooManyFailures' }],
    [{ isEnabled: false }],
  ])('a new password does not open %j', async (values) => {
    const { id, email } = await withLocal()
    await change(id, values)
    expect(await attempt(email, DEMO_PASSWORD, NEW)).toMatchObject({
      status: 401,
      error: { message: REFUSED },
    })
    expect(await stored(id)).toMatchObject(values)
    await change(id, { locked: false, lockReason: null, isEnabled: true })
    expect(await attempt(email)).toMatchObject({ status: 200 })
  })
})

describe('R33 [S2.2] each rule for passwords counts when one is changed', () => {
  it.each<[object, string, string | undefined]>([
    [{}, 'short one', 'have at least 15 characters'],
    [{ minLength: 8 }, 'zebra hat', undefined],
    [{ minLength: 30 }, NEW, 'have at least 30 characters'],
    [{ maxLength: 64 }, 'long enough '.repeat(6), 'have at most 64 characters'],
    [{}, 'passwordpassword', 'not be one that is guessed first'],
    [{ blocklistEnabled: false }, 'passwordpassword', undefined],
    [{}, 'robin goes to the sea', 'not contain the name of the person, the district or the product'],
    [{}, 'the console of my heart', 'not contain the name of the person, the district or the product'],
    [{ contextWords: false }, 'robin goes to the sea', undefined],
    [{ requireUpper: 2 }, `${NEW} A`, 'have at least 2 of its characters among capital letters'],
    [{ requireUpper: 2 }, `${NEW} AB`, undefined],
    [{ requireLower: 1 }, 'NINE GREEN BOTTLES', 'have at least 1 of its characters among small letters'],
    [{ requireDigit: 1 }, NEW, 'have at least 1 of its characters among digits'],
    [{ requireDigit: 1 }, `${NEW} 7`, undefined],
    [{ requireSpecial: 4 }, NEW, 'have at least 4 of its characters among other characters'],
    [{ allowSpacesAndUnicode: false }, NEW, 'have no spaces, accents or characters of other scripts'],
    [{}, 'neun grüne Flaschen', undefined],
  ])('%j: %s', async (rules, newPassword, fault) => {
    const { id, email } = await staffRules(rules)
    const answer = await attempt(email, DEMO_PASSWORD, newPassword)
    if (fault === undefined) {
      expect(answer).toMatchObject({ status: 200 })
      expect(await attempt(email, newPassword)).toMatchObject({ status: 200 })
      return
    }
    expect(answer).toMatchObject({
      status: 400,
      error: { field: 'newPassword', message: `A password must ${fault}.` },
    })
    // What was refused changed nothing, and was no wrong password.
    expect(await stored(id)).toMatchObject({ failedLoginCount: 0, locked: false })
    expect(await attempt(email)).toMatchObject({ status: 200 })
  })

  it.each([
    ['notUsername', { username: 'zebra-hat-number' }],
    ['notEmail', { emailAddress: 'zebra-hat@example.org' }],
  ])('%s', async (rule, names) => {
    for (const on of [true, false]) {
      const { id, email } = await staffRules({ [rule]: on })
      await change(id, names)
      const [name = ''] = Object.values(names)
      expect((await attempt(email, DEMO_PASSWORD, name.toUpperCase())).status).toBe(on ? 400 : 200)
    }
  })

  it('historyCount: so many former ones do not come back, and never the present one', async () => {
    const { email } = await staffRules({ historyCount: 2 })
    const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((word) => `${NEW} ${word}`)
    const turn = async (from?: string, to?: string) => (await attempt(email, from, to)).status
    expect(await turn(DEMO_PASSWORD, one)).toBe(200)
    expect(await turn(one, one)).toBe(400)
    expect(await turn(one, two)).toBe(200)
    expect(await turn(two, three)).toBe(200)
    expect(await turn(three, one)).toBe(400)
    expect(await turn(three, two)).toBe(400)
    expect(await turn(three, four)).toBe(200)
    expect(await turn(four, one)).toBe(200)
  })

  it('are told to whoever has proven who they are, with the words that are refused, and to nobody else', async () => {
    const { email } = await staffRules({ minLength: 30 })
    const rules = {
      policy: expect.objectContaining({ minLength: 30, contextWords: true }),
      words: expect.arrayContaining(['Robin', 'Console']),
      emailAddress: email,
    }
    expect((await attempt(email, DEMO_PASSWORD, 'too short for it')).error.passwordRules).toEqual(rules)
    expect((await attempt(email, 'wrong', 'too short for it')).error).not.toHaveProperty('passwordRules')
  })

  it('goes by the kind of people', async () => {
    const { id, email } = await withLocal({ passwordComplexity: { student: { minLength: 9 } } })
    await change(id, { userType: 'student' })
    expect(await attempt(email, DEMO_PASSWORD, 'zebrahat')).toMatchObject({ status: 400 })
    expect(await attempt(email, DEMO_PASSWORD, 'zebra hat')).toMatchObject({ status: 200 })
  })
})

describe('R33 [S2.2] each rule for locks counts at sign-in', () => {
  const wrong = (email: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => attempt(email, 'wrong')))
  const MINUTE = 60_000

  it.each<[object, number, boolean]>([
    [{}, 9, false],
    [{}, 10, true],
    [{ maxFailedAttempts: 3 }, 2, false],
    [{ maxFailedAttempts: 3 }, 3, true],
    [{ maxFailedAttempts: 3, lockingEnabled: false }, 4, false],
  ])('%j: locked after %i wrong passwords: %s', async (accountLocking, times, locked) => {
    const { id, email } = await withLocal({ accountLocking })
    await wrong(email, times)
    expect(await stored(id)).toMatchObject({ locked, failedLoginCount: times })
    expect((await attempt(email)).status).toBe(locked ? 401 : 200)
  })

  it('failureWindowMinutes: what is longer ago does not count', async () => {
    const { email } = await withLocal({ accountLocking: { maxFailedAttempts: 3, failureWindowMinutes: 5 } })
    await wrong(email, 2)
    server.advance(5 * MINUTE)
    await wrong(email, 2)
    expect((await attempt(email)).status).toBe(200)
  })

  it.each<[object, readonly (number | null)[]]>([
    [{ lockDurationMinutes: 10, lockStrategy: 'fixed' }, [10, 10, 10]],
    [{ lockDurationMinutes: 10, lockStrategy: 'linear' }, [10, 20, 30]],
    [{ lockDurationMinutes: 10 }, [10, 20, 40]],
    [{ lockDurationMinutes: 1000 }, [1000, 1440]],
    [{ lockType: 'permanent' }, [null]],
    [{ lockType: 'mixed', lockDurationMinutes: 10, maxTemporaryLockouts: 2 }, [10, 20, null]],
  ])('%j: one lock after the other lasts %j minutes', async (accountLocking, lengths) => {
    const { id, email } = await withLocal({ accountLocking: { maxFailedAttempts: 3, ...accountLocking } })
    for (const minutes of lengths) {
      await wrong(email, 3)
      expect((await stored(id)).lockedUntil === null).toBe(minutes === null)
      server.advance((minutes ?? 10_000) * MINUTE - MINUTE)
      expect((await attempt(email)).status).toBe(401)
      if (minutes !== null) server.advance(MINUTE + 1000)
    }
    expect((await attempt(email)).status).toBe(lengths.at(-1) === null ? 401 : 200)
  })

  it.each([true, false])('exemptServiceAccounts %s', async (exemptServiceAccounts) => {
    const { id, email } = await withLocal({ accountLocking: { maxFailedAttempts: 3, exemptServiceAccounts } })
    await change(id, { userType: 'service' })
    await wrong(email, 4)
    expect((await attempt(email)).status).toBe(exemptServiceAccounts ? 200 : 401)
  })

  it('notifyUser and notifyAdmin: a letter each, once an hour, and no wrong password waits for one', async () => {
    const { id, email, clientId } = await withLocal({
      accountLocking: { maxFailedAttempts: 3, notifyAdmin: true },
    })
    const helper = `helper-${id}@example.org`
    const { id: userId } = await server.db
      .insertInto('users')
      .values({ emailAddress: helper, firstName: 'Hal', lastName: 'Per', authType: 'ieAuth', clientId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.db
      .insertInto('userRoles')
      .values({ userId, roleName: 'ROLE_ACCOUNT_SERVICE_VIEW' })
      .execute()
    await wrong(email, 3)
    await soon(() => letters(helper).length, 1)
    expect(letters(email)).toMatchObject([
      { subject: 'Your account was locked', text: expect.stringContaining(`person-${id}`) },
      { subject: 'An account was locked' },
    ])
    expect(letters(helper)).toMatchObject([{ text: expect.stringContaining(`Robin Moss ${id}`) }])
    server.advance(16 * MINUTE)
    await wrong(email, 3)
    expect(await stored(id)).toMatchObject({ lockoutCount: 2 })
    server.advance(61 * MINUTE)
    await wrong(email, 3)
    await soon(() => letters(helper).length, 2)
    expect(letters(email)).toHaveLength(4)
  })

  it('neither, where the client wants neither; and a mail server that is down changes nothing', async () => {
    const quiet = await withLocal({ accountLocking: { maxFailedAttempts: 3, notifyUser: false } })
    await wrong(quiet.email, 3)
    const told = await withLocal({ accountLocking: { maxFailedAttempts: 3 } })
    server.mail.refuse()
    await wrong(told.email, 3)
    server.mail.accept()
    const last = await withLocal({ accountLocking: { maxFailedAttempts: 3 } })
    await wrong(last.email, 3)
    await soon(() => letters(last.email).length, 1)
    expect(letters(quiet.email)).toEqual([])
    expect(await stored(told.id)).toMatchObject({ locked: true })
    // The letter that did not leave is not counted, so the next lock has one.
    server.advance(16 * MINUTE)
    await wrong(told.email, 3)
    await soon(() => letters(told.email).length, 1)
  })
})

describe('R33 selfServiceReset: a forgotten password', () => {
  const ask = (username: string) => form({ forgotten: '1', provider: 'illuminate', username })
  const codeIn = (email: string) =>
    /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/.exec(letters(email).at(-1)?.text ?? '')?.[0] ?? ''

  it('a code comes by mail, opens once, and only together with a new password', async () => {
    const { id, email } = await withLocal({ selfServiceReset: true })
    const { html } = await ask(email)
    expect(html).toContain('a letter with a code is on its way')
    await soon(() => letters(email).length, 1)
    expect(letters(email)[0]?.text).toContain(
      `https://console.example.org/api/login?provider=illuminate&newPassword=1&username=${encodeURIComponent(email)}`,
    )
    const code = codeIn(email)
    expect(JSON.stringify(await server.db.selectFrom('passwordCodes').selectAll().execute())).not.toContain(
      code,
    )
    expect(await attempt(email, code)).toMatchObject({ status: 401 })
    expect(await attempt(email, code, 'short')).toMatchObject({ status: 400 })
    expect(await attempt(email, code.toLowerCase().replaceAll('-', ' '), NEW)).toMatchObject({ status: 200 })
    expect(await attempt(email, code, `${NEW} again`)).toMatchObject({ status: 401 })
    expect(await attempt(email, NEW)).toMatchObject({ status: 200 })
    expect(await stored(id)).toMatchObject({ failedLoginCount: 0 })
  })

  it('is how somebody without a password gets the first one', async () => {
    const { id, email } = await withLocal({ selfServiceReset: true })
    await server.db.deleteFrom('localPasswords').where('accountId', '=', id).execute()
    expect(await attempt(email)).toMatchObject({ status: 401 })
    await ask(email)
    await soon(() => letters(email).length, 1)
    expect(await attempt(email, codeIn(email), NEW)).toMatchObject({ status: 200 })
  })

  it('resetTokenMinutes: later the code is nothing', async () => {
    const { email } = await withLocal({ selfServiceReset: true, resetTokenMinutes: 5 })
    await ask(email)
    await soon(() => letters(email).length, 1)
    server.advance(5 * 60_000)
    expect(await attempt(email, codeIn(email), NEW)).toMatchObject({ status: 401 })
  })

  it.each([true, false])('autoUnlockOnPasswordReset %s', async (autoUnlockOnPasswordReset) => {
    const { id, email } = await withLocal({
      ...{ selfServiceReset: true, accountLocking: { maxFailedAttempts: 3, autoUnlockOnPasswordReset } },
    })
    await Promise.all([1, 2, 3].map(() => attempt(email, 'wrong')))
    await ask(email)
    const written = () => letters(email).filter(({ subject }) => subject === 'Choose a new password').length
    await soon(written, 1)
    const opened = autoUnlockOnPasswordReset
    expect((await attempt(email, codeIn(email), NEW)).status).toBe(opened ? 200 : 401)
    expect(await stored(id)).toMatchObject({ locked: !opened })
  })

  it('tells nobody who has an account, and writes at most once an hour', async () => {
    const off = await withLocal()
    const locked = await withLocal({ selfServiceReset: true })
    await change(locked.id, { locked: true, lockReason: 'administrator' })
    const on = await withLocal({ selfServiceReset: true })
    const pages = []
    for (const email of [off.email, locked.email, 'nobody@example.org', on.email, on.email])
      pages.push((await ask(email)).html.replaceAll(email, ''))
    expect(new Set(pages).size).toBe(1)
    await soon(() => letters(on.email).length, 1)
    expect([...letters(off.email), ...letters(locked.email)]).toEqual([])
    expect(letters(on.email)).toHaveLength(1)
  })
})

describe('R12 the pages without scripts', () => {
  it('ask for a new password where one is needed, and keep the way back', async () => {
    const { id, email } = await withLocal()
    await change(id, { mustChangePassword: true })
    const fields = { username: email, password: DEMO_PASSWORD, returnTo: '/412/import-logs' }
    const asked = await form(fields)
    expect(asked.response.status).toBe(403)
    expect(asked.html).toContain('name="newPassword"')
    expect(asked.html).toContain('value="/412/import-logs"')
    expect(asked.html).not.toContain(DEMO_PASSWORD)
    const refused = await form({ ...fields, newPassword: 'short' })
    expect([refused.response.status, refused.html.includes('have at least 15 characters')]).toEqual([
      400,
      true,
    ])
    const done = await form({ ...fields, newPassword: NEW })
    expect(done.response.status).toBe(303)
    expect(done.response.headers.get('location')).toBe('/412/import-logs')
  })

  it.each(['newPassword=1', 'forgotten=1'])('%s is a page whose values are only text', async (query) => {
    const response = await server.app.request(
      `https://console.example.org/api/login?provider=illuminate&${query}&username=${encodeURIComponent('"><script>')}`,
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await response.text()).not.toContain('<script>')
  })
})
