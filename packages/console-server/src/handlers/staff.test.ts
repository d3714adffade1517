import type { NewStaff, Site, Staff } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'

let server: TestServer
let employee: ReturnType<typeof jsonCalls>
beforeAll(async () => {
  server = await createTestServer()
  employee = jsonCalls(await server.browser('employee@example.org'))
})
afterAll(() => server.close())

/** A district with three sites, the last of them switched off, and one staff member from the SIS. */
const start = async (roles?: readonly string[]) => {
  const district = await server.newDistrict(roles ? { roles } : {})
  const { lea } = district
  const row = { lea, schoolYear: 2026, hash: 'h', dateLastModified: server.now() }
  await server.db
    .insertInto('sisRows')
    .values([
      ...['014', '021', '099'].map((siteCode) => ({
        ...row,
        component: 'sites' as const,
        sourceId: siteCode,
        isActive: siteCode !== '099',
        data: json({ siteCode, siteName: siteCode, studentCount: 0, staffCount: siteCode === '014' ? 1 : 0 }),
      })),
      {
        ...row,
        component: 'staff' as const,
        sourceId: '1',
        searchText: 'weiss',
        data: json({
          staffId: '1',
          firstName: 'Ada',
          lastName: 'Weiss',
          role: 'teacher',
          siteCodes: ['014'],
          primarySiteCode: '014',
          emailAddress: 'Ada@example.org',
          username: 'AWeiss',
        }),
      },
    ])
    .execute()
  const call = roles ? jsonCalls(await server.browser(district.email)) : employee
  const add = (body: object) => call<Staff>('POST', `/district/staff?lea=${lea}`, body)
  const change = (id: number, body: object) => call<Staff>('PATCH', `/district/staff/${id}?lea=${lea}`, body)
  const list = async () =>
    (await employee<Staff[]>('GET', `/district/staffs?lea=${lea}&sort[lastName]=asc`)).data
  const counts = async () => {
    const { data } = await employee<Site[]>('GET', `/district/sites?lea=${lea}`)
    return Object.fromEntries(data.map(({ siteCode, staffCount }) => [siteCode, staffCount]))
  }
  const [imported] = await list()
  if (!imported) throw new Error('The imported staff member is not listed.')
  return { ...district, call, add, change, list, counts, imported }
}
const minimal: NewStaff = {
  staffId: '77',
  firstName: 'Kim',
  lastName: 'Ode',
  role: 'aide',
  siteCodes: ['021', '014'],
}
const full: NewStaff = {
  ...minimal,
  primarySiteCode: '014',
  stateStaffId: '8123456789',
  middleName: 'L',
  suffix: 'Jr',
  preferredFirstName: 'Kimmy',
  preferredLastName: 'Odell',
  emailAddress: 'kode@example.org',
  username: 'kode',
  gender: 'X',
  birthDate: '1990-02-28',
  title: 'Reading Aide',
  gradeLevels: ['KG', '01'],
  hireDate: '2019-08-05',
  exitDate: '2019-08-05',
  employmentStatus: 'leave',
}

describe('adding staff', () => {
  it('[S7] saves every field, marks the row as made by hand, and counts it at its sites', async () => {
    const { add, list, counts, lea } = await start()
    const { status, data } = await add(full)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...full,
      lea,
      schoolYear: 2026,
      sourceId: '77',
      isManual: true,
      isActive: true,
      batchId: null,
      accountId: null,
      authXAccountId: null,
      locked: false,
      rolledOver: false,
      keptFields: [],
    })
    expect(await list()).toContainEqual(data)
    expect(await counts()).toEqual({ '014': 2, '021': 1, '099': 0 })
    const found = await employee<Staff[]>('GET', `/district/staffs?lea=${lea}&search=KODE@`)
    expect(found.data.map(({ id }) => id)).toEqual([data.id])
  })

  it('takes the first site for the primary one', async () => {
    const { add } = await start()
    expect((await add(minimal)).data).toMatchObject({
      primarySiteCode: '021',
      employmentStatus: 'active',
      emailAddress: null,
      gradeLevels: [],
    })
  })

  it.each<[string, string, object]>([
    ['staffId', 'none', { staffId: undefined }],
    ['staffId', 'one that is taken', { staffId: '1' }],
    ['staffId', 'a long one', { staffId: '7'.repeat(31) }],
    ['firstName', 'none', { firstName: ' ' }],
    ['lastName', 'a long one', { lastName: 'x'.repeat(76) }],
    ['suffix', 'an empty one', { suffix: '' }],
    ['emailAddress', 'half an address', { emailAddress: 'kode' }],
    ['emailAddress', 'one that is taken, in other letters', { emailAddress: 'ADA@example.org' }],
    ['username', 'one that is taken, in other letters', { username: 'aweiss' }],
    ['username', 'a long one', { username: 'x'.repeat(101) }],
    ['gender', 'a word', { gender: 'female' }],
    ['birthDate', 'no day', { birthDate: '1990-02-30' }],
    ['birthDate', 'long ago', { birthDate: '1899-12-31' }],
    ['birthDate', 'in the future', { birthDate: '2026-09-15' }],
    ['role', 'none', { role: undefined }],
    ['role', 'an unknown one', { role: 'janitor' }],
    ['siteCodes', 'none', { siteCodes: [] }],
    ['siteCodes', 'one of them unknown', { siteCodes: ['014', '500'] }],
    ['siteCodes', 'one of them switched off', { siteCodes: ['014', '099'] }],
    ['siteCodes', 'one of them twice', { siteCodes: ['014', '014'] }],
    ['siteCodes', 'a text', { siteCodes: '014' }],
    ['primarySiteCode', 'a site of somebody else', { primarySiteCode: '500' }],
    ['gradeLevels.0', 'no grade', { gradeLevels: ['K'] }],
    ['exitDate', 'before the hire date', { hireDate: '2019-08-05', exitDate: '2019-08-04' }],
    ['employmentStatus', 'an unknown one', { employmentStatus: 'gone' }],
    ['accountId', 'an account', { accountId: 77_101 }],
    ['locked', 'a lock', { locked: true }],
    ['isManual', 'a mark', { isManual: false }],
    ['rolledOver', 'a rollover', { rolledOver: true }],
  ])("refuses '%s': %s, and adds nothing", async (field, _, wrong) => {
    const { add, list, counts } = await start()
    const before = [await list(), await counts()]
    const { status, error } = await add({ ...full, primarySiteCode: undefined, ...wrong })
    expect([status, error?.field]).toEqual([400, field])
    expect(error?.message).not.toContain(`'${field}'`)
    expect([await list(), await counts()]).toEqual(before)
  })

  it('two who take the same address at once do not both get it', async () => {
    const { add, list } = await start()
    const answers = await Promise.all(
      ['71', '72', '73'].map((staffId) => add({ ...minimal, staffId, emailAddress: 'same@example.org' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect((await list()).filter(({ emailAddress }) => emailAddress === 'same@example.org')).toHaveLength(1)
  })

  it('an address may be used in another district, and again in another year', async () => {
    const { add } = await start()
    expect((await add(full)).status).toBe(200)
    const other = await start()
    expect((await other.add(full)).status).toBe(200)
    await server.db
      .updateTable('sisRows')
      .set({ schoolYear: 2025 })
      .where('lea', '=', other.lea)
      .where('component', '=', 'staff')
      .execute()
    expect((await other.add(full)).status).toBe(200)
  })
})

describe('changing staff', () => {
  it('saves the given fields, keeps them from imports, and counts the sites anew', async () => {
    const { change, imported, list, counts } = await start()
    const { status, data } = await change(imported.id, {
      lastName: 'Weiß',
      siteCodes: ['021'],
      primarySiteCode: '021',
      gender: 'F',
      firstName: 'Ada',
    })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      lastName: 'Weiß',
      siteCodes: ['021'],
      role: 'teacher',
      isManual: false,
      gender: 'F',
    })
    expect(data.keptFields).toEqual(expect.arrayContaining(['lastName', 'primarySiteCode', 'siteCodes']))
    expect(data.keptFields).not.toContain('firstName')
    expect(await list()).toEqual([data])
    expect(await counts()).toEqual({ '014': 0, '021': 1, '099': 0 })
    await change(imported.id, { isActive: false })
    expect(await counts()).toEqual({ '014': 0, '021': 0, '099': 0 })
  })

  it('may keep its own address, and a site that was switched off meanwhile', async () => {
    const { change, imported, lea } = await start()
    await server.db
      .updateTable('sisRows')
      .set({ isActive: false })
      .where('lea', '=', lea)
      .where('sourceId', '=', '014')
      .execute()
    const changes = { emailAddress: 'ada@example.org', siteCodes: ['014', '021'] }
    expect((await change(imported.id, changes)).status).toBe(200)
  })

  it.each<[string, object]>([
    ['staffId', { staffId: '2' }],
    ['firstName', { firstName: null }],
    ['primarySiteCode', { siteCodes: ['021'] }],
    ['primarySiteCode', { primarySiteCode: '021' }],
    ['siteCodes', { siteCodes: ['014', '500'] }],
    ['emailAddress', { emailAddress: 'kode@example.org' }],
    ['username', { username: 'KODE' }],
    // Hired on 2020-01-01.
    ['exitDate', { exitDate: '2019-12-31' }],
    ['exitDate', { hireDate: '2022-01-01', exitDate: '2021-12-31' }],
    ['birthDate', { birthDate: '2999-01-01' }],
    ['keptFields', { keptFields: ['role'] }],
    ['authXAccountId', { authXAccountId: 1 }],
  ])("refuses '%s' in %j and changes nothing", async (field, wrong) => {
    const { add, change, imported, list, counts } = await start()
    await add({ ...full, siteCodes: ['021'], primarySiteCode: '021' })
    await change(imported.id, { hireDate: '2020-01-01' })
    const before = [await list(), await counts()]
    const { status, error } = await change(imported.id, { title: 'Else', ...wrong })
    expect([status, error?.field]).toEqual([400, field])
    expect([await list(), await counts()]).toEqual(before)
  })
})

describe('accounts of staff', () => {
  const account = <Over extends object>(over: Over) => ({
    username: 'a',
    emailAddress: 'a@example.org',
    userType: 'staff' as const,
    ...over,
  })

  it('R24 are those of the own client with the same staff id, with their locks', async () => {
    const own = await start()
    const other = await server.newDistrict()
    const { id } = own
    await server.db
      .insertInto('accounts')
      .values([
        account({ authxAccountId: id * 10, clientId: other.clientId, staffId: '1' }),
        account({ authxAccountId: id * 10 + 1, clientId: own.clientId, staffId: '2', username: 'b' }),
      ])
      .execute()
    expect((await own.list())[0]).toMatchObject({ accountId: null, authXAccountId: null, locked: false })
    const linked = await server.db
      .insertInto('accounts')
      .values(
        account({
          authxAccountId: id * 10 + 2,
          clientId: own.clientId,
          staffId: '1',
          username: 'c',
          locked: true,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    const expected = { accountId: linked.id, authXAccountId: id * 10 + 2, locked: true }
    expect((await own.list())[0]).toMatchObject(expected)
    expect((await own.change(own.imported.id, { title: 'Else' })).data).toMatchObject(expected)
    await server.db
      .updateTable('accounts')
      .set({ lockedUntil: new Date(server.now().getTime() - 1000) })
      .where('id', '=', linked.id)
      .execute()
    expect((await own.list())[0]).toMatchObject({ ...expected, locked: false })
  })
})

describe('[R47]', () => {
  it.each<[readonly string[], number, number]>([
    [['ROLE_USER_MANAGEMENT_CREATE'], 200, 403],
    [['ROLE_USER_MANAGEMENT_EDIT'], 403, 200],
    [['ROLE_USER_MANAGEMENT_VIEW', 'ROLE_TABLE_VIEWER_VIEW', 'ROLE_ACCOUNT_SERVICE_VIEW'], 403, 403],
  ])('%j adds %i and changes %i', async (roles, create, update) => {
    const { add, change, imported, list } = await start(roles)
    const statuses = [(await add(minimal)).status, (await change(imported.id, { title: 'Else' })).status]
    expect(statuses).toEqual([create, update])
    expect(await list()).toHaveLength(create === 200 ? 2 : 1)
  })

  it('R3 provider staff add and change too', async () => {
    const bare = jsonCalls(await server.browser('bare@example.org'))
    const { lea, imported } = await start([])
    expect((await bare('POST', `/district/staff?lea=${lea}`, minimal)).status).toBe(200)
    expect((await bare('PATCH', `/district/staff/${imported.id}?lea=${lea}`, { title: 'Else' })).status).toBe(
      200,
    )
  })

  it('[R18] staff are changed in their own district only', async () => {
    const own = await start(['ROLE_USER_MANAGEMENT_CREATE', 'ROLE_USER_MANAGEMENT_EDIT'])
    const other = await start()
    const before = await other.list()
    expect((await own.change(other.imported.id, { title: 'Else' })).status).toBe(404)
    const path = `/district/staff/${other.imported.id}?lea=${other.lea}`
    expect((await own.call('PATCH', path, { title: 'Else' })).status).toBe(403)
    expect((await own.call('POST', `/district/staff?lea=${other.lea}`, minimal)).status).toBe(403)
    expect(await other.list()).toEqual(before)
  })
})
