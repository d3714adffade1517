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

describe('nobody climbs, and nobody shuts themselves out', () => {
  it('nobody gives or takes a role that they do not have', async () => {
    const { district, giver } = await newPair(['ROLE_IMPORT_LOG_VIEW', 'ROLE_SETUP_VIEW'])
    expect(await patch(district.id, { roles: ['ROLE_IMPORT_LOG_VIEW'] }, giver)).toMatchObject({
      status: 200,
    })
    for (const roles of [['ROLE_SETUP_AUTH_VIEW'], ['ROLE_READ_ONLY_AUDITOR']]) {
      const answer = await unchangedAfter(() => patch(district.id, { roles }, giver))
      expect(answer).toMatchObject({
        status: 403,
        error: { message: expect.stringContaining("can't assign or remove it") },
      })
    }
    await patch(district.id, { roles: ['ROLE_SETUP_AUTH_VIEW'] })
    const taking = await unchangedAfter(() => patch(district.id, { roles: [] }, giver))
    expect(taking).toMatchObject({ status: 403 })
    const keeping = await patch(district.id, { roles: ['ROLE_SETUP_AUTH_VIEW', 'ROLE_SETUP_VIEW'] }, giver)
    expect(keeping).toMatchObject({ status: 200 })
  })

  it('a role that somebody has made is theirs to give', async () => {
    const { district, giver } = await newPair(['ROLE_IMPORT_LOG_VIEW'])
    const name = 'ROLE_LOG_READER'
    const body = JSON.stringify({ name, displayName: 'Log reader', children: ['ROLE_IMPORT_LOG_VIEW'] })
    expect((await giver('/api/roles', { method: 'POST', body })).status).toBe(200)
    expect(await patch(district.id, { roles: [name] }, giver)).toMatchObject({
      status: 200,
      data: { reachableRoles: ['ROLE_IMPORT_LOG_VIEW', name] },
    })
  })

  it('[R18] nobody changes people, nor gives districts, of somebody else', async () => {
    const { district, giver, elsewhere } = await newPair()
    for (const id of [103, BARE_ID])
      expect(await unchangedAfter(() => patch(id, { status: 'disabled' }, giver))).toMatchObject({
        status: 404,
      })
    for (const districtIds of [
      [district.id, 413],
      [district.id, 999_999],
    ])
      expect(await unchangedAfter(() => patch(district.id, { districtIds }, giver))).toMatchObject({
        status: 403,
      })
    await patch(district.id, { districtIds: [district.id, elsewhere.id] })
    const shared = await unchangedAfter(() => patch(district.id, { roles: ['ROLE_IMPORT_LOG_VIEW'] }, giver))
    expect(shared).toMatchObject({
      status: 403,
      error: { message: expect.stringContaining("you don't have access to") },
    })
  })

  it('nobody disables themselves, or takes the giving of roles from themselves', async () => {
    const { giver, giverId } = await newPair()
    const kept = ['ROLE_IMPORT_LOG_VIEW', 'ROLE_USER_ROLE_CREATE', 'ROLE_USER_ROLE_VIEW', 'ROLE_USER_VIEW']
    const cases: [object, string][] = [
      [{ status: 'disabled' }, "You can't disable your own account."],
      [{ roles: [] }, "You can't remove ROLE_USER_ROLE_VIEW, ROLE_USER_ROLE_CREATE from yourself."],
      [{ roles: kept.slice(0, 2) }, "You can't remove ROLE_USER_ROLE_VIEW from yourself."],
    ]
    for (const [body, message] of cases)
      expect(await unchangedAfter(() => patch(giverId, body, giver))).toMatchObject({
        status: 409,
        error: { message },
      })
    // Roles that open no roles may go.
    expect(await patch(giverId, { roles: kept.slice(1) }, giver)).toMatchObject({ status: 200 })
  })

  it('somebody of the provider staff stays who may give roles', async () => {
    // Users of a client don't count, whatever roles they have. Neither do disabled users.
    await newPair()
    await server.db
      .insertInto('userRoles')
      .values({ userId: BARE_ID, roleName: 'ROLE_PROVIDER_ADMINISTRATOR' })
      .execute()
    const last = await server.browser('bare@example.org')
    expect(await patch(EMPLOYEE_ID, { status: 'disabled' }, last)).toMatchObject({ status: 200 })
    const stripped = { roles: ['ROLE_USER_ROLE_CREATE', 'ROLE_USER_ROLE_VIEW'] }
    expect(await unchangedAfter(() => patch(BARE_ID, stripped, last))).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('At least one provider employee must keep') },
    })
    expect(await patch(EMPLOYEE_ID, { status: 'active' }, last)).toMatchObject({ status: 200 })
    expect(await patch(BARE_ID, stripped, last)).toMatchObject({ status: 200 })
  })

  it('of two who take it from each other at once, one stays', async () => {
    const roles = ['ROLE_ILLUMINATE_EMPLOYEE', 'ROLE_USER_ROLE_CREATE', 'ROLE_USER_ROLE_VIEW']
    await server.db.deleteFrom('userRoles').where('userId', 'in', [EMPLOYEE_ID, BARE_ID]).execute()
    await server.db
      .insertInto('userRoles')
      .values([EMPLOYEE_ID, BARE_ID].flatMap((userId) => roles.map((roleName) => ({ userId, roleName }))))
      .execute()
    const [one, other] = [
      await server.browser('employee@example.org'),
      await server.browser('bare@example.org'),
    ]
    const answers = await Promise.all([
      patch(BARE_ID, { status: 'disabled' }, one),
      patch(EMPLOYEE_ID, { status: 'disabled' }, other),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await server.db
      .selectFrom('users')
      .select('status')
      .where('id', 'in', [EMPLOYEE_ID, BARE_ID])
      .orderBy('status')
      .execute()
    expect(left).toEqual([{ status: 'active' }, { status: 'disabled' }])
  })
})
