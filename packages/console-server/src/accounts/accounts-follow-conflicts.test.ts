import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { staffDistrict } from './testing/staff-district.ts'
import { ADA, BEN, CLEO, own, withMail } from './testing/staff-lines.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
})
afterAll(() => server.close())

describe('[S7] after the staff of a district were imported', () => {
  it('A001 a user name that somebody has stays theirs: a warning, and a link to the account', async () => {
    const { sync, account, logged, id } = await staffDistrict(server)
    const [ada, ben] = own(ADA, BEN)
    await sync([ada])
    const { accounts, details, lines } = await sync([ada, withMail(ada[3].toUpperCase(), ben)])
    const holder = await account('10')
    expect(accounts).toMatchObject({
      status: 'completed',
      recordsRead: 2,
      recordsUnchanged: 2,
      recordsInserted: 0,
      warningCount: 1,
      recordsWarned: 1,
      errorCount: 0,
    })
    expect(details).toMatchObject([
      {
        errorCode: 'A001',
        severity: 'warning',
        sourceId: '11',
        recordLabel: 'Cole, Ben',
        fixTarget: { route: 'imt-accounts', params: { id: String(holder?.id) } },
      },
    ])
    expect(lines).toMatchObject([
      { action: 'skip', result: 'warning', errorCode: 'A001', staffId: '11', accountId: null },
    ])
    expect(await account('11')).toBeUndefined()
    const log = await logged()
    const again = await sync([ada, withMail(ada[3].toUpperCase(), ben)])
    expect([again.details.length, await logged()]).toEqual([1, log])
    const both = await sync([withMail(`x-${ada[3]}`, ada), ben, ['13', 'Di', 'Fox', `x-${ada[3]}`, 'dfox']])
    expect(both.details).toMatchObject([{ errorCode: 'A001', sourceId: '13' }])
    expect(both.accounts).toMatchObject({ recordsInserted: 1, recordsUpdated: 1, recordsUnchanged: 1 })
    expect(id).toBeGreaterThan(0)
  })

  it('A002 without what the user name is made of there is no account: an error, and a link to the person', async () => {
    const { sync, account, lea, id, way } = await staffDistrict(server)
    const { accounts, details, lines, header } = await sync(own(CLEO, ADA))
    expect(accounts).toMatchObject({
      status: 'completedWithErrors',
      recordsRead: 2,
      recordsInserted: 1,
      recordsRejected: 1,
      errorCount: 1,
      message: 'Account was not created (1)',
      failureOrigin: 'sis',
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
        errorCode: 'A002',
        severity: 'error',
        sourceId: '12',
        columnName: 'emailAddress',
        message: 'The account was not created: email address is missing.',
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

  it.each(['emailAddress', 'username'])(
    'A003 an email address of another client makes no account that nobody could sign in to: by %s',
    async (usernameAttribute) => {
      const other = await server.newDistrict()
      const { sync, account, logged, way } = await staffDistrict(server)
      await way({ usernameAttribute })
      const [ada, ben] = own(ADA, BEN)
      const taken = withMail(other.email, ada)
      const { accounts, details, lines } = await sync([taken, ben])
      expect(accounts).toMatchObject({ recordsInserted: 1, recordsRejected: 1, errorCount: 1 })
      expect(details).toMatchObject([
        {
          errorCode: 'A003',
          severity: 'error',
          sourceId: '10',
          columnName: 'emailAddress',
          message: `The account was not created: email address "${taken[3]}" is used in another client.`,
          fixTarget: { route: 'user-edit' },
        },
      ])
      expect(lines.filter(({ action }) => action === 'skip')).toMatchObject([
        { result: 'failure', errorCode: 'A003', staffId: '10', accountId: null },
      ])
      expect(await account('10')).toBeUndefined()
      const log = await logged()
      await sync([taken, ben])
      expect(await logged()).toEqual(log)
      expect((await sync([ada, ben])).accounts).toMatchObject({ recordsInserted: 1, recordsRejected: 0 })
      expect(await account('10')).toMatchObject({ userId: expect.any(Number) })
    },
  )
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
    const { lines } = await sync([withMail(`new-${ada[3]}`, ada)])
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
        action: 'link',
        accountId: id,
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
