import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { localSignIn } from '../testing/local-sign-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', publicUrl: 'https://console.example.org/' })
})
afterAll(() => server.close())

const { attempt, change, stored, withLocal, emails, soon } = localSignIn(() => server)

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

  it('notifyUser and notifyAdmin: an email each, once an hour, and no wrong password waits for one', async () => {
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
    await soon(() => emails(helper).length, 1)
    await soon(() => emails(email).length, 2)
    // They leave side by side, in either order.
    const own = emails(email).toSorted((one, other) => other.subject.localeCompare(one.subject))
    expect(own).toMatchObject([
      {
        subject: 'Your account was locked',
        text: expect.stringMatching(new RegExp(`person-${id}[^]*try again in 15 minutes, or ask`)),
      },
      { subject: 'An account was locked' },
    ])
    expect(emails(helper)).toMatchObject([{ text: expect.stringContaining(`Robin Moss ${id}`) }])
    server.advance(16 * MINUTE)
    await wrong(email, 3)
    expect(await stored(id)).toMatchObject({ lockoutCount: 2 })
    server.advance(61 * MINUTE)
    await wrong(email, 3)
    await soon(() => emails(helper).length, 2)
    expect(emails(email)).toHaveLength(4)
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
    await soon(() => emails(last.email).length, 1)
    expect(emails(quiet.email)).toEqual([])
    expect(await stored(told.id)).toMatchObject({ locked: true })
    // The email that did not leave is not counted, so the next lock has one.
    server.advance(16 * MINUTE)
    await wrong(told.email, 3)
    await soon(() => emails(told.email).length, 1)
  })
})
