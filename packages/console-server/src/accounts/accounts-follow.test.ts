import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { staffDistrict } from './testing/staff-district.ts'
import { ADA, BEN, own } from './testing/staff-lines.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
})
afterAll(() => server.close())

describe('[S7] after the staff of a district were imported', () => {
  it('each gets an account with a user who waits and has no role, and a line in the log', async () => {
    const { sync, account, lea, clientId } = await staffDistrict(server)
    const [ada, ben] = own(ADA, BEN)
    const { header, accounts, lines, details, batchId } = await sync([ada, ben])
    expect(accounts).toMatchObject({
      status: 'completed',
      stage: 'load',
      templateId: null,
      message: null,
      recordsRead: 2,
      recordsInserted: 2,
      recordsUpdated: 0,
      recordsUnchanged: 0,
      recordsRejected: 0,
    })
    expect(header).toMatchObject({
      status: 'completed',
      componentsTotal: 3,
      componentsDone: 3,
      recordsRead: 5,
      recordsExpected: 5,
    })
    expect(details).toEqual([])
    const stored = await account('10')
    expect(stored).toMatchObject({
      clientId,
      lea,
      staffId: '10',
      username: ada[3],
      emailAddress: ada[3],
      firstName: 'Ada',
      lastName: 'Brook',
      userType: 'staff',
      isEnabled: true,
      locked: false,
      createdBy: null,
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
        action: 'create',
        result: 'success',
        staffId: '10',
        username: ada[3],
        batchId,
        accountId: stored?.id,
        authProvider: 'illuminate',
        triggeredBy: null,
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
        idHash: `h${ben?.id}`,
        userId: ben?.userId ?? 0,
        createdAt: server.now(),
        lastSeenAt: server.now(),
        expiresAt: new Date(server.now().getTime() + 60_000),
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
      { action: 'disable', staffId: '11', message: "Not on this school year's staff list." },
    ])
    expect(await account('11')).toMatchObject({ isEnabled: false })
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
