import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Port, takePort } from '../take-port.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { localSignIn, NEW } from '../testing/local-sign-in.ts'
import { SIGN_IN_LIMIT } from './sign-in-limit.ts'

let server: TestServer
let door: Port
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', publicUrl: 'https://console.example.org/' })
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

const { attempt, change, stored, withLocal, emails, soon } = localSignIn(() => server)

/** Through a socket, as a browser sends it. */
const send = async (path: string, body?: object) => {
  const response = await fetch(`http://127.0.0.1:${door.port}/api${path}`, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { status } = response
  const answer = await response.json().catch(() => ({}))
  return { status, data: answer.data, error: answer.error, cookies: response.headers.getSetCookie().length }
}
const request = (username: string) => send('/password-links', { username })
const check = (token: string) => send('/password-links/check', { token })
const choose = (token: string, newPassword: string) => send('/password-links/use', { token, newPassword })
const renew = (token: string) => send('/password-links/renew', { token })

/** Waits for that many emails to an address, and reads the token in the last. */
const tokenFor = async (email: string, count = 1): Promise<string> => {
  await soon(() => emails(email).length, count)
  return /#new-password=(\S+)/.exec(emails(email).at(-1)?.text ?? '')?.[1] ?? ''
}
const HOUR_MS = 3_600_000
const OVER = { status: 410, error: { code: 410, message: 'This link has expired or was already used.' } }

describe('R33 selfServiceReset: a forgotten password', () => {
  const asked = async (settings: object = {}) => {
    const district = await withLocal({ selfServiceReset: true, ...settings })
    expect((await request(district.email)).status).toBe(200)
    return { ...district, token: await tokenFor(district.email) }
  }

  it('a link comes by email, tells what it is for, sets the password and signs in, once', async () => {
    const { id, email, token } = await asked()
    expect(emails(email)[0]?.text).toContain(`\nhttps://console.example.org/login#new-password=${token}\n`)
    expect(JSON.stringify(await server.db.selectFrom('passwordLinks').selectAll().execute())).not.toContain(
      token,
    )
    expect(await check(token)).toMatchObject({
      status: 200,
      data: { purpose: 'reset', username: `person-${id}`, passwordRules: { policy: { minLength: 15 } } },
    })
    // Of the session and of the device.
    expect(await choose(token, NEW)).toMatchObject({ status: 200, cookies: 2 })
    await soon(() => emails(email).length, 2)
    expect(emails(email)[1]?.subject).toBe('Your password was changed')
    expect(await choose(token, `${NEW} again`)).toMatchObject({ ...OVER, cookies: 0 })
    expect(await check(token)).toMatchObject(OVER)
    expect(await attempt(email, NEW)).toMatchObject({ status: 200 })
    expect(await stored(id)).toMatchObject({ failedLoginCount: 0, mustChangePassword: false })
  })

  it.each([true, false])('[R12] the sign-in page learns of each client whether it is on: %s', async (on) => {
    const { clientId } = await withLocal({ selfServiceReset: on })
    const [client] = (await send(`/public/clients?id=${clientId}`)).data
    expect(client.authProviders).toEqual([{ code: 'illuminate', title: 'Local', selfServiceReset: on }])
  })

  it('nothing but the new password uses it up: neither opening it nor a password that the rules refuse', async () => {
    const { token } = await asked()
    for (const path of ['check', 'use', 'renew'])
      expect((await send(`/password-links/${path}?token=${token}`)).status).toBe(405)
    await send(`/login?token=${token}`)
    for (const faulty of ['short', 'passwordpassword'])
      expect(await choose(token, faulty)).toMatchObject({
        status: 400,
        error: { field: 'newPassword', passwordRules: expect.any(Object) },
      })
    expect((await check(token)).status).toBe(200)
    expect((await choose(token, NEW)).status).toBe(200)
  })

  it('of two requests at once, one wins', async () => {
    const { email, token } = await asked()
    const answers = await Promise.all([choose(token, NEW), choose(token, `${NEW} again`)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(answers.map(({ cookies }) => cookies).sort()).toEqual([0, 2])
    const winner = answers[0].status === 200 ? NEW : `${NEW} again`
    expect((await attempt(email, winner)).status).toBe(200)
  })

  it('resetTokenMinutes: later it is over, and can be exchanged for a new one', async () => {
    const { email, token } = await asked({ resetTokenMinutes: 60 })
    server.advance(HOUR_MS)
    expect(await check(token)).toMatchObject(OVER)
    expect(await choose(token, NEW)).toMatchObject(OVER)
    expect((await renew(token)).status).toBe(200)
    const next = await tokenFor(email, 2)
    expect((await choose(next, NEW)).status).toBe(200)
  })

  it('a newer link, another way to choose a password and another address end it', async () => {
    const { email, token } = await asked()
    server.advance(HOUR_MS)
    await request(email)
    const newer = await tokenFor(email, 2)
    expect(await check(token)).toMatchObject(OVER)
    expect((await attempt(email, undefined, NEW)).status).toBe(200)
    expect(await check(newer)).toMatchObject(OVER)

    const moved = await asked()
    await change(moved.id, { emailAddress: `moved-${moved.id}@example.org` })
    expect(await choose(moved.token, NEW)).toMatchObject(OVER)
  })

  it.each([
    [{ isEnabled: false }],
    [{ locked: true, lockReason: 'administrator' }],
    [{ authenticationId: null }],
  ])('an account that became %j is not opened by it', async (values) => {
    const { id, token } = await asked()
    await change(id, values)
    expect(await check(token)).toMatchObject(OVER)
    expect(await choose(token, NEW)).toMatchObject({ ...OVER, cookies: 0 })
    expect(await stored(id)).toMatchObject(values)
  })

  it.each([true, false])('autoUnlockOnPasswordReset %s', async (autoUnlockOnPasswordReset) => {
    const { id, email, token } = await asked({
      accountLocking: { maxFailedAttempts: 3, autoUnlockOnPasswordReset },
    })
    await Promise.all([1, 2, 3].map(() => attempt(email, 'wrong')))
    expect((await choose(token, NEW)).status).toBe(autoUnlockOnPasswordReset ? 200 : 403)
    expect(await stored(id)).toMatchObject({ locked: !autoUnlockOnPasswordReset })
    if (autoUnlockOnPasswordReset) return
    // The link waits for the lock to end.
    await change(id, { lockedUntil: server.now() })
    expect((await choose(token, NEW)).status).toBe(200)
  })

  it('is how somebody without a password gets the first one', async () => {
    const { id, email } = await withLocal({ selfServiceReset: true })
    await server.db.deleteFrom('localPasswords').where('accountId', '=', id).execute()
    await request(email)
    expect((await choose(await tokenFor(email), NEW)).status).toBe(200)
  })

  it('tells nobody who has an account, and sends one email an hour', async () => {
    const off = await withLocal()
    const [locked, disabled, on] = await Promise.all(
      [1, 2, 3].map(() => withLocal({ selfServiceReset: true })),
    )
    if (!locked || !disabled || !on) throw new Error('No districts')
    await change(locked.id, { locked: true, lockReason: 'administrator' })
    await change(disabled.id, { isEnabled: false })
    const answers = []
    for (const { email } of [off, locked, disabled, { email: 'nobody@example.org' }, on, on])
      answers.push(await request(email))
    for (const token of ['made-up', 'x'.repeat(43)]) answers.push(await renew(token))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    await soon(() => emails(on.email).length, 1)
    expect([off, locked, disabled].flatMap(({ email }) => emails(email))).toEqual([])
    expect(emails(on.email)).toHaveLength(1)
    // Neither does a link that was never sent.
    expect(await check('made-up')).toMatchObject(OVER)
    expect(await choose('made-up', NEW)).toMatchObject(OVER)
  })

  it('whose password another provider keeps learns how to sign in', async () => {
    const { clientId, email } = await withLocal({ selfServiceReset: true })
    await server.db
      .updateTable('authentications')
      .set({ provider: 'google', settings: '{}' })
      .where('clientId', '=', clientId)
      .execute()
    await request(email)
    await soon(() => emails(email).length, 1)
    expect(emails(email)[0]?.text).toContain('you sign in with Google')
    expect(emails(email)[0]?.text).not.toContain('new-password')
  })

  it('[R12] attempts with links count as failed sign-ins', async () => {
    const tries = Array.from({ length: SIGN_IN_LIMIT.username + 2 }, () => choose('made-up', NEW))
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(SIGN_IN_LIMIT.username).fill(410), 429, 429])
    // Guesses at one link don't keep anyone from using theirs.
    const { token } = await asked()
    expect((await choose(token, NEW)).status).toBe(200)
  })
})
