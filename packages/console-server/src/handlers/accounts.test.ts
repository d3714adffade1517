import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { newColleagues } from '../testing/new-colleagues.ts'
import { sender } from '../testing/walks/send.ts'

const LARKSPUR = 90412
const COPPERLEAF = 90413

let server: TestServer
let admin: TestFetch
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  admin = await server.browser('admin@example.org')
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const send = sender('/accounts')
const headersOf = (clientId: number | string) => ({ 'x-ied-client-id': String(clientId) })
const list = (browser: TestFetch, query = '', clientId: number | string = LARKSPUR) =>
  send(browser, 'GET', query, undefined, headersOf(clientId))
const patch = (browser: TestFetch, id: number | string, body: object, clientId = LARKSPUR) =>
  send(browser, 'PATCH', `/${id}`, body, headersOf(clientId))
const stored = (id: number) =>
  server.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('[S7] GET /accounts', () => {
  it('shows every field of an account, and no secret', async () => {
    const { data } = await list(admin, '?filter[staffId]=10001')
    expect(data).toEqual([
      {
        id: data[0].accountId,
        accountId: expect.any(Number),
        authXAccountId: 412000,
        authenticationId: expect.any(Number),
        authProvider: 'illuminate',
        clientId: LARKSPUR,
        lea: '4107320',
        username: expect.any(String),
        emailAddress: expect.any(String),
        firstName: expect.any(String),
        lastName: expect.any(String),
        userType: 'staff',
        staffId: '10001',
        studentId: null,
        locked: 1,
        lockReason: 'tooManyFailures',
        lockedFrom: '198.51.100.24',
        lockedAt: '2026-09-14T11:36:00.000Z',
        lockedUntil: '2026-09-15T11:36:00.000Z',
        failedLoginCount: 10,
        isEnabled: true,
        mustChangePassword: false,
        secondFactorCount: 0,
        accountState: 'locked',
        passwordChangedAt: null,
        lastLogin: expect.any(String),
        lastLoginIp: expect.stringMatching(/^203\.0\.113\.\d+$/),
        roles: [],
        siteCodes: [expect.any(String)],
        createdAt: expect.any(String),
        createdBy: null,
        updatedAt: null,
        updatedBy: null,
      },
    ])
    const everything = JSON.stringify((await list(admin, '?limit=1000')).data)
    const { hash } = await server.db.selectFrom('localPasswords').select('hash').executeTakeFirstOrThrow()
    expect(everything).not.toContain(hash)
    expect(everything).not.toContain('argon2')
  })

  it.each(['?locked=1', '?filter[locked]=1', '?filter[locked]=true'])(
    '[S2.2] R24 %s shows the locked ones only, for each reason',
    async (query) => {
      const { data } = await list(admin, query)
      expect(new Set(data.map((one: { lockReason: string }) => one.lockReason))).toEqual(
        new Set(['administrator', 'expired', 'tooManyFailures']),
      )
      const open = await list(admin, query.replace('=1', '=0').replace('true', 'false'))
      const all = await list(admin)
      expect(data.length + open.extensions.totalCount).toBe(all.extensions.totalCount)
      expect(open.data.every((one: { locked: number; lockedAt: null }) => one.locked === 0)).toBe(true)
    },
  )

  it.each([['?locked=yes'], ['?filter[locked]=2']])('R16 %s is refused', async (query) => {
    expect((await list(admin, query)).error).toMatchObject({ code: 400 })
  })

  it('R46 sorts by the time of a lock as it is shown, open accounts last', async () => {
    const { clientId } = await server.newDistrict()
    const minutesFrom = (minutes: number) => new Date(server.now().getTime() + minutes * 60_000)
    const account = (at: number, lock: { lockedAt: Date; lockedUntil: Date | null } | null) => ({
      clientId,
      authxAccountId: 900_000 + at,
      username: `lock-${at}`,
      emailAddress: `lock-${at}@example.org`,
      ...(lock ? { ...lock, locked: true, lockReason: 'tooManyFailures' as const } : {}),
    })
    await server.db
      .insertInto('accounts')
      .values([
        account(1, { lockedAt: minutesFrom(-5), lockedUntil: null }),
        account(2, { lockedAt: minutesFrom(-1), lockedUntil: minutesFrom(-1) }),
        account(3, null),
        account(4, { lockedAt: minutesFrom(-2), lockedUntil: minutesFrom(20) }),
      ])
      .execute()
    const order = async (direction: string) =>
      (await list(employee, `?search=lock-&sort[lockedAt]=${direction}`, clientId)).data.map(
        (one: { username: string }) => one.username,
      )
    expect(await order('asc')).toEqual(['lock-1', 'lock-4', 'lock-2', 'lock-3'])
    expect(await order('desc')).toEqual(['lock-4', 'lock-1', 'lock-3', 'lock-2'])
  })

  it('counts a lock that has run out as open', async () => {
    const district = await server.newDistrict()
    await server.db
      .updateTable('accounts')
      .set({ locked: true, lockReason: 'tooManyFailures', lockedAt: server.now(), lockedUntil: server.now() })
      .where('id', '=', district.id)
      .execute()
    server.advance(1000)
    const { data } = await list(employee, '', district.clientId)
    expect(data).toMatchObject([{ locked: 0, lockReason: null, lockedAt: null, lockedUntil: null }])
    expect((await list(employee, '?locked=1', district.clientId)).data).toEqual([])
  })

  it.each(['lastName', 'username', 'lockedAt', 'lastLogin'])('R46 sorts by %s', async (field) => {
    const rows = async (direction: string) => (await list(admin, `?sort[${field}]=${direction}`)).data
    const keys = (data: { accountId: number }[]) => data.map((one) => one.accountId)
    expect(keys(await rows('desc')).sort()).toEqual(keys(await rows('asc')).sort())
    expect(keys(await rows('desc'))).not.toEqual(keys(await rows('asc')))
  })

  it.each([
    ['filter[isEnabled]=false', (one: Row) => one.isEnabled === false],
    ['filter[userType]=student', (one: Row) => one.studentId !== null],
    ['filter[authProvider]=illuminate', (one: Row) => one.authProvider === 'illuminate'],
    ['filter[authXAccountId]=412001', (one: Row) => one.authXAccountId === 412001],
    ['filter[staffId][0]=10001&filter[staffId][1]=10002', (one: Row) => one.staffId !== null],
    ['search=reyes', (one: Row) => one.lastName === 'Reyes'],
  ])('R46 %s finds some and only such', async (query, holds) => {
    const { data, extensions } = await list(admin, `?${query}`)
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(holds)).toBe(true)
    expect(extensions.totalCount).toBe(data.length)
  })

  it('R46 an account that follows a staff and a student row is found by the sites of both, and shows them', async () => {
    const [account] = (await list(admin, '?filter[staffId]=10001')).data
    const student = await sql<{ id: string; site: string }>`
      select source_id as id, data ->> 'siteCode' as site
      from sis_rows join districts own on own.lea = sis_rows.lea and own.sis_year = sis_rows.school_year
      where own.lea = ${account.lea} and component = 'students'
        and not data ->> 'siteCode' = any(${account.siteCodes}::text[])
      limit 1`.execute(server.db)
    const { id, site } = student.rows[0] ?? { id: '', site: '' }
    await server.db.updateTable('accounts').set({ studentId: id }).where('id', '=', account.id).execute()
    const sites = [...account.siteCodes, site]
    for (const code of sites) {
      const { data } = await list(admin, `?filter[siteCodes]=${code}&filter[staffId]=10001`)
      expect(data).toMatchObject([{ id: account.id, siteCodes: sites }])
    }
    await server.db.updateTable('accounts').set({ studentId: null }).where('id', '=', account.id).execute()
  })

  it('R46 groups by state', async () => {
    const { extensions } = await list(admin, '?facets[0]=isEnabled&facets[1]=userType')
    const sum = (groups: { count: number }[]) => groups.reduce((total, { count }) => total + count, 0)
    expect(sum(extensions.facets.isEnabled)).toBe(extensions.totalCount)
    expect(extensions.facets.userType).toContainEqual({ value: 'student', count: 1 })
  })

  it('R46 groups by lock in the words of the field, whatever the filter of it says', async () => {
    const { extensions } = await list(admin, '?facets[0]=locked&filter[locked]=1')
    const open = (await list(admin, '?locked=0')).extensions.totalCount
    expect(extensions.facets.locked).toEqual([
      { value: '0', count: open },
      { value: '1', count: extensions.totalCount },
    ])
  })
})

type Row = {
  isEnabled: boolean
  studentId: string | null
  authProvider: string
  authXAccountId: number
  staffId: string | null
  lastName: string
}

describe('[R19] an account belongs to a client', () => {
  it.each([[undefined], ['x'], ['0'], ['']])('the header %j is refused', async (clientId) => {
    const headers = clientId === undefined ? {} : headersOf(clientId)
    for (const path of ['/api/accounts', '/api/accounts/77103'])
      expect((await admin(path, { headers })).status).toBe(400)
  })

  it("is found with its own client's header only", async () => {
    const [foreign] = (await list(employee, '?limit=1', COPPERLEAF)).data
    const get = (browser: TestFetch, clientId: number) =>
      browser(`/api/accounts/${foreign.accountId}`, { headers: headersOf(clientId) })
    expect((await get(employee, COPPERLEAF)).status).toBe(200)
    expect((await get(employee, LARKSPUR)).status).toBe(404)
    expect((await get(admin, LARKSPUR)).status).toBe(404)
    expect((await get(admin, COPPERLEAF)).status).toBe(403)
    const before = await stored(foreign.accountId)
    expect(await patch(admin, foreign.accountId, { isEnabled: false })).toMatchObject({ status: 404 })
    expect(await patch(admin, foreign.accountId, { locked: 1 }, COPPERLEAF)).toMatchObject({ status: 403 })
    expect(await stored(foreign.accountId)).toEqual(before)
  })

  it('stays out of sight for people of another district of the same client', async () => {
    const { district, browser: help } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
    await server.db.updateTable('accounts').set({ lea: '0610391' }).where('id', '=', district.id).execute()
    expect((await list(help, '', district.clientId)).data).toEqual([])
    expect(await patch(help, district.id, { locked: 1 }, district.clientId)).toMatchObject({ status: 404 })
    expect((await list(employee, '', district.clientId)).data).toHaveLength(1)
  })

  it.each(['0', 'x', '1000000000', '999999'])('the number %s names none', async (id) => {
    expect(await patch(admin, id, { locked: 0 })).toMatchObject({ status: 404 })
  })
})
