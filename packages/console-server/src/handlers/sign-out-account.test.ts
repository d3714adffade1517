import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { newColleagues } from '../testing/new-colleagues.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const send = sender('/accounts')
const signOut = (browser: TestFetch, id: number, clientId: number) =>
  send(browser, 'POST', `/${id}/sign-out`, undefined, { 'x-ied-client-id': String(clientId) })
const messagesOf = async (accountId: number) => {
  const lines = await server.db
    .selectFrom('accountSyncLogs')
    .select(['action', 'message', 'triggeredBy'])
    .where('accountId', '=', accountId)
    .execute()
  return lines.filter(({ message }) => message !== null)
}

describe('[domain 8.16] POST /accounts/{accountId}/sign-out', () => {
  it('ends the sessions in every browser and notes it; signing in again works', async () => {
    const { district, browser: help } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
    const browsers = [await server.browser(district.email), await server.browser(district.email)]
    expect(await signOut(help, district.id, district.clientId)).toMatchObject({
      status: 200,
      data: { count: 2 },
    })
    for (const browser of browsers) expect((await browser('/api/user-info')).status).toBe(401)
    expect((await help('/api/user-info')).status).toBe(200)
    expect(await messagesOf(district.id)).toEqual([
      {
        action: 'update',
        message: 'Signed out everywhere.',
        triggeredBy: expect.stringContaining('Moss'),
      },
    ])
    expect(await server.signIn(district.email)).toMatch(/./)
  })

  it('writes nothing where nobody was signed in', async () => {
    const { district, browser: help } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
    expect(await signOut(help, district.id, district.clientId)).toMatchObject({ data: { count: 0 } })
    expect(await messagesOf(district.id)).toEqual([])
  })

  it('leaves callers the session that asks', async () => {
    const district = await server.newDistrict({ roles: ['ROLE_ACCOUNT_SERVICE_VIEW'] })
    const [here, there] = [await server.browser(district.email), await server.browser(district.email)]
    expect(await signOut(here, district.id, district.clientId)).toMatchObject({ data: { count: 1 } })
    expect((await here('/api/user-info')).status).toBe(200)
    expect((await there('/api/user-info')).status).toBe(401)
  })

  it("does not reach another client's account", async () => {
    const { district, browser: help } = await newColleagues(server, ['ROLE_ACCOUNT_SERVICE_VIEW'])
    const stranger = await server.newDistrict()
    const theirs = await server.browser(stranger.email)
    expect(await signOut(help, stranger.id, district.clientId)).toMatchObject({ status: 404 })
    expect((await signOut(help, stranger.id, stranger.clientId)).status).toBe(403)
    expect((await theirs('/api/user-info')).status).toBe(200)
  })
})
