import { ROLES, type RoleDefinition } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const send = sender('/roles')
const list = async (query = '', browser = employee) => (await browser(`/api/roles?limit=1000${query}`)).json()
const named = async (name: string, browser = employee): Promise<RoleDefinition> =>
  (await list(`&filter[name]=${name}`, browser)).data[0]

let made = 0
const newRole = async (children: readonly string[]): Promise<RoleDefinition> => {
  made += 1
  const name = `ROLE_LISTED_${made}`
  return (await send(employee, 'POST', '', { name, displayName: name, children })).data
}

describe('[S7] GET /roles', () => {
  it('[S6] has every role of the product, and those that people made', async () => {
    const { data } = await list()
    const names = (type: string) =>
      data.filter((role: RoleDefinition) => role.roleType === type).map((role: RoleDefinition) => role.name)
    expect(names('system')).toEqual(
      [...ROLES, 'ROLE_DISTRICT_DATA_ADMINISTRATOR', 'ROLE_PROVIDER_ADMINISTRATOR'].sort(),
    )
    expect(names('custom')).toContain('ROLE_DISTRICT_DATA_ADMIN')
    expect(data.every((role: RoleDefinition) => role.displayName !== '')).toBe(true)
  })

  it('shows every field, with what is reached through others', async () => {
    const role = await named('ROLE_DISTRICT_DATA_ADMIN')
    expect(role).toEqual({
      id: expect.any(Number),
      name: 'ROLE_DISTRICT_DATA_ADMIN',
      displayName: 'District data manager',
      description: expect.any(String),
      roleType: 'custom',
      scope: 'client',
      userCount: expect.any(Number),
      children: expect.arrayContaining(['ROLE_READ_ONLY_AUDITOR', 'ROLE_SETUP_VIEW']),
      reachableRoles: expect.arrayContaining(['ROLE_DISTRICT_DATA_ADMIN', 'ROLE_IMPORT_LOG_VIEW']),
      createdAt: expect.any(String),
      createdBy: 'Ana Silva',
      updatedAt: expect.any(String),
      updatedBy: 'Ana Silva',
    })
    const one = await (await employee(`/api/roles/${role.id}`)).json()
    expect(one.data).toEqual(role)
  })

  it('counts users who reach a role, as far as the caller may know of them', async () => {
    const { userCount } = await named('ROLE_SETUP_AUTH_VIEW')
    const found = await (await employee('/api/users?filter[reachableRoles]=ROLE_SETUP_AUTH_VIEW')).json()
    expect(userCount).toBe(found.extensions.totalCount)
    const district = await server.newDistrict({ roles: ['ROLE_USER_ROLE_VIEW', 'ROLE_SETUP_AUTH_VIEW'] })
    expect((await named('ROLE_SETUP_AUTH_VIEW', await server.browser(district.email))).userCount).toBe(1)
  })

  it('[S6] finds the roles that give another one, however far', async () => {
    const inner = await newRole(['ROLE_EXPORT_LOG_VIEW'])
    const outer = await newRole([inner.name])
    const other = await newRole(['ROLE_IMPORT_LOG_VIEW'])
    const { data } = await list('&filter[reachableRoles]=ROLE_EXPORT_LOG_VIEW')
    const names = data.map((role: RoleDefinition) => role.name)
    expect(names).toEqual(expect.arrayContaining(['ROLE_EXPORT_LOG_VIEW', inner.name, outer.name]))
    expect(names).not.toContain(other.name)
    expect((await list('&filter[reachableRoles]=ROLE_NOT_THERE')).data).toEqual([])
  })

  it.each([
    ['sort[displayName]=desc', null],
    ['sort[updatedAt]=asc', null],
    ['filter[roleType]=custom&facets[0]=scope', 'roleType'],
    ['filter[scope]=provider', 'scope'],
    ['search=auditor', null],
  ])('R46 answers %s', async (query, field) => {
    const { data } = await list(`&${query}`)
    expect(data.length).toBeGreaterThan(0)
    if (field) expect(new Set(data.map((role: Record<string, unknown>) => role[field])).size).toBe(1)
  })

  it.each(['0', 'x', '99999'])('the number %s names none', async (id) => {
    expect((await employee(`/api/roles/${id}`)).status).toBe(404)
    expect(await send(employee, 'PATCH', `/${id}`, {})).toMatchObject({ status: 404 })
  })
})
