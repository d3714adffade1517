import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestServer,
  DEMO_PASSWORD,
  type TestDistrict,
  type TestFetch,
  type TestServer,
} from '../testing/index.ts'
import { newColleagues } from '../testing/new-colleagues.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const send = sender('/accounts')
const requireOf = (browser: TestFetch, userType: string, { clientId }: Pick<TestDistrict, 'clientId'>) =>
  send(browser, 'POST', '/require-new-passwords', { userType }, { 'x-ied-client-id': String(clientId) })
const mustChange = async (id: number): Promise<boolean> => {
  const account = await server.db
    .selectFrom('accounts')
    .select('mustChangePassword')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return account.mustChangePassword
}
const linesOf = (lea: string) =>
  server.db.selectFrom('accountSyncLogs').selectAll().where('lea', '=', lea).orderBy('timestamp').execute()
/** More accounts of a client, like the one that it has. */
const addAccounts = async ({ id, clientId }: TestDistrict, accounts: readonly object[]) => {
  const {
    id: _,
    userId: __,
    authxAccountId: ___,
    searchText: ____,
    ...like
  } = await server.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const added = await server.db
    .insertInto('accounts')
    .values(
      accounts.map((own, at) => ({
        ...like,
        clientId,
        authxAccountId: id * 10 + at,
        username: `more-${id}-${at}`,
        ...own,
      })),
    )
    .returning('id')
    .execute()
  return added.map((account) => account.id)
}
const signIn = async ({ email }: TestDistrict) => {
  const body = JSON.stringify({ provider: 'illuminate', username: email, password: DEMO_PASSWORD })
  return (await server.fetch('/api/login', { method: 'POST', body })).status
}

describe('[domain 7.3] POST /accounts/require-new-passwords', () => {
  it('asks everybody of a kind, writes a line for each, and lets nobody in with the old password alone', async () => {
    const { district, browser } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
    const ids = await addAccounts(district, [
      { userType: 'staff', lea: null },
      { userType: 'staff', isEnabled: false },
      { userType: 'student' },
      { userType: 'staff', mustChangePassword: true },
    ])
    const answer = await requireOf(browser, 'staff', district)
    expect(answer).toMatchObject({ status: 200, data: { count: 3 } })
    expect(await Promise.all([district.id, ...ids].map(mustChange))).toEqual([true, true, true, false, true])
    const lines = await linesOf(district.lea)
    expect(lines.map(({ accountId }) => accountId).toSorted()).toEqual(
      [district.id, ...ids.slice(0, 2)].toSorted(),
    )
    expect(lines).toMatchObject(
      lines.map(() => ({
        action: 'update',
        authProvider: 'illuminate',
        changes: [{ field: 'mustChangePassword', from: 'false', to: 'true' }],
        triggeredBy: expect.stringContaining('Moss'),
      })),
    )
    expect(await signIn(district)).toBe(403)
    expect(await requireOf(browser, 'staff', district)).toMatchObject({ data: { count: 0 } })
    expect(await linesOf(district.lea)).toHaveLength(3)
  })

  it('leaves out what the caller does not see, and passwords that others keep', async () => {
    const { district, browser } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
    const stranger = await server.newDistrict()
    const [hidden = 0, elsewhere = 0] = await addAccounts(district, [
      { userType: 'staff', lea: stranger.lea },
      { userType: 'staff', authenticationId: null },
    ])
    expect(await requireOf(browser, 'staff', district)).toMatchObject({ data: { count: 1 } })
    expect(await Promise.all([hidden, elsewhere, stranger.id].map(mustChange))).toEqual([false, false, false])
    expect((await requireOf(browser, 'staff', stranger)).status).toBe(403)
    expect(await linesOf(stranger.lea)).toEqual([])
  })

  it('includes the caller, who stays signed in', async () => {
    const district = await server.newDistrict()
    const browser = await server.browser(district.email)
    expect(await requireOf(browser, 'staff', district)).toMatchObject({ data: { count: 1 } })
    expect((await browser('/api/user-info')).status).toBe(200)
    expect(await signIn(district)).toBe(403)
  })

  it.each([['service'], ['everybody'], [null]])('refuses %j by name', async (userType) => {
    const { district, browser } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
    const answer = await requireOf(browser, userType as string, district)
    expect(answer).toMatchObject({ status: 400, error: { field: 'userType' } })
    expect(await mustChange(district.id)).toBe(false)
  })
})
