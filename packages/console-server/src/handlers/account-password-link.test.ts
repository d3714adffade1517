import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { localSignIn, NEW } from '../testing/local-sign-in.ts'
import { newColleagues } from '../testing/new-colleagues.ts'
import { sender } from '../testing/walks/send.ts'
import { LINKS_PER_HOUR } from './accounts/send-account-password-link.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', publicUrl: 'https://console.example.org/' })
})
afterAll(() => server.close())

const { attempt, change, emails, lastLine } = localSignIn(() => server)
const send = sender('/accounts')
const sendLink = (browser: TestFetch, { id, clientId }: { id: number; clientId: number }) =>
  send(browser, 'POST', `/${id}/password-link`, undefined, { 'x-ied-client-id': String(clientId) })
const tokenFor = (email: string) =>
  /#new-password=(\S+)/.exec(emails(email).at(-1)?.text ?? '')?.[1] ?? 'none'
const links = (path: string, body: object) =>
  server.fetch(`/api/password-links/${path}`, { method: 'POST', body: JSON.stringify(body) })

const colleagues = async (settings: object = {}) => {
  const { district, browser } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
  await server.db
    .updateTable('authentications')
    .set({ settings: JSON.stringify(settings) })
    .where('clientId', '=', district.clientId)
    .execute()
  return { district, browser }
}

describe('[S7] POST /accounts/{accountId}/password-link', () => {
  it('emails a link that works where people cannot ask for one, and answers without it', async () => {
    const { district, browser } = await colleagues({ selfServiceReset: false, resetTokenMinutes: 30 })
    const answer = await sendLink(browser, district)
    expect(answer).toMatchObject({ status: 200, data: { sentTo: district.email, minutes: 30 } })
    expect(emails(district.email).map(({ subject }) => subject)).toEqual(['Choose a new password'])
    expect(emails(district.email)[0]?.text).toContain('An administrator sent you this link.')
    const token = tokenFor(district.email)
    expect(JSON.stringify(answer)).not.toContain(token)
    expect((await links('use', { token, newPassword: NEW })).status).toBe(200)
    expect((await attempt(district.email, NEW)).status).toBe(200)
  })

  it('who sent it is in the sync log and in the audit log, the link in neither', async () => {
    const { district, browser } = await colleagues()
    await sendLink(browser, district)
    const line = await lastLine(district.id)
    expect(line).toMatchObject({
      action: 'update',
      message: 'Password link requested',
      triggeredBy: expect.stringContaining('Moss'),
    })
    const entries = await server.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('subjectId', '=', String(district.id))
      .where('operation', '=', 'accounts.sendPasswordLink')
      .execute()
    expect(entries).toMatchObject([
      {
        subjectKind: 'account',
        actorId: expect.any(Number),
        changes: [{ field: 'passwordLink', kind: 'plain', from: null, to: 'Requested' }],
      },
    ])
    expect(JSON.stringify([line, entries])).not.toContain(tokenFor(district.email))
  })

  it('the link works as long as one that its owner asked for, and then says whom to ask', async () => {
    const { district, browser } = await colleagues({ resetTokenMinutes: 30 })
    await sendLink(browser, district)
    const token = tokenFor(district.email)
    server.advance(30 * 60_000)
    expect((await links('use', { token, newPassword: NEW })).status).toBe(410)
    await links('renew', { token })
    await expect.poll(() => emails(district.email).length).toBe(2)
    expect(emails(district.email)[1]?.text).toContain('ask your district administrator')
    expect(emails(district.email)[1]?.text).not.toContain('new-password')
  })

  it.each([
    ['a service account', { userType: 'service' }, 'is a service account. It signs in with tokens.'],
    ['no provider', { authenticationId: null }, "isn't linked to a sign-in provider."],
    ['disabled', { isEnabled: false }, 'is disabled. Enable it first.'],
    [
      'locked by an administrator',
      { locked: true, lockReason: 'administrator' },
      'was locked by an administrator. Unlock it first.',
    ],
    ['no email address', { emailAddress: '' }, 'has no email address.'],
    ['no user', { userId: null }, 'has no user, so nobody can sign in to it.'],
    ['no user yet', { userId: null, lastLogin: null }, "hasn't signed in yet. Send an invitation instead."],
  ])('refuses with the reason: %s', async (_, values, why) => {
    const { district, browser } = await colleagues()
    await change(district.id, { lastLogin: server.now(), ...values })
    const { status, error } = await sendLink(browser, district)
    expect([status, error.message]).toEqual([409, expect.stringContaining(why)])
    expect(await lastLine(district.id)).toBeUndefined()
  })

  it.each([
    ['invited', "hasn't signed in yet. Send an invitation instead."],
    ['disabled', "can't use the console. Enable the user first."],
  ] as const)('refuses with the reason: the user is %s', async (status, why) => {
    const { district, browser } = await colleagues()
    const { userId } = await server.db
      .selectFrom('accounts')
      .select('userId')
      .where('id', '=', district.id)
      .executeTakeFirstOrThrow()
    await server.db.updateTable('users').set({ status }).where('id', '=', userId).execute()
    expect((await sendLink(browser, district)).error.message).toContain(why)
  })

  it.each([
    [{ provider: 'google' } as const, 'signs in with Google. The password has to be reset there.'],
    [{ userTypes: '["student"]' }, 'Local sign-in is off for people like'],
  ])('refuses with the reason: sign-in is set to %j', async (values, why) => {
    const { district, browser } = await colleagues()
    await server.db
      .updateTable('authentications')
      .set(values)
      .where('clientId', '=', district.clientId)
      .execute()
    expect((await sendLink(browser, district)).error.message).toContain(why)
    expect(emails(district.email)).toEqual([])
  })

  it('not for the own account, whose present password would have to be known, nor for that of another client', async () => {
    const own = await server.newDistrict({ roles: ['ROLE_ACCOUNT_SERVICE_VIEW'] })
    const browser = await server.browser(own.email)
    expect((await sendLink(browser, own)).error.message).toBe('Change your own password in Your Account.')
    const stranger = await server.newDistrict()
    expect((await sendLink(browser, { id: stranger.id, clientId: own.clientId })).status).toBe(404)
    expect((await sendLink(browser, stranger)).status).toBe(403)
    expect(emails(stranger.email)).toEqual([])
  })

  it('[R12] sends a few an hour, also of calls at once, and says when to try again', async () => {
    const { district, browser } = await colleagues()
    const answers = await Promise.all(
      Array.from({ length: LINKS_PER_HOUR + 1 }, () => sendLink(browser, district)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(LINKS_PER_HOUR).fill(200), 429])
    expect(answers.find(({ status }) => status === 429)?.error.message).toBe(
      '3 password links were sent to this account within the last hour. Try again in 60 minutes.',
    )
    expect(emails(district.email)).toHaveLength(LINKS_PER_HOUR)
    server.advance(3_600_000)
    expect((await sendLink(browser, district)).status).toBe(200)
  })

  it('an email that could not be sent is told, and does not count', async () => {
    const { district, browser } = await colleagues()
    server.mail.refuse()
    for (let count = 0; count < LINKS_PER_HOUR; count += 1)
      expect(await sendLink(browser, district)).toMatchObject({
        status: 503,
        error: { message: "The email couldn't be sent. Try again later." },
      })
    server.mail.accept()
    expect((await sendLink(browser, district)).status).toBe(200)
  })
})
