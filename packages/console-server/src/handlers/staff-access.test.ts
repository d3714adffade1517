import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'
import { minimal, staffCalls } from '../testing/staff-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const { start } = staffCalls(() => server)

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
