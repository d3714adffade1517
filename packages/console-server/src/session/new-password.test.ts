import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestServer, DEMO_PASSWORD, type TestServer } from '../testing/index.ts'
import { localSignIn, NEW, REFUSED } from '../testing/local-sign-in.ts'
import { changePassword } from './change-password.ts'
import { findAccount } from './find-account.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', publicUrl: 'https://console.example.org/' })
})
afterAll(() => server.close())

const { attempt, change, stored, lastLine, withLocal, staffRules, emails, soon } = localSignIn(() => server)

describe('R33 a password that has to be changed', () => {
  const told = (email: string) => () =>
    emails(email).filter(({ subject }) => subject === 'Your password was changed').length

  it('is told by email once it is stored, also before a second factor is set up', async () => {
    const { id, email } = await withLocal({ secondFactor: { staff: { requireSecondFactor: true } } })
    await change(id, { mustChangePassword: true })
    expect(await attempt(email, DEMO_PASSWORD, NEW)).toMatchObject({
      status: 403,
      error: { secondStep: { purpose: 'setUp' } },
    })
    await soon(told(email), 1)
  })

  it('is not told of an account that was closed before it was stored', async () => {
    const { id, email } = await withLocal()
    const account = await findAccount(server.db, { username: email })
    if (!account) throw new Error('No account')
    await change(id, { isEnabled: false })
    const send = vi.fn(async () => {})
    const context = { db: server.db, mail: { send }, now: server.now, timeZone: 'America/New_York' }
    await changePassword(context, account, { newPassword: NEW, now: server.now() })
    expect((await findAccount(server.db, { username: email }))?.hash).toBe(account.hash)
    expect(send).not.toHaveBeenCalled()
    await change(id, { isEnabled: true })
    await changePassword(context, account, { newPassword: NEW, now: server.now() })
    expect(send).toHaveBeenCalledOnce()
  })

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
          status: 403,
          cookies: 0,
          error: {
            code: 403,
            field: 'newPassword',
            passwordRules: expect.any(Object),
            message: 'You need to change your password. Choose a new one to sign in.',
          },
        })
      expect(await attempt(email, 'wrong', NEW)).toMatchObject({ status: 401, error: { message: REFUSED } })
      expect(await attempt(email, DEMO_PASSWORD, NEW)).toMatchObject({ status: 200, cookies: 2 })
      expect(await stored(id)).toMatchObject({
        locked: false,
        lockReason: null,
        mustChangePassword: false,
        failedLoginCount: 0,
      })
      expect(await attempt(email)).toMatchObject({ status: 401 })
      expect(await attempt(email, NEW)).toMatchObject({ status: 200 })
      expect((await browser('/api/user-info')).status).toBe(401)
      const line = await lastLine(id)
      expect(line).toMatchObject({
        action: why === 'expired' ? 'unlock' : 'update',
        message: 'Password changed',
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
