import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, type TestDistrict } from '../../testing/index.ts'
import { NEW } from '../../testing/local-sign-in.ts'
import { newColleagues } from '../../testing/new-colleagues.ts'
import { CONSOLE_ORIGIN, STEP_COOKIE, STEP_OVER, twoSteps } from './testing/two-steps.ts'

const { server, browser, codeOf, later, withApp, withLocal, stored, emails } = twoSteps()

const happens = (look: () => boolean) => expect.poll(look, { interval: 5 }).toBe(true)

const WRONG = { status: 400, error: { field: 'code', message: 'This code is wrong or was already used.' } }

describe('R33 two-step sign-in with an authenticator app', () => {
  it('gives no session for the password alone, and one for the password and a code, which works once', async () => {
    const { person, secret } = await withApp()
    const tab = browser()
    expect(await tab.password(person.email)).toMatchObject({
      status: 403,
      error: { field: 'code', secondStep: { purpose: 'use', kinds: ['app'], noPasskeys: null } },
    })
    expect([...tab.cookies.keys()]).toEqual([STEP_COOKIE])
    expect(await tab.isIn()).toBe(false)
    expect(await tab.code('000000')).toMatchObject(WRONG)
    const code = codeOf(secret)
    expect(await tab.code(code)).toMatchObject({ status: 200 })
    expect(await tab.isIn()).toBe(true)
    const other = browser()
    await other.password(person.email)
    expect(await other.code(code)).toMatchObject(WRONG)
    expect(await other.isIn()).toBe(false)
    const [email] = emails(person.email).filter(
      ({ subject }) => subject === 'A second factor was added to your account',
    )
    expect(email?.text).toContain('An authenticator app was added to your account')
    expect(email?.text).toContain(`\n\n${CONSOLE_ORIGIN}/account\n`)
  })

  it('stores neither the secret, nor a recovery code, nor the token of a step', async () => {
    const { person, secret, codes } = await withApp()
    const tab = browser()
    await tab.password(person.email)
    const rows = await Promise.all(
      (['secondFactors', 'recoveryCodes', 'secondSteps', 'appSetups'] as const).map((table) =>
        server().db.selectFrom(table).selectAll().execute(),
      ),
    )
    const text = JSON.stringify(rows)
    expect(codes).toHaveLength(10)
    for (const one of [secret, ...codes, tab.cookies.get(STEP_COOKIE) ?? '?']) expect(text).not.toContain(one)
  })

  it('takes a recovery code once, says so by email, and makes new ones that replace the old', async () => {
    const { person, tab, codes } = await withApp()
    const [first = '', second = ''] = codes
    const other = browser()
    await other.password(person.email)
    expect(await other.code(first.toLowerCase().replace('-', ' '))).toMatchObject({ status: 200 })
    await happens(() => emails(person.email).some(({ subject }) => subject === 'A recovery code was used'))
    expect((await tab.send('/account/factors')).data).toMatchObject({ recoveryCodesLeft: 9 })
    const again = browser()
    await again.password(person.email)
    expect(await again.code(first)).toMatchObject(WRONG)
    const renewed = await tab.send('/account/factors/recovery-codes', { currentPassword: DEMO_PASSWORD })
    expect(renewed.data.recoveryCodes).toHaveLength(10)
    expect(await again.code(second)).toMatchObject(WRONG)
  })

  it("refuses a step that is done, another browser's, one that is over, and a code of somebody else", async () => {
    const { person, secret } = await withApp()
    const stranger = await withApp()
    const tab = browser()
    await tab.password(person.email)
    expect(await tab.code(codeOf(stranger.secret))).toMatchObject(WRONG)
    expect(await browser().code(codeOf(secret))).toMatchObject(STEP_OVER)
    const step = tab.cookies.get(STEP_COOKIE) ?? ''
    expect((await tab.code(codeOf(secret))).status).toBe(200)
    later()
    const thief = browser()
    thief.cookies.set(STEP_COOKIE, step)
    expect(await thief.code(codeOf(secret))).toMatchObject(STEP_OVER)
    await thief.password(person.email)
    server().advance(11 * 60_000)
    expect(await thief.code(codeOf(secret))).toMatchObject(STEP_OVER)
    // A step for using a factor sets none up.
    await thief.password(person.email)
    expect(await thief.send('/login/second-step/app', {})).toMatchObject({ status: 410 })
  })

  it('counts wrong codes like wrong passwords, which the password alone does not clear, and locks', async () => {
    const { person, secret } = await withApp({ accountLocking: { maxFailedAttempts: 4 } })
    const tab = browser()
    for (const failures of [1, 2, 3]) {
      await tab.password(person.email)
      expect(await tab.code('000000')).toMatchObject(WRONG)
      expect(await stored(person.id)).toMatchObject({ failedLoginCount: failures })
    }
    await tab.password(person.email)
    expect((await tab.code('000000')).error.message).toContain(
      'locked after too many wrong passwords or codes',
    )
    expect(await stored(person.id)).toMatchObject({ locked: true, lockReason: 'tooManyFailures' })
    expect((await tab.code(codeOf(secret))).error.message).toContain('locked')
    expect(await tab.password(person.email)).toMatchObject({ status: 401 })
    expect(await tab.isIn()).toBe(false)
  })

  it('ends a step after five wrong codes, and limits those of an account from everywhere, without a lock', async () => {
    const { person, secret } = await withApp({ accountLocking: { lockingEnabled: false } })
    for (const _ of [1, 2, 3, 4]) {
      await server().db.deleteFrom('signInFailures').execute()
      const tab = browser()
      await tab.password(person.email)
      for (const __ of [1, 2, 3, 4, 5]) expect(await tab.code('000000')).toMatchObject(WRONG)
      expect(await tab.code(codeOf(secret))).toMatchObject(STEP_OVER)
    }
    expect(await browser().password(person.email)).toMatchObject({ status: 429 })
  })
})

describe('R33 no way in around the second factor', () => {
  it('the form without scripts asks for the code too', async () => {
    const { person, secret } = await withApp()
    const tab = browser()
    const fields = {
      provider: 'illuminate',
      username: person.email,
      password: DEMO_PASSWORD,
      returnTo: '/roles',
    }
    const asked = await tab.form(fields)
    expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('name="code"')])
    expect(await tab.isIn()).toBe(false)
    const wrong = await tab.form({ code: '000000', returnTo: '/roles' })
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('name="code"')])
    const done = await tab.form({ code: codeOf(secret), returnTo: '/roles' })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/roles'])
    expect(await tab.isIn()).toBe(true)
  })

  it('a link for a new password changes it only once the second step is done, and unlocks nothing', async () => {
    const { person, secret } = await withApp({ selfServiceReset: true })
    await browser().send('/password-links', { username: person.email })
    const linked = () => /#new-password=(\S+)/.exec(emails(person.email).at(-1)?.text ?? '')?.[1]
    await happens(() => linked() !== undefined)
    const token = linked() ?? ''
    const lock = { locked: true, lockReason: 'tooManyFailures', lockedAt: server().now() } as const
    await server().db.updateTable('accounts').set(lock).where('userId', '=', person.id).execute()
    const tab = browser()
    expect((await tab.send('/password-links/use', { token, newPassword: NEW })).status).toBe(403)
    const open = { locked: false, lockReason: null, lockedAt: null } as const
    await server().db.updateTable('accounts').set(open).where('userId', '=', person.id).execute()
    expect(await tab.send('/password-links/use', { token, newPassword: NEW })).toMatchObject({
      status: 403,
      error: { field: 'code' },
    })
    expect((await browser().password(person.email)).error.field).toBe('code')
    expect(await tab.code(codeOf(secret))).toMatchObject({ status: 200 })
    expect(await tab.isIn()).toBe(true)
    expect((await browser().password(person.email)).status).toBe(401)
    expect((await tab.send('/password-links/use', { token, newPassword: NEW })).status).toBe(410)
  })

  it('a new password at sign-in counts only after the second step', async () => {
    const { person, secret } = await withApp()
    await server()
      .db.updateTable('accounts')
      .set({ mustChangePassword: true })
      .where('userId', '=', person.id)
      .execute()
    const tab = browser()
    expect((await tab.password(person.email)).error.field).toBe('newPassword')
    expect((await tab.password(person.email, DEMO_PASSWORD, NEW)).error.field).toBe('code')
    expect((await browser().password(person.email, NEW)).status).toBe(401)
    expect((await tab.code(codeOf(secret))).status).toBe(200)
    expect((await browser().password(person.email, NEW)).error.field).toBe('code')
  })

  it('a change of the password ends the unfinished sign-ins of whoever knew the old one', async () => {
    const { person, tab, secret } = await withApp()
    const thief = browser()
    await thief.password(person.email)
    const body = { currentPassword: DEMO_PASSWORD, newPassword: NEW }
    expect((await tab.send('/account/password', body)).status).toBe(200)
    expect(await thief.code(codeOf(secret))).toMatchObject(STEP_OVER)
  })
})

describe('R33 changing and requiring second factors', () => {
  it('needs the password for every change, and nobody reaches the factors of others', async () => {
    const { person, tab } = await withApp()
    const other = await withApp()
    const [theirs] = (await other.tab.send('/account/factors')).data.factors
    const [own] = (await tab.send('/account/factors')).data.factors
    const wrong = { currentPassword: 'wrong' }
    for (const [path, body] of [
      ['/account/factors/app', wrong],
      ['/account/factors/recovery-codes', wrong],
      ['/account/factors/remove', { id: own.id, ...wrong }],
    ] as const)
      expect(await tab.send(path, body)).toMatchObject({ status: 400, error: { field: 'currentPassword' } })
    const remove = (id: number) => tab.send('/account/factors/remove', { id, currentPassword: DEMO_PASSWORD })
    expect((await remove(theirs.id)).status).toBe(404)
    expect((await remove(own.id)).status).toBe(200)
    expect((await tab.send('/account/factors')).data).toMatchObject({ factors: [], recoveryCodesLeft: 0 })
    const text = 'It was the last one, so its recovery codes stopped working too.'
    await happens(() => emails(person.email).some((email) => email.text.includes(text)))
  })

  it('keeps an app only once its code is right, and that setup once', async () => {
    const person = await withLocal({})
    const tab = browser()
    await tab.password(person.email)
    const { data } = await tab.send('/account/factors/app', { currentPassword: DEMO_PASSWORD })
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Console:.*secret=/)
    expect(await tab.send('/account/factors/app/confirm', { code: '000000' })).toMatchObject({
      status: 400,
      error: { field: 'code' },
    })
    expect((await tab.send('/account/factors')).data.factors).toEqual([])
    const confirm = () => tab.send('/account/factors/app/confirm', { code: codeOf(data.secret) })
    expect((await Promise.all([confirm(), confirm()])).map(({ status }) => status).toSorted()).toEqual([
      200, 410,
    ])
  })

  it("an administrator removes somebody's, with an entry in the audit log and an email, but not their own", async () => {
    const { district, browser: help } = await newColleagues(server(), ['ROLE_ACCOUNT_SERVICE_VIEW'])
    const { tab } = await withApp({}, district)
    const reset = async ({ id, clientId }: TestDistrict, ask = help) => {
      const headers = { 'x-ied-client-id': String(clientId) }
      const answer = await ask(`/api/accounts/${id}/reset-factors`, { method: 'POST', headers })
      const { data } = await answer.json()
      return { status: answer.status, data }
    }
    expect(await reset(district)).toEqual({ status: 200, data: { count: 1 } })
    expect(await tab.isIn()).toBe(false)
    expect((await browser().password(district.email)).status).toBe(200)
    const removed = () =>
      emails(district.email).find(({ subject }) => subject === 'Your second factors were removed')
    await happens(() => removed() !== undefined)
    expect(removed()?.text).toContain(': an authenticator app, the recovery codes.')
    const entries = await server().db.selectFrom('auditEntries').selectAll().execute()
    expect(JSON.stringify(entries)).toContain('secondFactors')
    expect(await reset(district)).toEqual({ status: 200, data: { count: 0 } })
    const self = await server().newDistrict({ roles: ['ROLE_ACCOUNT_SERVICE_VIEW'] })
    expect((await reset(self, await server().browser(self.email))).status).toBe(400)
  })

  it('a client that requires one lets nobody in before it is set up', async () => {
    const person = await withLocal({ secondFactor: { staff: { requireSecondFactor: true } } })
    const tab = browser()
    expect(await tab.password(person.email)).toMatchObject({
      status: 403,
      error: { secondStep: { purpose: 'setUp', kinds: ['passkey', 'app'] } },
    })
    expect(await tab.isIn()).toBe(false)
    expect(await tab.code('000000')).toMatchObject(STEP_OVER)
    const { data } = await tab.send('/login/second-step/app', {})
    const confirmed = await tab.send('/login/second-step/app/confirm', { code: codeOf(data.secret) })
    expect(confirmed.data.recoveryCodes).toHaveLength(10)
    expect(await tab.isIn()).toBe(true)
    expect((await browser().password(person.email)).error.secondStep).toMatchObject({ purpose: 'use' })
  })
})
