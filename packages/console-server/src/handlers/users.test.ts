import type { User } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { newColleagues } from '../testing/new-colleagues.ts'
import { fingerprintTables } from '../testing/walks/fingerprint-tables.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const EMPLOYEE_ID = 101
const BARE_ID = 102

const send = sender('/users')
const list = (query = '', browser = employee) => send(browser, 'GET', `?limit=1000${query}`)
const get = (id: number | string, browser = employee) => send(browser, 'GET', `/${id}`)
const patch = (id: number | string, body: object, browser = employee) =>
  send(browser, 'PATCH', `/${id}`, body)
const unchangedAfter = async <T>(act: () => Promise<T>): Promise<T> => {
  const before = await fingerprintTables(server.db)
  const answer = await act()
  expect(await fingerprintTables(server.db)).toEqual(before)
  return answer
}

/** Two people of one new district: one to be changed, and one who may give roles and has some. */
const newPair = async (roles: readonly string[] = ['ROLE_IMPORT_LOG_VIEW']) => {
  const giving = ['ROLE_USER_ROLE_CREATE', 'ROLE_USER_ROLE_VIEW', 'ROLE_USER_VIEW']
  const { district, other, browser } = await newColleagues(server, [...giving, ...roles])
  return { district, giver: browser, giverId: other.id, elsewhere: other }
}

describe('[S7] GET /users', () => {
  it('shows every field of a user', async () => {
    const { data } = await get(104)
    expect(data).toEqual({
      id: 104,
      emailAddress: 'api@example.org',
      firstName: 'Kofi',
      lastName: 'Mensah',
      ssoUser: {
        name: 'Kofi Mensah',
        firstName: 'Kofi',
        lastName: 'Mensah',
        email: 'api@example.org',
        authType: 'ieAuth',
      },
      clientId: 90412,
      clientName: 'Larkspur Valley Unified',
      accountId: 77104,
      authXAccountId: 50904,
      status: 'active',
      districtIds: [412],
      lastLogin: null,
      lastActiveAt: null,
      roles: ['ROLE_SETUP_DISTRICT_VIEW', 'ROLE_SETUP_SIS_IMPORTS_API_EDIT'],
      reachableRoles: ['ROLE_SETUP_DISTRICT_VIEW', 'ROLE_SETUP_SIS_IMPORTS_API_EDIT'],
      createdAt: expect.any(String),
      createdBy: 'Ana Silva',
      updatedAt: expect.any(String),
      updatedBy: 'Ana Silva',
    })
    expect((await list('&filter[id]=104')).data).toEqual([data])
  })

  it.each([
    ['filter[authXAccountId]=50904', [104]],
    ['filter[accountId]=77103', [103]],
    ['filter[status]=active&filter[clientId]=90412&search=reyes', [103]],
    ['filter[reachableRoles]=ROLE_USER_ROLE_CREATE', [EMPLOYEE_ID]],
    ['filter[lastLogin][lt]=2026-01-01', []],
    ['search=%25', []],
  ])('R24 R46 %s finds whom it names', async (query, ids) => {
    expect((await list(`&${query}`)).data.map((user: User) => user.id)).toEqual(ids)
  })

  it.each(['lastName', 'emailAddress', 'status', 'lastLogin'])('R46 sorts by %s', async (field) => {
    const ids = async (direction: string) =>
      (await list(`&sort[${field}]=${direction}`)).data.map((user: User) => user.id)
    expect([...(await ids('desc'))].sort()).toEqual([...(await ids('asc'))].sort())
  })

  it('[S6] a role counts for whoever reaches it, however far', async () => {
    const found = (await list('&filter[reachableRoles]=ROLE_TABLE_VIEWER_VIEW')).data
    expect(found.length).toBeGreaterThan(3)
    for (const user of found) expect(user.reachableRoles).toContain('ROLE_TABLE_VIEWER_VIEW')
    const all = (await list()).data.filter((user: User) =>
      user.reachableRoles.includes('ROLE_TABLE_VIEWER_VIEW'),
    )
    expect(found).toEqual(all)
  })

  it('[R18] is for people of a client a list of their own districts', async () => {
    const { district, giver, giverId } = await newPair()
    const ids = (await list('', giver)).data.map((user: User) => user.id)
    expect(ids.sort()).toEqual([district.id, giverId].sort())
    expect(await get(district.id, giver)).toMatchObject({ status: 200 })
    // Neither a user of another district nor provider staff, even if they were given this district.
    await server.db.insertInto('userDistricts').values({ userId: BARE_ID, districtId: district.id }).execute()
    for (const id of [103, BARE_ID, 999_999, 'x']) expect(await get(id, giver)).toMatchObject({ status: 404 })
    expect((await list('&filter[authXAccountId]=50903', giver)).data).toEqual([])
    await server.db.deleteFrom('userDistricts').where('userId', '=', BARE_ID).execute()
  })
})

describe('[S7] PATCH /users/{id}', () => {
  it('gives roles that count from the next call', async () => {
    const { district } = await newPair()
    const browser = await server.browser(district.email)
    const logs = `/api/district/import-log-headers?lea=${district.lea}`
    expect((await browser(logs)).status).toBe(403)
    const answer = await patch(district.id, { roles: ['ROLE_READ_ONLY_AUDITOR', 'ROLE_READ_ONLY_AUDITOR'] })
    expect(answer).toMatchObject({
      status: 200,
      data: {
        roles: ['ROLE_READ_ONLY_AUDITOR'],
        reachableRoles: expect.arrayContaining(['ROLE_IMPORT_LOG_VIEW', 'ROLE_TABLE_VIEWER_VIEW']),
        updatedBy: 'Ana Silva',
      },
    })
    expect((await browser(logs)).status).toBe(200)
    await patch(district.id, { roles: [] })
    expect((await browser(logs)).status).toBe(403)
  })

  it('leaves a line in the log of the account', async () => {
    const { district } = await newPair()
    await patch(district.id, { roles: ['ROLE_SETUP_VIEW'] })
    await patch(district.id, { status: 'disabled', roles: [] })
    await unchangedAfter(() => patch(district.id, { status: 'disabled', roles: [] }))
    const lines = await server.db
      .selectFrom('accountSyncLogs')
      .select(['action', 'changes', 'triggeredBy'])
      .where('accountId', '=', district.id)
      .orderBy('timestamp')
      .execute()
    expect(lines).toEqual([
      {
        action: 'update',
        triggeredBy: 'Ana Silva',
        changes: [{ field: 'roles', from: '', to: 'ROLE_SETUP_VIEW' }],
      },
      {
        action: 'disable',
        triggeredBy: 'Ana Silva',
        changes: [
          { field: 'status', from: 'active', to: 'disabled' },
          { field: 'roles', from: 'ROLE_SETUP_VIEW', to: '' },
        ],
      },
    ])
  })

  it('a disabled user is out at once, and stays out', async () => {
    const { district } = await newPair()
    const browser = await server.browser(district.email)
    expect(await patch(district.id, { status: 'disabled' })).toMatchObject({ data: { status: 'disabled' } })
    expect((await browser('/api/user-info')).status).toBe(401)
    await expect(server.signIn(district.email)).rejects.toThrow('or the account is locked')
    await patch(district.id, { status: 'active' })
    expect((await browser('/api/user-info')).status).toBe(401)
    expect(await server.signIn(district.email)).toMatch(/./)
  })

  it('gives and takes districts', async () => {
    const { district } = await newPair()
    const browser = await server.browser(district.email)
    const seen = async () =>
      (await (await browser('/api/districts')).json()).data.map((one: { id: number }) => one.id)
    const { data } = await patch(district.id, { districtIds: [413, district.id, 413] })
    expect(data.districtIds).toEqual([413, district.id])
    expect((await seen()).sort()).toEqual([413, district.id].sort())
    await patch(district.id, { districtIds: [] })
    expect(await seen()).toEqual([])
  })

  it.each([
    [{ roles: ['ROLE_NOT_THERE'] }, 'roles'],
    [{ roles: ['nonsense'] }, 'roles.0'],
    [{ roles: 'ROLE_SETUP_VIEW' }, 'roles'],
    [{ roles: ['ROLE_ILLUMINATE_EMPLOYEE'] }, 'roles'],
    [{ roles: ['ROLE_SUPPORT_SPECIALIST'] }, 'roles'],
    [{ districtIds: [999_999] }, 'districtIds'],
    [{ districtIds: ['412'] }, 'districtIds.0'],
    [{ status: 'invited' }, 'status'],
    [{ emailAddress: 'x@example.org' }, 'emailAddress'],
    [{ reachableRoles: [] }, 'reachableRoles'],
    [{ clientId: null }, 'clientId'],
  ])('the body %j is refused by name', async (body, field) => {
    const { district } = await newPair()
    const answer = await unchangedAfter(() => patch(district.id, body))
    expect(answer).toMatchObject({
      status: 400,
      error: { field, message: expect.not.stringContaining(`'${field}'`) },
    })
  })

  it.each(['0', 'x', '999999'])('the number %s names nobody', async (id) => {
    expect(await patch(id, {})).toMatchObject({ status: 404 })
  })
})
