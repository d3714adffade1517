import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, DEMO_PASSWORD, type TestFetch, type TestServer } from '../testing/index.ts'
import { newColleagues } from '../testing/new-colleagues.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const send = sender('/accounts')
const headersOf = (clientId: number) => ({ 'x-ied-client-id': String(clientId) })
const patch = (browser: TestFetch, id: number, body: object, clientId: number) =>
  send(browser, 'PATCH', `/${id}`, body, headersOf(clientId))
const stored = (id: number) =>
  server.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const linesOf = (accountId: number) =>
  server.db
    .selectFrom('accountSyncLogs')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('timestamp', 'desc')
    .execute()

describe('[S7] PATCH /accounts/{accountId}', () => {
  it('R24 unlocking forgets the failed attempts', async () => {
    const { district, browser: help } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
    await server.db
      .updateTable('accounts')
      .set({ locked: true, lockReason: 'tooManyFailures', lockedAt: server.now(), failedLoginCount: 10 })
      .set({ lockoutCount: 3 })
      .where('id', '=', district.id)
      .execute()
    await expect(server.signIn(district.email)).rejects.toThrow('incorrect')
    const answer = await patch(help, district.id, { locked: 0 }, district.clientId)
    expect(answer).toMatchObject({
      status: 200,
      data: { locked: 0, lockReason: null, failedLoginCount: 0, updatedBy: expect.stringContaining('Moss') },
    })
    expect(await stored(district.id)).toMatchObject({ lockoutCount: 0, firstFailedAt: null })
    expect(await server.signIn(district.email)).toMatch(/./)
    expect(await linesOf(district.id)).toMatchObject([
      {
        lea: district.lea,
        action: 'unlock',
        result: 'success',
        authProvider: 'illuminate',
        triggeredBy: expect.stringContaining('Moss'),
        changes: [
          { field: 'locked', from: '1', to: '0' },
          { field: 'lockReason', from: 'tooManyFailures', to: null },
          { field: 'failedLoginCount', from: '10', to: '0' },
        ],
      },
    ])
  })

  it.each([
    [{ locked: 1 }, 'lock', { locked: 1, lockReason: 'administrator', lockedUntil: null }],
    [{ isEnabled: false }, 'disable', { isEnabled: false, locked: 0 }],
    [{ isEnabled: false, locked: 1 }, 'disable', { isEnabled: false, locked: 1 }],
  ])('%j ends every session of the account at once', async (body, action, shown) => {
    const { district, browser: help } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
    const browsers = [await server.browser(district.email), await server.browser(district.email)]
    expect(await patch(help, district.id, body, district.clientId)).toMatchObject({
      status: 200,
      data: shown,
    })
    for (const browser of browsers) expect((await browser('/api/user-info')).status).toBe(401)
    await expect(server.signIn(district.email)).rejects.toThrow('incorrect')
    expect(await linesOf(district.id)).toMatchObject([{ action }])
    expect(await patch(help, district.id, { locked: 0, isEnabled: true }, district.clientId)).toMatchObject({
      data: { locked: 0, isEnabled: true },
    })
    for (const browser of browsers) expect((await browser('/api/user-info')).status).toBe(401)
    expect(await server.signIn(district.email)).toMatch(/./)
  })

  it('asks for a new password where it is kept here, and lets nobody in with the old one alone', async () => {
    const { district, browser: help } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
    expect(await patch(help, district.id, { mustChangePassword: true }, district.clientId)).toMatchObject({
      data: { mustChangePassword: true },
    })
    const body = { provider: 'illuminate', username: district.email, password: DEMO_PASSWORD }
    const refused = await server.fetch('/api/login', { method: 'POST', body: JSON.stringify(body) })
    expect([refused.status, (await refused.json()).error]).toMatchObject([
      403,
      {
        code: 403,
        field: 'newPassword',
        message: 'You need to change your password. Choose a new one to sign in.',
      },
    ])
    expect(await linesOf(district.id)).toMatchObject([{ action: 'update' }])
    await server.db
      .updateTable('authentications')
      .set({ provider: 'google' })
      .where('clientId', '=', district.clientId)
      .execute()
    await patch(help, district.id, { mustChangePassword: false }, district.clientId)
    const elsewhere = await patch(help, district.id, { mustChangePassword: true }, district.clientId)
    expect(elsewhere).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('managed by another system') },
    })
  })

  it('changes only what it names, and writes nothing down where nothing changes', async () => {
    const { district, browser: help } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
    await patch(help, district.id, { mustChangePassword: true }, district.clientId)
    const before = await stored(district.id)
    for (const body of [{}, { mustChangePassword: true }, { locked: 0 }, { isEnabled: true }])
      expect(await patch(help, district.id, body, district.clientId)).toMatchObject({ status: 200 })
    expect(await stored(district.id)).toEqual(before)
    expect(await linesOf(district.id)).toHaveLength(1)
  })

  it('two people who unlock the same account at once are both answered', async () => {
    const { district, browser: help } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
    const read = server.now()
    await server.db
      .updateTable('accounts')
      .set({ locked: true, lockReason: 'administrator', lockedAt: read, updatedAt: read })
      .where('id', '=', district.id)
      .execute()
    server.advance(1000)
    const unlock = (changes: object = {}) =>
      patch(help, district.id, { locked: 0, updatedAt: read.toISOString(), ...changes }, district.clientId)
    expect((await unlock()).status).toBe(200)
    expect(await unlock()).toMatchObject({ status: 200, data: { locked: 0 } })
    expect(await linesOf(district.id)).toHaveLength(1)
    // A request that also changes something else is refused: the person hasn't seen the current state.
    expect((await unlock({ mustChangePassword: true })).status).toBe(409)
  })

  it.each([
    [{ locked: 1 }],
    [{ isEnabled: false }],
    [{ locked: 1, isEnabled: false, mustChangePassword: true }],
  ])('nobody does %j to the account that they are signed in with', async (body) => {
    const district = await server.newDistrict()
    const browser = await server.browser(district.email)
    const before = await stored(district.id)
    const answer = await patch(browser, district.id, body, district.clientId)
    expect(answer).toMatchObject({
      status: 409,
      error: { message: "You can't lock or disable your own account." },
    })
    expect(await stored(district.id)).toEqual(before)
    expect(await linesOf(district.id)).toEqual([])
    expect((await browser('/api/user-info')).status).toBe(200)
  })

  it.each([
    [{ locked: true }, 'locked'],
    [{ locked: 2 }, 'locked'],
    [{ isEnabled: 1 }, 'isEnabled'],
    [{ mustChangePassword: null }, 'mustChangePassword'],
    [{ password: 'x' }, 'password'],
    [{ roles: ['ROLE_ILLUMINATE_EMPLOYEE'] }, 'roles'],
    [{ username: 'x' }, 'username'],
  ])('the body %j is refused by name', async (body, field) => {
    const { district, browser: help } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
    const answer = await patch(help, district.id, body, district.clientId)
    expect(answer).toMatchObject({
      status: 400,
      error: { field, message: expect.not.stringContaining(`'${field}'`) },
    })
  })

  it('R47 needs the account service, or user management', async () => {
    const shown: Record<string, number[]> = {}
    for (const role of [
      'ROLE_ACCOUNT_SERVICE_VIEW',
      'ROLE_USER_MANAGEMENT_EDIT',
      'ROLE_USER_MANAGEMENT_VIEW',
    ]) {
      const district = await server.newDistrict({ roles: [role] })
      const browser = await server.browser(district.email)
      const read = await browser('/api/accounts', { headers: headersOf(district.clientId) })
      shown[role] = [read.status, (await patch(browser, district.id, {}, district.clientId)).status]
    }
    expect(shown).toEqual({
      ROLE_ACCOUNT_SERVICE_VIEW: [200, 200],
      ROLE_USER_MANAGEMENT_EDIT: [200, 200],
      ROLE_USER_MANAGEMENT_VIEW: [200, 403],
    })
  })
})
