import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, DEMO_PASSWORD, type TestFetch, type TestServer } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const attempt = (username: string, password = DEMO_PASSWORD) =>
  server.fetch('/api/login', {
    method: 'POST',
    body: JSON.stringify({ provider: 'illuminate', username, password }),
  })
const change = (id: number, values: object) =>
  server.db.updateTable('accounts').set(values).where('id', '=', id).execute()
const stored = (id: number) =>
  server.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const linesOf = (id: number) =>
  server.db.selectFrom('accountSyncLogs').selectAll().where('accountId', '=', id).execute()
const setLocal = (clientId: number, settings: object) =>
  server.db
    .updateTable('authentications')
    .set({ settings: JSON.stringify(settings) })
    .where('clientId', '=', clientId)
    .execute()

describe('[R12] one sentence for whatever keeps somebody out', () => {
  it.each([
    ['a disabled account', { isEnabled: false }],
    ['an account that somebody locked', { locked: true, lockReason: 'administrator' }],
    ['an account without a user', { userId: null }],
    ['an account that is linked to no way to sign in', { authenticationId: null }],
  ])('%s', async (_, values) => {
    const { id, email } = await server.newDistrict()
    await change(id, values)
    const from = performance.now()
    const response = await attempt(email)
    expect(performance.now() - from).toBeGreaterThanOrEqual(245)
    expect([response.status, await response.json()]).toEqual([
      401,
      {
        error: { code: 401, message: 'The username or password is incorrect, or the account is locked.' },
      },
    ])
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await stored(id)).toMatchObject({ lastLogin: null, ...values })
  })

  it.each(['invited', 'disabled'] as const)('a user who is %s', async (status) => {
    const { id, email } = await server.newDistrict()
    await server.db.updateTable('users').set({ status }).where('id', '=', id).execute()
    expect((await attempt(email)).status).toBe(401)
  })

  it.each([
    ['that has switched Local off', { isEnabled: false }],
    ['whose people sign in elsewhere', { provider: 'google' as const }],
    ['that has Local for students only', { userTypes: '["student"]' }],
  ])('a client %s', async (_, values) => {
    const { clientId, email } = await server.newDistrict()
    await server.db.updateTable('authentications').set(values).where('clientId', '=', clientId).execute()
    expect((await attempt(email)).status).toBe(401)
  })
})

describe('R33 the rules of the client', () => {
  it('lock an account whose password is too old, also for sessions that are open', async () => {
    const { id, clientId, email } = await server.newDistrict()
    const browser = await server.browser(email)
    await setLocal(clientId, {
      passwordComplexity: { staff: { expireDays: 30 }, student: { expireDays: 0 } },
    })
    await server.db
      .updateTable('localPasswords')
      .set({ changedAt: new Date(server.now().getTime() - 31 * 86_400_000) })
      .where('accountId', '=', id)
      .execute()
    expect((await attempt(email, 'wrong')).status).toBe(401)
    expect(await stored(id)).toMatchObject({ locked: false })
    expect((await attempt(email)).status).toBe(403)
    expect(await stored(id)).toMatchObject({ locked: true, lockReason: 'expired', lockedUntil: null })
    expect((await browser('/api/user-info')).status).toBe(401)
    expect(await linesOf(id)).toMatchObject([
      { action: 'lock', message: 'Password expired', triggeredBy: null },
    ])
  })

  it.each([
    ['a young password', { staff: { expireDays: 30 } }, 'staff', '2026-09-01T00:00:00Z'],
    ['somebody whom the rule is not for', { student: { expireDays: 30 } }, 'staff', '2020-01-01T00:00:00Z'],
    ['an account of a program', { staff: { expireDays: 30 } }, 'service', '2020-01-01T00:00:00Z'],
  ] as const)('let %s in', async (_, passwordComplexity, userType, changedAt) => {
    const { id, clientId, email } = await server.newDistrict()
    await setLocal(clientId, { passwordComplexity })
    await change(id, { userType })
    await server.db.updateTable('localPasswords').set({ changedAt }).where('accountId', '=', id).execute()
    expect((await attempt(email)).status).toBe(200)
  })

  it('lock an account after wrong passwords, with one line in its log, and leave its sessions', async () => {
    const { id, clientId, email } = await server.newDistrict()
    await setLocal(clientId, { accountLocking: { maxFailedAttempts: 3, lockType: 'permanent' } })
    const browser = await server.browser(email)
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await attempt(email, 'wrong')).status).toBe(401)
    expect(await stored(id)).toMatchObject({
      locked: true,
      lockReason: 'tooManyFailures',
      lockedUntil: null,
      failedLoginCount: 3,
    })
    expect(await linesOf(id)).toMatchObject([{ action: 'lock', message: 'Too many failed sign-ins' }])
    // Otherwise anyone who guesses passwords could sign others out.
    expect((await browser('/api/user-info')).status).toBe(200)
    expect((await attempt(email)).status).toBe(401)
  })

  it('the right password at the last try opens, and leaves no trace of a lock', async () => {
    const { id, clientId, email } = await server.newDistrict()
    await setLocal(clientId, { accountLocking: { maxFailedAttempts: 3 } })
    for (let wrong = 0; wrong < 2; wrong += 1) await attempt(email, 'wrong')
    expect((await attempt(email)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ locked: false, lockReason: null, failedLoginCount: 0 })
    expect(await linesOf(id)).toEqual([])
  })
})

describe('an account that is shut', () => {
  it.each([
    [{ isEnabled: false }],
    [{ locked: true, lockReason: 'administrator' }],
    [{ locked: true, lockReason: 'expired' }],
  ])('%j ends what its sessions may do, whoever wrote it', async (values) => {
    const { id, email } = await server.newDistrict()
    const browser = await server.browser(email)
    await change(id, values)
    expect((await browser('/api/user-info')).status).toBe(401)
  })
})

describe('the last sign-in', () => {
  it('is kept with time and address', async () => {
    const { id, email } = await server.newDistrict()
    const response = await server.app.request(
      'http://console.test/api/login',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: JSON.stringify({ provider: 'illuminate', username: email, password: DEMO_PASSWORD }),
      },
      { incoming: { socket: { remoteAddress: '::ffff:198.51.100.8' } } },
    )
    expect(response.status).toBe(200)
    const account = await stored(id)
    expect(account.lastLoginIp).toBe('198.51.100.8')
    const user = await server.db
      .selectFrom('users')
      .select(['lastLogin', 'lastActiveAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (const moment of [account.lastLogin, user.lastLogin, user.lastActiveAt])
      expect(Math.abs(Date.parse(moment ?? '') - server.now().getTime())).toBeLessThan(30_000)
  })

  it('is not moved by a failed one; activity is noted each minute', async () => {
    const { id, email } = await server.newDistrict()
    const browser = await server.browser(email)
    const before = await stored(id)
    await attempt(email, 'wrong')
    server.advance(61_000)
    expect((await stored(id)).lastLogin).toBe(before.lastLogin)
    await browser('/api/account')
    const later = (await (await browser('/api/user-info')).json()).data
    expect(Date.parse(later.lastActiveAt)).toBeGreaterThan(Date.parse(before.lastLogin ?? '') + 60_000)
  })

  it('[S2.1] tells of each session which sign-in came before it, and nothing the first time', async () => {
    const { id, email } = await server.newDistrict()
    const lastLoginIn = async (browser: TestFetch) =>
      (await (await browser('/api/user-info')).json()).data.lastLogin
    const first = await server.browser(email)
    expect(await lastLoginIn(first)).toBeNull()
    const { lastLogin } = await server.db
      .selectFrom('users')
      .select('lastLogin')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    server.advance(3_600_000)
    const second = await server.browser(email)
    expect(await lastLoginIn(second)).toBe(lastLogin)
    expect(await lastLoginIn(first)).toBeNull()
  })
})

it('[S3] the current user is told in full, and without secrets', async () => {
  const { id, email, clientId } = await server.newDistrict({ roles: ['ROLE_READ_ONLY_AUDITOR'] })
  const browser = await server.browser(email)
  const answer = await (await browser('/api/user-info')).json()
  expect(answer).toEqual({
    data: {
      id,
      emailAddress: email,
      clientId,
      clientName: `Test District ${id}`,
      accountId: id,
      status: 'active',
      districtIds: [id],
      roles: ['ROLE_READ_ONLY_AUDITOR'],
      reachableRoles: expect.arrayContaining(['ROLE_READ_ONLY_AUDITOR', 'ROLE_IMPORT_LOG_VIEW']),
      createdAt: expect.any(String),
      lastLogin: null,
      lastActiveAt: expect.any(String),
      sessionFrame: null,
      ssoUser: {
        name: `Robin Moss ${id}`,
        firstName: 'Robin',
        lastName: `Moss ${id}`,
        email,
        authType: 'ieAuth',
      },
    },
  })
})
