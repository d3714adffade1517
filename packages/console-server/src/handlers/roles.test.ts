import type { RoleDefinition } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const send = async (browser: TestFetch, method: string, path: string, body: object) => {
  const response = await browser(path, { method, body: JSON.stringify(body) })
  return { status: response.status, ...(await response.json()) }
}
const post = (body: object, browser = employee) => send(browser, 'POST', '/api/roles', body)
const patch = (id: number | string, body: object, browser = employee) =>
  send(browser, 'PATCH', `/api/roles/${id}`, body)
const list = async (query = '', browser = employee) => (await browser(`/api/roles?limit=1000${query}`)).json()
const named = async (name: string, browser = employee): Promise<RoleDefinition> =>
  (await list(`&filter[name]=${name}`, browser)).data[0]

let made = 0
/** A name that no other test uses. */
const newName = () => {
  made += 1
  return `ROLE_TEST_${made}`
}
const newRole = async (children: (string | number)[] = [], more: object = {}): Promise<RoleDefinition> => {
  const name = newName()
  return (await post({ name, displayName: name, children, ...more })).data
}

/** Everything that a refused call could have changed. */
const everything = async () => [
  await server.db.selectFrom('roles').selectAll().orderBy('id').execute(),
  await server.db
    .selectFrom('roleInheritance')
    .selectAll()
    .orderBy('roleName')
    .orderBy('inheritsName')
    .execute(),
  await server.db.selectFrom('userRoles').selectAll().orderBy('userId').orderBy('roleName').execute(),
]
const unchangedAfter = async <T>(act: () => Promise<T>): Promise<T> => {
  const before = await everything()
  const answer = await act()
  expect(await everything()).toEqual(before)
  return answer
}

describe('[S7] POST /roles', () => {
  it('makes a role of others, named or numbered', async () => {
    const { id } = await named('ROLE_IMPORT_LOG_VIEW')
    const name = newName()
    const children = ['ROLE_EXPORT_LOG_VIEW', id, 'ROLE_EXPORT_LOG_VIEW', 'ROLE_IMPORT_LOG_VIEW']
    const answer = await post({ name, displayName: ' Logs ', description: 'Both logs', children })
    expect(answer).toMatchObject({
      status: 200,
      data: {
        name,
        displayName: 'Logs',
        description: 'Both logs',
        roleType: 'custom',
        scope: 'client',
        children: ['ROLE_EXPORT_LOG_VIEW', 'ROLE_IMPORT_LOG_VIEW'],
        reachableRoles: ['ROLE_EXPORT_LOG_VIEW', 'ROLE_IMPORT_LOG_VIEW', name],
        userCount: 0,
        createdBy: 'Ana Silva',
        updatedAt: answer.data.createdAt,
        updatedBy: 'Ana Silva',
      },
    })
    expect(await named(name)).toEqual(answer.data)
  })

  it.each([
    [{ displayName: 'x' }, 'name'],
    [{ name: 'DATA_ADMIN', displayName: 'x' }, 'name'],
    [{ name: 'ROLE_a', displayName: 'x' }, 'name'],
    [{ name: 'ROLE_A', displayName: 'x' }, 'name'],
    [{ name: `ROLE_${'A'.repeat(76)}`, displayName: 'x' }, 'name'],
    [{ name: 'ROLE_SETUP_VIEW', displayName: 'x' }, 'name'],
    [{ name: 'ROLE_NEW_ONE' }, 'displayName'],
    [{ name: 'ROLE_NEW_ONE', displayName: '  ' }, 'displayName'],
    [{ name: 'ROLE_NEW_ONE', displayName: ' view sites' }, 'displayName'],
    [{ name: 'ROLE_NEW_ONE', displayName: 'x', scope: 'all' }, 'scope'],
    [{ name: 'ROLE_NEW_ONE', displayName: 'x', roleType: 'system' }, 'roleType'],
    [{ name: 'ROLE_NEW_ONE', displayName: 'x', children: ['ROLE_NOT_THERE'] }, 'children'],
    [{ name: 'ROLE_NEW_ONE', displayName: 'x', children: [999_999] }, 'children'],
    [{ name: 'ROLE_NEW_ONE', displayName: 'x', children: ['ROLE_NEW_ONE'] }, 'children'],
    [{ name: 'ROLE_NEW_ONE', displayName: 'x', children: ['ROLE_ILLUMINATE_EMPLOYEE'] }, 'children'],
    [{ name: 'ROLE_NEW_ONE', displayName: 'x', children: ['ROLE_SUPPORT_SPECIALIST'] }, 'children'],
  ])('refuses %j by name', async (body, field) => {
    const answer = await unchangedAfter(() => post(body))
    expect(answer).toMatchObject({
      status: 400,
      error: { field, message: expect.not.stringContaining(`'${field}'`) },
    })
  })

  it('makes roles for provider staff of such roles', async () => {
    const role = await newRole(['ROLE_ILLUMINATE_EMPLOYEE'], { scope: 'provider' })
    expect(role).toMatchObject({ scope: 'provider', children: ['ROLE_ILLUMINATE_EMPLOYEE'] })
  })

  it('nobody makes a role of more than they have', async () => {
    const district = await server.newDistrict({ roles: ['ROLE_USER_ROLE_CREATE', 'ROLE_IMPORT_LOG_VIEW'] })
    const browser = await server.browser(district.email)
    const draft = { name: newName(), displayName: 'x' }
    const climbing = await unchangedAfter(() =>
      post({ ...draft, children: ['ROLE_IMPORT_LOG_VIEW', 'ROLE_SETUP_AUTH_VIEW'] }, browser),
    )
    expect(climbing).toMatchObject({
      status: 403,
      error: { message: "You don't have ROLE_SETUP_AUTH_VIEW, so you can't assign or remove it." },
    })
    const provider = await unchangedAfter(() => post({ ...draft, scope: 'provider' }, browser))
    expect(provider).toMatchObject({ status: 403 })
    expect(await post({ ...draft, children: ['ROLE_IMPORT_LOG_VIEW'] }, browser)).toMatchObject({
      status: 200,
    })
  })
})

describe('[S7] PATCH /roles/{id}', () => {
  it('changes only what it names', async () => {
    const role = await newRole(['ROLE_IMPORT_LOG_VIEW'])
    const { data } = await patch(role.id, { displayName: 'Other' })
    expect(data).toEqual({
      ...role,
      displayName: 'Other',
      updatedAt: expect.any(String),
      updatedBy: 'Ana Silva',
    })
    const emptied = await patch(role.id, { children: [] })
    expect(emptied.data).toMatchObject({ displayName: 'Other', children: [], reachableRoles: [role.name] })
    const again = await unchangedAfter(() => patch(role.id, { children: [], displayName: 'Other' }))
    expect(again.data).toEqual(emptied.data)
  })

  it('gives no role the display name of another one', async () => {
    const role = await newRole()
    const answer = await unchangedAfter(() => patch(role.id, { displayName: 'view sites' }))
    expect(answer).toMatchObject({
      status: 400,
      error: {
        field: 'displayName',
        message: 'Display name is already used by the role ROLE_SETUP_SITE_VIEW.',
      },
    })
    expect(await patch(role.id, { displayName: role.displayName.toLowerCase() })).toMatchObject({
      status: 200,
    })
  })

  it('counts from the next call of whoever has the role', async () => {
    const role = await newRole(['ROLE_TABLE_VIEWER_VIEW'])
    const district = await server.newDistrict({ roles: [role.name] })
    const browser = await server.browser(district.email)
    const logs = `/api/district/import-log-headers?lea=${district.lea}`
    expect((await browser(logs)).status).toBe(403)
    await patch(role.id, { children: ['ROLE_IMPORT_LOG_VIEW'] })
    expect((await browser(logs)).status).toBe(200)
    await patch(role.id, { children: [] })
    expect((await browser(logs)).status).toBe(403)
  })

  it.each(['name', 'scope', 'roleType', 'userCount'])(
    'refuses the key %s, which stays as it is',
    async (key) => {
      const role = await newRole()
      const answer = await unchangedAfter(() => patch(role.id, { [key]: 'ROLE_OTHER' }))
      expect(answer).toMatchObject({ status: 400, error: { field: key } })
    },
  )

  it.each(['ROLE_SETUP_VIEW', 'ROLE_ILLUMINATE_EMPLOYEE', 'ROLE_DISTRICT_DATA_ADMINISTRATOR'])(
    'leaves %s as it comes with the product',
    async (name) => {
      const { id } = await named(name)
      for (const body of [{ displayName: 'x' }, { children: [] }])
        expect(await unchangedAfter(() => patch(id, body))).toMatchObject({
          status: 409,
          error: { message: `${name} is built in and can't be changed.` },
        })
    },
  )

  it('refuses circles, near and far', async () => {
    const first = await newRole()
    const second = await newRole([first.name])
    const third = await newRole([second.id])
    for (const child of [first.name, second.name, third.id])
      expect(await unchangedAfter(() => patch(first.id, { children: [child] }))).toMatchObject({
        status: 400,
        error: { field: 'children', message: expect.stringContaining('Permissions') },
      })
    const both = await Promise.all([
      patch(first.id, { children: [(await newRole([first.name])).name] }),
      patch(first.id, { children: [third.name] }),
    ])
    expect(both.map(({ status }) => status)).toEqual([400, 400])
  })

  it('two roles that would inherit each other at the same moment do not', async () => {
    const [one, other] = [await newRole(), await newRole()]
    const answers = await Promise.all([
      patch(one.id, { children: [other.name] }),
      patch(other.id, { children: [one.name] }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('nobody takes from a role what they do not have, nor changes it for people of other districts', async () => {
    const role = await newRole(['ROLE_SETUP_AUTH_VIEW', 'ROLE_IMPORT_LOG_VIEW'])
    const district = await server.newDistrict({
      roles: ['ROLE_USER_ROLE_CREATE', 'ROLE_USER_ROLE_VIEW', 'ROLE_IMPORT_LOG_VIEW'],
    })
    const browser = await server.browser(district.email)
    const taking = await unchangedAfter(() => patch(role.id, { children: ['ROLE_IMPORT_LOG_VIEW'] }, browser))
    expect(taking).toMatchObject({
      status: 403,
      error: { message: expect.stringContaining('ROLE_SETUP_AUTH_VIEW') },
    })
    expect(
      await patch(role.id, { children: ['ROLE_SETUP_AUTH_VIEW'], displayName: 'Less' }, browser),
    ).toMatchObject({ status: 200 })
    // A user elsewhere gets a role that inherits it.
    const above = await newRole([role.name])
    await server.newDistrict({ roles: [above.name] })
    const elsewhere = await unchangedAfter(() => patch(role.id, { displayName: 'Mine' }, browser))
    expect(elsewhere).toMatchObject({
      status: 403,
      error: { message: expect.stringContaining('outside your districts') },
    })
    const provider = await newRole(['ROLE_ILLUMINATE_EMPLOYEE'], { scope: 'provider' })
    expect(await unchangedAfter(() => patch(provider.id, { displayName: 'Mine' }, browser))).toMatchObject({
      status: 403,
    })
  })

  it('nobody takes the giving of roles from themselves', async () => {
    const role = await newRole(['ROLE_USER_ROLE_CREATE', 'ROLE_USER_ROLE_VIEW'])
    const district = await server.newDistrict({ roles: [role.name] })
    const browser = await server.browser(district.email)
    const answer = await unchangedAfter(() =>
      patch(role.id, { children: ['ROLE_USER_ROLE_CREATE'] }, browser),
    )
    expect(answer).toMatchObject({
      status: 409,
      error: { message: "You can't remove ROLE_USER_ROLE_VIEW from yourself." },
    })
  })
})

it('R47 only ROLE_USER_ROLE_CREATE writes roles', async () => {
  const bare = await server.browser('bare@example.org')
  const body = { name: 'ROLE_NOT_MADE', displayName: 'x' }
  expect(await unchangedAfter(() => post(body, bare))).toMatchObject({
    status: 403,
    error: { message: 'This requires ROLE_USER_ROLE_CREATE.' },
  })
})
