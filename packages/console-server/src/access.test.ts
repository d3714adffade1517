import {
  type AccessRule,
  OPERATION_IDS,
  OPERATIONS,
  type Operation,
  ROLES,
  takesLea,
} from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OPERATION_ACCESS } from './access-data.ts'
import { createTestServer, type TestFetch, type TestServer } from './testing/create-test-server.ts'

/** The caller of these tests: a person of Larkspur whose roles change. */
const SOMEBODY = { id: 105, email: 'norole@example.org' }
const OWN = '4107320'
const FOREIGN = '0610391'

for (const employeeAccess of ['either', 'strict'] as const) {
  let server: TestServer
  let browser: TestFetch

  beforeAll(async () => {
    server = await createTestServer({ employeeAccess })
    browser = await server.browser(SOMEBODY.email)
    // Somebody else's district is somebody's: only then does a test tell "own" from "anybody's".
    await server.db.insertInto('userDistricts').values({ userId: 104, districtId: 413 }).execute()
  })
  afterAll(() => server.close())

  const have = async (roles: readonly string[]) => {
    await server.db.deleteFrom('userRoles').where('userId', '=', SOMEBODY.id).execute()
    if (roles.length > 0)
      await server.db
        .insertInto('userRoles')
        .values(roles.map((roleName) => ({ userId: SOMEBODY.id, roleName })))
        .execute()
  }
  // Sign-in and sign-out change the caller's own session; both are proven in sign-in.test.ts.
  const walked = OPERATION_IDS.filter((id) => id !== 'session.signIn' && id !== 'session.signOut')

  it.each(walked)(`[R47] %s asks for a session (${employeeAccess})`, async (id) => {
    const status = (await call(server.fetch, OPERATIONS[id], OWN)).status
    if (OPERATION_ACCESS[id] === 'public') expect(status).toBe(200)
    else expect(status).toBe(401)
  })

  it.each([[], ...ROLES.map((role) => [role]), ROLES])(
    `[R47] every call with %j, ${employeeAccess}`,
    async (...roles) => {
      await have(roles)
      for (const id of walked) {
        const { status } = await call(browser, OPERATIONS[id], OWN)
        expect([id, status === 403]).toEqual([id, !allowed(OPERATION_ACCESS[id], roles, employeeAccess)])
      }
    },
  )

  it(`[R18] no call answers for a district of somebody else, ${employeeAccess}`, async () => {
    await have(ROLES.filter((role) => role !== 'ROLE_ILLUMINATE_EMPLOYEE'))
    const bound = walked.filter((one) => takesLea(OPERATIONS[one]) && OPERATIONS[one].lea !== 'body')
    for (const id of bound) {
      expect([id, (await call(browser, OPERATIONS[id], FOREIGN)).status]).toEqual([id, 403])
      expect([id, (await call(browser, OPERATIONS[id], '999')).status]).toEqual([id, 403])
    }
  })
}

it('[R18] provider staff may ask for every district, and hear when there is none', async () => {
  const server = await createTestServer()
  const browser = await server.browser('employee@example.org')
  for (const id of OPERATION_IDS.filter((one) => OPERATIONS[one].list && OPERATIONS[one].lea)) {
    expect((await call(browser, OPERATIONS[id], FOREIGN)).status).toBe(200)
    expect((await call(browser, OPERATIONS[id], '999')).status).toBe(404)
    expect((await browser(`/api${OPERATIONS[id].path}`)).status).toBe(400)
  }
  await server.close()
})

it('[R18] a district that is switched off answers provider staff only', async () => {
  const server = await createTestServer()
  const own = await server.browser('admin@example.org')
  const staff = await server.browser('employee@example.org')
  await server.db.updateTable('districts').set({ isActive: false }).where('lea', '=', OWN).execute()
  const path = `/api/district/import-log-headers?lea=${OWN}`
  expect([(await own(path)).status, (await staff(path)).status]).toEqual([403, 200])
  expect((await (await own('/api/districts')).json()).data).toEqual([])
  await server.close()
})

it('says which roles a call needs', async () => {
  const server = await createTestServer()
  const browser = await server.browser(SOMEBODY.email)
  const sentence = async (path: string) => (await (await browser(`${path}?lea=${OWN}`)).json()).error
  expect(await sentence('/api/district/import-log-details')).toEqual({
    code: 403,
    message: 'This needs ROLE_IMPORT_LOG_VIEW.',
  })
  expect((await sentence('/api/district/staffs')).message).toBe(
    'This needs ROLE_USER_MANAGEMENT_VIEW, or ROLE_TABLE_VIEWER_VIEW.',
  )
  await server.close()
})

it('[R46] the lists of districts hold the own ones only', async () => {
  const server = await createTestServer()
  const browser = await server.browser('admin@example.org')
  for (const path of ['/api/districts', '/api/district', '/api/district?filter[lea]=4107320'])
    expect((await (await browser(path)).json()).data.map((d: { lea: string }) => d.lea)).toEqual([OWN])
  expect((await (await browser(`/api/district?filter[id]=413`)).json()).data).toEqual([])
  await server.close()
})

const call = (fetch: TestFetch, operation: Operation, lea: string) => {
  const path = `/api${operation.path.replace(/\{\w+\}/g, 'x')}`
  return fetch(takesLea(operation) ? `${path}?lea=${lea}` : path, {
    method: operation.method,
    ...(operation.method === 'GET' ? {} : { body: '{}' }),
  })
}

const allowed = (
  access: 'public' | 'signed-in' | readonly AccessRule[],
  roles: readonly string[],
  employeeAccess: 'either' | 'strict',
): boolean =>
  typeof access === 'string' ||
  access.some(
    ({ all, orEmployee }) =>
      all.every((role) => roles.includes(role)) ||
      (orEmployee === true && employeeAccess === 'either' && roles.includes('ROLE_ILLUMINATE_EMPLOYEE')),
  )
