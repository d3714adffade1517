import type { Person } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { localSignIn, NEW } from '../testing/local-sign-in.ts'
import { staffDistrict } from './testing/staff-district.ts'
import { ADA, BEN, own } from './testing/staff-lines.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', publicUrl: 'https://console.example.org' })
})
afterAll(() => server.close())
beforeEach(() => server.mail.accept())

const { attempt, emails } = localSignIn(() => server)
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const post = async (path: string, body: object) => {
  const response = await server.fetch(`/api${path}`, { method: 'POST', body: JSON.stringify(body) })
  return {
    status: response.status,
    cookies: response.headers.getSetCookie().length,
    ...(await response.json()),
  }
}
const tokenIn = (email: string): string =>
  /#new-password=(\S+)/.exec(emails(email).at(-1)?.text ?? '')?.[1] ?? ''

/** A district whose imports invite, or not, with what can be done there. */
const start = async (settings: object = {}) => {
  const district = await staffDistrict(server)
  await district.way({ settings: JSON.stringify(settings) })
  const person = async (staffId: string) => {
    const { data } = await district.call<Person[]>(
      'GET',
      `/district/people?lea=${district.lea}&filter[staffId]=${staffId}`,
    )
    return data[0]
  }
  const invite = async (accountIds: readonly (number | undefined)[]) => {
    const browser = await server.browser(district.email)
    const response = await browser('/api/accounts/send-invitations', {
      method: 'POST',
      body: JSON.stringify({ accountIds }),
      headers: { 'x-ied-client-id': String(district.clientId) },
    })
    const answer = await response.json()
    await server.jobs.idle()
    return { status: response.status, ...answer }
  }
  return { ...district, person, invite }
}

describe('inviteImportedStaff', () => {
  it('on: whom an import gives an account gets a link, chooses a password and is in', async () => {
    const { sync, account, person, logged } = await start({ inviteImportedStaff: true })
    const [ada, ben] = own(ADA, BEN)
    await sync([ada, ben])
    expect(emails(ada[3])).toMatchObject([{ subject: 'Set up your Console account' }])
    expect(emails(ada[3])[0]?.text).toContain('expires in 7 days')
    expect(await person('10')).toMatchObject({ accountState: 'invited', invitation: 'sent' })
    const token = tokenIn(ada[3])
    const { data } = await post('/password-links/check', { token })
    expect(data).toMatchObject({ purpose: 'invitation', username: ada[3], clientName: expect.any(String) })
    expect(await post('/password-links/use', { token, newPassword: NEW })).toMatchObject({
      status: 200,
      // Of the session and of the device.
      cookies: 2,
    })
    expect(await person('10')).toMatchObject({ accountState: 'active' })
    expect((await attempt(ada[3], NEW)).status).toBe(200)
    const lines = (await logged()).filter(({ accountId }) => accountId !== null)
    expect(lines).toContainEqual(
      expect.objectContaining({
        message: 'Invitation accepted',
        changes: [{ field: 'status', from: 'invited', to: 'active' }],
      }),
    )
    // The next import invites no one again.
    await sync([ada, ben])
    const invitations = (mail: string) => emails(mail).filter(({ subject }) => subject.startsWith('Set up'))
    expect([ada, ben].map(([, , , mail]) => invitations(mail).length)).toEqual([1, 1])
    expect((await account('10'))?.lastLogin).not.toBeNull()
  })

  it('off, as by default: they wait until somebody invites them', async () => {
    const { sync, account, person, invite } = await start()
    const [ada, ben] = own(ADA, BEN)
    await sync([ada, ben])
    expect(emails(ada[3])).toEqual([])
    expect(await person('10')).toMatchObject({
      accountState: 'notInvited',
      invitation: null,
      invitedAt: null,
    })
    const ids = [(await account('10'))?.id, (await account('11'))?.id]
    expect(await invite(ids)).toMatchObject({
      status: 200,
      data: { queued: 2, recent: 0, ineligible: 0 },
    })
    expect([ada, ben].map(([, , , mail]) => emails(mail).length)).toEqual([1, 1])
  })

  it('the accounts of another provider get none', async () => {
    const { sync, way } = await start({ inviteImportedStaff: true })
    await way({ provider: 'google', settings: '{}' })
    const [ada] = own(ADA)
    await sync([ada])
    expect(emails(ada[3])).toEqual([])
  })
})

describe('sending invitations', () => {
  it('once an hour, and to nobody who can’t use it', async () => {
    const { sync, account, invite, id } = await start()
    const [ada, ben] = own(ADA, BEN)
    await sync([ada, ben])
    const [first, second] = [(await account('10'))?.id, (await account('11'))?.id]
    await server.db
      .updateTable('accounts')
      .set({ isEnabled: false })
      .where('id', '=', second ?? 0)
      .execute()
    const elsewhere = await server.newDistrict()
    // Their own account has been signed in to.
    expect((await invite([first, second, id, elsewhere.id, first])).data).toEqual({
      queued: 1,
      recent: 0,
      ineligible: 3,
    })
    const old = tokenIn(ada[3])
    expect((await invite([first])).data).toEqual({ queued: 0, recent: 1, ineligible: 0 })
    expect(emails(ada[3])).toHaveLength(1)
    server.advance(HOUR_MS)
    expect((await invite([first])).data).toEqual({ queued: 1, recent: 0, ineligible: 0 })
    expect(emails(ada[3])).toHaveLength(2)
    expect((await post('/password-links/check', { token: old })).status).toBe(410)
    expect(emails(ben[3])).toEqual([])
  })

  it('an account without a user gets one, unless another user has its address', async () => {
    const { sync, account, invite, email } = await start()
    const [ada, ben] = own(ADA, BEN)
    await sync([ada, ben])
    const accounts = [await account('10'), await account('11')]
    const ids = accounts.map((one) => one?.id ?? 0)
    const userIds = accounts.map((one) => one?.userId ?? 0)
    await server.db.updateTable('accounts').set({ userId: null }).where('id', 'in', ids).execute()
    await server.db.deleteFrom('userDistricts').where('userId', 'in', userIds).execute()
    await server.db.deleteFrom('users').where('id', 'in', userIds).execute()
    await server.db
      .updateTable('accounts')
      .set({ emailAddress: email })
      .where('id', '=', ids[1] ?? 0)
      .execute()
    expect((await invite(ids)).data).toEqual({ queued: 1, recent: 0, ineligible: 1 })
    const token = tokenIn(ada[3])
    expect((await post('/password-links/use', { token, newPassword: NEW })).status).toBe(200)
  })

  it('invitationDays: later the link brings a new one to the same address, also without selfServiceReset', async () => {
    const { sync } = await start({ inviteImportedStaff: true, invitationDays: 1 })
    const [ada] = own(ADA)
    await sync([ada])
    const token = tokenIn(ada[3])
    server.advance(DAY_MS)
    expect((await post('/password-links/use', { token, newPassword: NEW })).status).toBe(410)
    expect((await post('/password-links/renew', { token })).status).toBe(200)
    await expect.poll(() => emails(ada[3]).length).toBe(2)
    const next = tokenIn(ada[3])
    expect((await post('/password-links/use', { token: next, newPassword: NEW })).status).toBe(200)
    // Who has accepted learns that from an old link.
    expect((await post('/password-links/renew', { token })).status).toBe(200)
    await expect.poll(() => emails(ada[3]).length).toBe(3)
    expect(emails(ada[3]).at(-1)?.text).toContain('already chose a password')
  })

  it('while the mail server refuses, they wait and are tried again; then they are given up', async () => {
    const { sync, account, person, invite, logged } = await start()
    const [ada, ben] = own(ADA, BEN)
    await sync([ada, ben])
    server.mail.refuse()
    await invite([(await account('10'))?.id, (await account('11'))?.id])
    expect(await person('10')).toMatchObject({ invitation: 'queued', invitedAt: null })
    const again = async () => {
      server.advance(15 * 60_000)
      await server.jobs.idle()
      await server.jobs.idle()
    }
    server.mail.accept()
    await again()
    expect([ada, ben].map(([, , , mail]) => emails(mail).length)).toEqual([1, 1])

    server.advance(HOUR_MS)
    server.mail.refuse()
    await invite([(await account('10'))?.id])
    for (let times = 0; times < 4; times += 1) await again()
    expect(
      await server.db.selectFrom('invitations').select('dueAt').where('dueAt', 'is not', null).execute(),
    ).toEqual([])
    expect((await logged()).map(({ message }) => message)).toContain("The invitation couldn't be sent")
  })

  it('thousands leave in several jobs, so that an import needn’t wait for all of them', async () => {
    const { clientId, lea, sync, invite } = await start()
    const [ada] = own(ADA)
    await sync([ada])
    const [template] = await server.db
      .selectFrom('accounts')
      .selectAll()
      .where('emailAddress', '=', ada[3])
      .execute()
    const first = 700_000
    const ids = Array.from({ length: 120 }, (_, at) => first + at)
    await server.db
      .insertInto('users')
      .values(
        ids.map((id) => ({
          id,
          emailAddress: `many-${id}@example.org`,
          firstName: 'Many',
          lastName: String(id),
          clientId,
          authType: 'ieAuth',
          status: 'invited' as const,
          createdAt: server.now(),
        })),
      )
      .execute()
    await server.db
      .insertInto('accounts')
      .values(
        ids.map((id) => ({
          id,
          userId: id,
          clientId,
          lea,
          authenticationId: template?.authenticationId ?? null,
          userType: 'staff' as const,
          username: `many-${id}`,
          emailAddress: `many-${id}@example.org`,
          firstName: 'Many',
          lastName: String(id),
          authxAccountId: id,
        })),
      )
      .execute()
    expect((await invite(ids)).data).toEqual({ queued: 120, recent: 0, ineligible: 0 })
    expect(server.mail.sent.filter(({ to }) => to.startsWith('many-'))).toHaveLength(120)
    const jobs = await server.db
      .selectFrom('jobs')
      .select('status')
      .where('kind', '=', 'invitations')
      .execute()
    expect(jobs.length).toBeGreaterThan(2)
    expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(['done']))
  })
})

it('whoever is added manually is invited at once', async () => {
  const { call, lea, sync } = await start()
  await sync(own(ADA))
  const email = `manual-${lea}@example.org`
  const { status } = await call('POST', `/district/staff?lea=${lea}`, {
    staffId: '77',
    firstName: 'Kim',
    lastName: 'Ode',
    role: 'aide',
    siteCodes: ['0412'],
    emailAddress: email,
  })
  expect(status).toBe(200)
  await server.jobs.idle()
  expect(emails(email)).toMatchObject([{ subject: 'Set up your Console account' }])
})
