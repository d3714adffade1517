import type { AlertChoices, AlertMessage, AlertSettings, RunStatus } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { noteExpiries } from '../alerts/note-causes.ts'
import { clockOf } from '../alerts/write-messages.ts'
import { ALERT_CHOICES } from '../testing/alert-choices.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const ask = sender('/alerts')
const MINUTE = 60_000

let district: Awaited<ReturnType<TestServer['newDistrict']>>
let person: TestFetch
beforeEach(async () => {
  district = await server.newDistrict({ roles: ['ROLE_IMPORT_LOG_VIEW'] })
  person = await server.browser(district.email)
})

const choose = async (more: Partial<AlertChoices> = {}, who = person): Promise<AlertSettings> => {
  const { status, data } = await ask(who, 'POST', '/settings', { ...ALERT_CHOICES, ...more })
  expect(status).toBe(200)
  return data
}

/** An import that has just ended, and what the server then makes of it. */
const end = async (
  status: RunStatus,
  rejected: { of?: number; students?: number; courses?: number } = {},
): Promise<void> => {
  server.advance(MINUTE)
  const { students = 0, courses = 0 } = rejected
  const { batchId } = await server.db
    .insertInto('importBatches')
    .values({
      lea: district.lea,
      schoolYear: 2026,
      source: 'sftp',
      triggerType: 'manual',
      status,
      startedAt: server.now(),
      recordsRead: 2000,
      recordsRejected: students + courses,
    })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  for (const [componentName, recordsRejected] of [
    ['students', students],
    ['courses', courses],
  ] as const)
    await server.db
      .insertInto('importResults')
      .values({
        batchId,
        lea: district.lea,
        componentName,
        sequence: 1,
        stage: 'load',
        status: 'completed',
        recordsRead: 1000,
        recordsRejected,
      })
      .execute()
  await settle()
}

/** Lets the server look around twice: once for what is wrong, once for what is to be emailed. */
const settle = async (): Promise<void> => {
  await server.jobs.idle()
  server.advance(MINUTE)
  await server.jobs.idle()
}

/** Hours later, with a new session: nobody stays signed in for so long. */
const later = async (hours: number): Promise<void> => {
  server.advance(hours * 60 * MINUTE)
  await settle()
  person = await server.browser(district.email)
}

const inbox = async (who = person): Promise<AlertMessage[]> => (await ask(who, 'GET', '')).data
const told = async (who = person) => (await inbox(who)).map(({ kind, event }) => `${event} ${kind}`)
const emails = () =>
  server.mail.sent.filter(({ to, headers }) => to === district.email && headers !== undefined)

it('tells one thing once: when it begins, and when it is over', async () => {
  await choose()
  await end('failed')
  await end('failed')
  expect(await told()).toEqual(['importFailed opened'])
  expect(emails().map(({ subject }) => subject)).toEqual([`${district.districtName}: Import failed`])
  const [{ target } = {}] = await inbox()
  expect(emails()[0]?.text).toContain(`/${district.id}/import-logs/results/${target?.params.batchId}\n`)
  await end('completed')
  expect(await told()).toEqual(['importFailed over', 'importFailed opened'])
  expect(emails()).toHaveLength(2)
  await end('failed')
  expect(await told()).toHaveLength(3)
  expect((await inbox())[0]).toMatchObject({
    districtName: district.districtName,
    componentName: null,
    isRead: false,
    target: { route: 'import-log-results' },
  })
})

it('what was open before someone asked is no news, but in the digest', async () => {
  await end('failed')
  await choose({ exportFailed: 'digest' })
  await settle()
  expect(await told()).toEqual([])
  await later(24)
  expect(await inbox()).toMatchObject([
    { kind: 'digest', event: null, counts: [{ event: 'importFailed', count: 1 }] },
  ])
  const [{ target } = {}] = await inbox()
  expect(target).toEqual({
    route: 'import-log-results',
    params: { districtId: String(district.id), batchId: expect.stringMatching(/^\d+$/) },
  })
  expect(emails().at(-1)?.subject).toBe('Digest: 1 open alert')
  await settle()
  expect(await inbox()).toHaveLength(1)
})

it('a digest that is moved to later today comes today', async () => {
  await end('failed')
  await choose({ exportFailed: 'digest' })
  const soon = new Date(server.now().getTime() + 10 * MINUTE)
  await choose({ exportFailed: 'digest', digestAt: clockOf(soon, ALERT_CHOICES.timeZone) })
  expect(await inbox()).toEqual([])
  server.advance(10 * MINUTE)
  await settle()
  expect(await inbox()).toMatchObject([{ kind: 'digest' }])
})

it('rejected rows are told above the limit of each person, by component if they chose some', async () => {
  await choose({ rejectedRows: 'immediate', rejectedPercent: 5 })
  await end('completedWithErrors', { students: 80 })
  expect(await told()).toEqual([])
  await end('completedWithErrors', { students: 200 })
  expect(await inbox()).toMatchObject([{ event: 'rejectedRows', percent: 10, componentName: null }])
  await end('completedWithErrors', { students: 100 })
  expect(await told()).toEqual(['rejectedRows over', 'rejectedRows opened'])
  await choose({ rejectedRows: 'immediate', components: ['courses'] })
  await end('completedWithErrors', { courses: 90 })
  expect((await inbox())[0]).toMatchObject({ componentName: 'courses', percent: 9, kind: 'opened' })
})

it('quiet hours hold messages back, other than failed imports if so chosen', async () => {
  // It is 08:14 in New York.
  const quiet = { quietFrom: '20:00', quietUntil: '10:00', importHeld: 'immediate' } as const
  await choose(quiet)
  await end('failed')
  expect(await told()).toEqual([])
  expect((await ask(person, 'GET', '/unread')).data).toEqual({ count: 0 })
  await choose({ ...quiet, failuresBreakQuiet: true })
  await end('held')
  expect(await told()).toEqual(['importFailed over', 'importFailed opened'])
  await choose(quiet)
  await later(3)
  expect((await told())[0]).toBe('importHeld opened')
  expect(emails().at(-1)?.subject).toBe(`${district.districtName}: Import held for review`)
})

it('whoever loses a district or the role is told nothing more of it', async () => {
  await choose()
  await end('failed')
  expect(await told()).toHaveLength(1)
  await server.db.deleteFrom('userDistricts').where('districtId', '=', district.id).execute()
  const before = emails().length
  await end('completed')
  expect(await told()).toEqual([])
  expect(emails()).toHaveLength(before)
})

it('an email that could not be sent is sent later', async () => {
  await choose()
  server.mail.refuse()
  await end('failed')
  expect(emails()).toHaveLength(0)
  server.mail.accept()
  await settle()
  expect(emails()).toHaveLength(1)
})

it('the link in an email stops emails without a session, but not when it is only opened', async () => {
  await choose()
  await end('failed')
  const [email] = emails()
  const link = /<(.+)>/.exec(email?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(email?.text).toContain(link)
  const opened = await server.fetch(link)
  expect(opened.status).toBe(200)
  expect(await opened.text()).toContain('Stop alert emails?')
  expect((await ask(person, 'GET', '/settings')).data.byEmail).toBe(true)
  // As mail programs do it (RFC 8058): from anywhere, and without the header of calls.
  const posted = await server.app.fetch(
    new Request(link, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example.org',
      },
      body: 'List-Unsubscribe=One-Click',
    }),
  )
  expect(posted.status).toBe(200)
  expect((await ask(person, 'GET', '/settings')).data.byEmail).toBe(false)
  await end('completed')
  expect(emails()).toHaveLength(1)
  expect(await told()).toHaveLength(2)
  expect((await server.fetch(link.replace(/.{4}$/, 'none'))).status).toBe(404)
})

it('certificates that expire within 30 days are told to whoever may see them', async () => {
  const admin = await server.browser('employee@example.org')
  await choose(
    { certificateExpiring: 'immediate', byEmail: false, scope: 'chosen', districtIds: [district.id] },
    admin,
  )
  await choose({ certificateExpiring: 'immediate' })
  const { illuminateClientId } = await server.db
    .selectFrom('districts')
    .select('illuminateClientId')
    .where('id', '=', district.id)
    .executeTakeFirstOrThrow()
  const secretExpiresOn = new Date(server.now().getTime() + 20 * 24 * 60 * MINUTE).toISOString().slice(0, 10)
  await server.db
    .insertInto('authentications')
    .values({
      clientId: illuminateClientId,
      provider: 'azure',
      displayName: 'Microsoft',
      settings: JSON.stringify({ secretExpiresOn }),
    })
    .execute()
  await noteExpiries(server.db, server.now())
  await settle()
  expect(await told(admin)).toEqual(['certificateExpiring opened'])
  expect(await told()).toEqual([])
})

it('asking for the number of unread messages again and again keeps nobody signed in', async () => {
  const statuses: number[] = []
  for (let step = 0; step < 13; step += 1) {
    server.advance(10 * MINUTE)
    statuses.push((await ask(person, 'GET', '/unread')).status)
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 401])
})

it('marks messages as read, only one’s own', async () => {
  await choose()
  await end('failed')
  const [message] = await inbox()
  const other = await server.browser('employee@example.org')
  await ask(other, 'POST', '/read', { ids: [message?.id] })
  expect((await ask(person, 'GET', '/unread')).data).toEqual({ count: 1 })
  expect((await ask(person, 'POST', '/read', { upTo: message?.id })).data).toEqual({ count: 0 })
  expect(await inbox()).toMatchObject([{ isRead: true }])
})

it.each([
  [{ scope: 'chosen', districtIds: [] }, 'districtIds'],
  [{ scope: 'chosen', districtIds: [1] }, 'districtIds'],
  [{ quietFrom: '20:00' }, 'quietUntil'],
  [{ quietFrom: '20:00', quietUntil: '20:00' }, 'quietUntil'],
  [{ quietDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] }, 'quietDays'],
  [{ rejectedPercent: 101 }, 'rejectedPercent'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
] as const)('refuses %j and keeps what was saved', async (more, field) => {
  await choose({ rejectedPercent: 7 })
  const refused = await ask(person, 'POST', '/settings', { ...ALERT_CHOICES, ...more })
  expect(refused).toMatchObject({ status: 400, error: { field } })
  expect((await ask(person, 'GET', '/settings')).data.rejectedPercent).toBe(7)
})
