import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { type StaffLine, staffDistrict } from './testing/staff-district.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
})
afterAll(() => server.close())

const ADA: StaffLine = ['10', 'Ada', 'Brook', 'ada@a.example.org', 'abrook']
const BEN: StaffLine = ['11', 'Ben', 'Cole', 'ben@a.example.org', 'bcole']
const CLEO: StaffLine = ['12', 'Cleo', 'Dean', '', 'cdean']
const within = (mail: string, line: StaffLine): StaffLine => [line[0], line[1], line[2], mail, line[4]]
let made = 0
/** Addresses of users are unique in the whole database. */
const own = <const Staff extends readonly StaffLine[]>(...staff: Staff) => {
  made += 1
  const lines = staff.map((line) => within(line[3].replace('@a.', `@d${made}.`), line))
  return lines as { [Place in keyof Staff]: StaffLine }
}

describe('[S7] after the staff of a district were imported', () => {
  it('each gets an account with a user who waits and has no role, and a line in the log', async () => {
    const { sync, account, lea, clientId } = await staffDistrict(server)
    const [ada, ben] = own(ADA, BEN)
    const { header, accounts, lines, details, batchId } = await sync([ada, ben])
    expect(accounts).toMatchObject({
      ...{ status: 'completed', stage: 'load', templateId: null, message: null },
      ...{ recordsRead: 2, recordsInserted: 2, recordsUpdated: 0, recordsUnchanged: 0, recordsRejected: 0 },
    })
    expect(header).toMatchObject({
      ...{ status: 'completed', componentsTotal: 3, componentsDone: 3, recordsRead: 5, recordsExpected: 5 },
    })
    expect(details).toEqual([])
    const stored = await account('10')
    expect(stored).toMatchObject({
      ...{ clientId, lea, staffId: '10', username: ada[3], emailAddress: ada[3], firstName: 'Ada' },
      ...{ lastName: 'Brook', userType: 'staff', isEnabled: true, locked: false, createdBy: null },
    })
    const user = await server.db
      .selectFrom('users')
      .leftJoin('userRoles', 'userRoles.userId', 'users.id')
      .leftJoin('userDistricts', 'userDistricts.userId', 'users.id')
      .leftJoin('districts', 'districts.id', 'userDistricts.districtId')
      .select(['users.status', 'users.emailAddress', 'userRoles.roleName', 'districts.lea'])
      .where('users.id', '=', stored?.userId ?? 0)
      .execute()
    expect(user).toEqual([{ status: 'invited', emailAddress: ada[3], roleName: null, lea }])
    expect(lines).toMatchObject([
      {
        ...{ action: 'create', result: 'success', staffId: '10', username: ada[3], batchId },
        ...{ accountId: stored?.id, authProvider: 'illuminate', triggeredBy: null },
        changes: expect.arrayContaining([{ field: 'lastName', from: null, to: 'Brook' }]),
      },
      { action: 'create', staffId: '11' },
    ])
  })

  it('nothing is written where nothing changed', async () => {
    const { sync, logged, account } = await staffDistrict(server)
    const staff = own(ADA, BEN)
    await sync(staff)
    const [before, log] = [await account('10'), await logged()]
    const again = await sync(staff)
    expect(again.accounts).toMatchObject({ status: 'completed', recordsRead: 2, recordsUnchanged: 2 })
    expect([await account('10'), await logged()]).toEqual([before, log])
  })

  it("a new name and a new mail address are the account's and the user's, and the log says from what to what", async () => {
    const { sync, account } = await staffDistrict(server)
    const [ada] = own(ADA)
    await sync([ada])
    const { lines, accounts } = await sync([['10', 'Ada', 'Stone', `new-${ada[3]}`, 'astone']])
    expect(accounts).toMatchObject({ recordsUpdated: 1 })
    expect(lines).toMatchObject([
      {
        action: 'update',
        changes: [
          { field: 'username', from: ada[3], to: `new-${ada[3]}` },
          { field: 'emailAddress', from: ada[3], to: `new-${ada[3]}` },
          { field: 'lastName', from: 'Brook', to: 'Stone' },
        ],
      },
    ])
    const stored = await account('10')
    const user = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', stored?.userId ?? 0)
      .executeTakeFirst()
    expect(user).toMatchObject({ lastName: 'Stone', emailAddress: `new-${ada[3]}` })
  })

  it('whoever left is disabled and out at once, and back when they come back', async () => {
    const { sync, account } = await staffDistrict(server)
    const staff = own(ADA, BEN)
    await sync(staff)
    const ben = await account('11')
    await server.db
      .insertInto('sessions')
      .values({
        ...{ idHash: `h${ben?.id}`, userId: ben?.userId ?? 0, createdAt: server.now() },
        ...{ lastSeenAt: server.now(), expiresAt: new Date(server.now().getTime() + 60_000) },
      })
      .execute()
    const left = await sync(staff.slice(0, 1))
    expect(left.accounts).toMatchObject({ recordsRead: 2, recordsUpdated: 1, recordsUnchanged: 1 })
    expect(left.lines).toMatchObject([
      { action: 'disable', staffId: '11', changes: [{ field: 'isEnabled', from: 'true', to: 'false' }] },
    ])
    expect(await account('11')).toMatchObject({ isEnabled: false })
    const sessions = server.db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', ben?.userId ?? 0)
    expect(await sessions.execute()).toEqual([])
    expect((await sync(staff.slice(0, 1))).lines).toEqual([])
    expect((await sync(staff)).lines).toMatchObject([{ action: 'enable', staffId: '11' }])
    expect(await account('11')).toMatchObject({ id: ben?.id, isEnabled: true, leftAt: null })
  })

  it('whoever is in no row of the year is disabled by a full file only, and not when there are many of them', async () => {
    const { sync, account, lea } = await staffDistrict(server)
    const staff = own(ADA, BEN)
    await sync(staff)
    await server.db.deleteFrom('sisRows').where('lea', '=', lea).where('sourceId', '=', '11').execute()
    const limit = (deleteThresholdPercent: number | null) =>
      server.db
        .updateTable('importTemplates')
        .set({ deleteThresholdPercent })
        .where('lea', '=', lea)
        .execute()
    expect((await sync(staff.slice(0, 1), { mode: 'delta' })).lines).toEqual([])
    await limit(40)
    const kept = await sync(staff.slice(0, 1))
    expect(kept.accounts).toMatchObject({ status: 'completed', warningCount: 1, recordsDeleted: 0 })
    expect(kept.details).toMatchObject([
      { errorCode: 'H001', message: '1 of 2 accounts would be removed (50%). They were kept.' },
    ])
    expect(kept.lines).toEqual([])
    await limit(60)
    const done = await sync(staff.slice(0, 1))
    expect(done.accounts).toMatchObject({ status: 'completed', recordsRead: 1, recordsDeleted: 1 })
    expect(done.lines).toMatchObject([
      { action: 'disable', staffId: '11', message: 'Not among the staff of this school year.' },
    ])
    expect(await account('11')).toMatchObject({ isEnabled: false })
  })

  it('A001 a user name that somebody has stays theirs: a warning, and a link to the account', async () => {
    const { sync, account, logged, id } = await staffDistrict(server)
    const [ada, ben] = own(ADA, BEN)
    await sync([ada])
    const { accounts, details, lines } = await sync([ada, within(ada[3].toUpperCase(), ben)])
    const holder = await account('10')
    expect(accounts).toMatchObject({
      ...{ status: 'completed', recordsRead: 2, recordsUnchanged: 2, recordsInserted: 0 },
      ...{ warningCount: 1, recordsWarned: 1, errorCount: 0 },
    })
    expect(details).toMatchObject([
      {
        ...{ errorCode: 'A001', severity: 'warning', sourceId: '11', recordLabel: 'Cole, Ben' },
        fixTarget: { route: 'imt-accounts', params: { id: String(holder?.id) } },
      },
    ])
    expect(lines).toMatchObject([
      { action: 'skip', result: 'warning', errorCode: 'A001', staffId: '11', accountId: null },
    ])
    expect(await account('11')).toBeUndefined()
    const log = await logged()
    const again = await sync([ada, within(ada[3].toUpperCase(), ben)])
    expect([again.details.length, await logged()]).toEqual([1, log])
    const both = await sync([within(`x-${ada[3]}`, ada), ben, ['13', 'Di', 'Fox', `x-${ada[3]}`, 'dfox']])
    expect(both.details).toMatchObject([{ errorCode: 'A001', sourceId: '13' }])
    expect(both.accounts).toMatchObject({ recordsInserted: 1, recordsUpdated: 1, recordsUnchanged: 1 })
    expect(id).toBeGreaterThan(0)
  })

  it('A002 without what the user name is made of there is no account: an error, and a link to the person', async () => {
    const { sync, account, lea, id, way } = await staffDistrict(server)
    const { accounts, details, lines, header } = await sync(own(CLEO, ADA))
    expect(accounts).toMatchObject({
      ...{ status: 'completedWithErrors', recordsRead: 2, recordsInserted: 1, recordsRejected: 1 },
      ...{ errorCount: 1, message: 'Account was not created (1)', failureOrigin: 'sis' },
    })
    expect(header).toMatchObject({ status: 'completedWithErrors' })
    const row = await server.db
      .selectFrom('sisRows')
      .select('id')
      .where('lea', '=', lea)
      .where('sourceId', '=', '12')
      .executeTakeFirst()
    expect(details).toMatchObject([
      {
        ...{ errorCode: 'A002', severity: 'error', sourceId: '12', columnName: 'emailAddress' },
        message: 'The account was not created: no email address.',
        fixTarget: { route: 'user-edit', params: { districtId: String(id), id: String(row?.id) } },
      },
    ])
    expect(lines.filter(({ action }) => action === 'skip')).toMatchObject([
      { result: 'failure', errorCode: 'A002', staffId: '12' },
    ])
    await way({ usernameAttribute: 'username' })
    expect((await sync([CLEO])).accounts).toMatchObject({ recordsInserted: 1 })
    expect(await account('12')).toMatchObject({ username: 'cdean', emailAddress: '', userId: null })
  })

  it.each([
    ['username', 'abrook'],
    ['staffId', '10'],
    ['studentId', '10'],
  ])('the user name is made of %s where the way to sign in says so', async (usernameAttribute, expected) => {
    const { sync, account, way } = await staffDistrict(server)
    await way({ usernameAttribute })
    await sync(own(ADA))
    expect(await account('10')).toMatchObject({ username: expected })
  })

  it.each([
    [{ isEnabled: false }],
    [{ userTypes: JSON.stringify(['student']) }],
    [{ provider: 'illuminate_google' }],
  ])('nothing follows where the only way to sign in is %j', async (values) => {
    const { sync, way, account } = await staffDistrict(server)
    await way(values)
    const { header, accounts } = await sync(own(ADA))
    expect([accounts, await account('10')]).toEqual([undefined, undefined])
    expect(header).toMatchObject({ componentsTotal: 2, recordsRead: 2 })
  })

  it('is skipped when the staff failed', async () => {
    const { sync, account } = await staffDistrict(server)
    const { accounts } = await sync([['', '', '', '', '']])
    expect(accounts).toMatchObject({ status: 'cancelled', message: 'Skipped: staff failed' })
    expect(await account('10')).toBeUndefined()
  })
})

describe('what people decided stays', () => {
  it('an account that was disabled or locked by hand', async () => {
    const { sync, account, change } = await staffDistrict(server)
    const staff = own(ADA, BEN)
    await sync(staff)
    await change('10', { isEnabled: false })
    await change('11', { locked: 1 })
    expect((await sync(staff)).lines).toEqual([])
    await sync([])
    await sync(staff)
    expect(await account('10')).toMatchObject({ isEnabled: false })
    expect(await account('11')).toMatchObject({ isEnabled: true, locked: true, lockReason: 'administrator' })
  })

  it('one that was enabled by hand after its owner had left, until somebody disables it', async () => {
    const { sync, account, change } = await staffDistrict(server)
    const staff = own(ADA, BEN)
    await sync(staff)
    await sync(staff.slice(0, 1))
    await change('11', { isEnabled: true })
    expect((await sync(staff.slice(0, 1))).lines).toEqual([])
    expect(await account('11')).toMatchObject({ isEnabled: true })
    await change('11', { isEnabled: false })
    expect((await sync(staff)).lines).toEqual([])
    expect(await account('11')).toMatchObject({ isEnabled: false })
  })

  it('a user name that somebody chose', async () => {
    const { sync, account } = await staffDistrict(server)
    const [ada] = own(ADA)
    await sync([ada])
    const { id = 0 } = (await account('10')) ?? {}
    await server.db
      .updateTable('accounts')
      .set({ username: `ada-${id}` })
      .where('id', '=', id)
      .execute()
    const { lines } = await sync([within(`new-${ada[3]}`, ada)])
    expect(lines).toMatchObject([{ action: 'update', changes: [{ field: 'emailAddress' }] }])
    expect(await account('10')).toMatchObject({ username: `ada-${id}`, emailAddress: `new-${ada[3]}` })
  })
})

describe('linking by mail address', () => {
  it('takes the account that is there, with its user name, roles and password', async () => {
    const { sync, account, way, email, id, logged } = await staffDistrict(server)
    await way({ autoLinkByEmail: true })
    const { lines, accounts } = await sync([['10', 'Robin', 'Moss', email.toUpperCase(), 'rmoss']])
    expect(accounts).toMatchObject({ recordsUpdated: 1, recordsInserted: 0 })
    expect(lines).toMatchObject([
      {
        ...{ action: 'link', accountId: id },
        changes: expect.arrayContaining([{ field: 'staffId', from: null, to: '10' }]),
      },
    ])
    expect(await account('10')).toMatchObject({ id, userId: id, username: `person-${id}` })
    expect(await server.signIn(email)).toMatch(/./)
    expect(await logged()).toHaveLength(1)
  })

  it('is left alone where the settings do not ask for it: A001', async () => {
    const { sync, account, email, id } = await staffDistrict(server)
    const { details } = await sync([['10', 'Robin', 'Moss', email, 'rmoss']])
    expect(details).toMatchObject([{ errorCode: 'A001', fixTarget: { params: { id: String(id) } } }])
    expect(await account('10')).toBeUndefined()
  })

  it('an address that two people share links nobody', async () => {
    const { sync, account, way, email } = await staffDistrict(server)
    await way({ autoLinkByEmail: true, usernameAttribute: 'username' })
    await sync([
      ['10', 'Robin', 'Moss', email, 'rmoss'],
      ['11', 'Kim', 'Moss', email, 'kmoss'],
    ])
    expect([await account('10'), await account('11')]).toMatchObject([
      { username: 'rmoss' },
      { username: 'kmoss' },
    ])
  })
})

it('a run that begins anew finds what it did already: counted once, written once', async () => {
  const { sync, logged, lea } = await staffDistrict(server)
  const [ada, ben, di] = own(ADA, BEN, ['13', 'Di', 'Fox', 'di@a.example.org', 'dfox'])
  await sync([ada, di])
  await server.db.deleteFrom('sisRows').where('lea', '=', lea).where('sourceId', '=', '13').execute()
  const { batchId, accounts } = await sync([ada, ben])
  const counts = { recordsRead: 2, recordsInserted: 1, recordsUnchanged: 1, recordsDeleted: 1 }
  expect(accounts).toMatchObject(counts)
  const log = await logged()
  const etlStatusId = Number(accounts?.etlStatusId)
  const begun = { status: 'loading' as const }
  await server.db.updateTable('importResults').set(begun).where('etlStatusId', '=', etlStatusId).execute()
  await server.db.updateTable('importBatches').set(begun).where('batchId', '=', batchId).execute()
  await server.db.insertInto('jobs').values({ kind: 'import', lea, batchId, payload: '{}' }).execute()
  server.jobs.nudge()
  await server.jobs.idle()
  const again = await server.db
    .selectFrom('importResults')
    .selectAll()
    .where('etlStatusId', '=', etlStatusId)
    .executeTakeFirst()
  expect(again).toMatchObject({ status: 'completed', ...counts })
  expect(await logged()).toEqual(log)
})
