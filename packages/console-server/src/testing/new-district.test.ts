import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
})
afterAll(() => server.close())

const districtsOf = async (email: string) =>
  (await (await (await server.browser(email))('/api/districts')).json()).data

it('has a code, a client and a person of its own, who sees it and nothing else', async () => {
  const [one, other] = [await server.newDistrict(), await server.newDistrict({ districtName: 'Fernhill' })]
  expect(new Set([one.lea, other.lea]).size).toBe(2)
  expect(new Set([one.clientId, other.clientId]).size).toBe(2)
  expect(await districtsOf(one.email)).toEqual([expect.objectContaining({ id: one.id, lea: one.lea })])
  expect(await districtsOf(other.email)).toEqual([
    expect.objectContaining({ id: other.id, districtName: 'Fernhill' }),
  ])
  const browser = await server.browser(one.email)
  expect((await browser(`/api/district/sites?lea=${one.lea}`)).status).toBe(200)
  expect((await browser(`/api/district/sites?lea=${other.lea}`)).status).toBe(403)
})

it('gives its person the roles that were asked for', async () => {
  const { email, lea } = await server.newDistrict({ roles: ['ROLE_IMPORT_LOG_VIEW'] })
  const browser = await server.browser(email)
  expect((await browser(`/api/district/import-log-headers?lea=${lea}`)).status).toBe(200)
  expect((await browser(`/api/district/staffs?lea=${lea}`)).status).toBe(403)
})

it('is as old as was asked for', async () => {
  const { sisYear } = await server.newDistrict()
  expect((await server.newDistrict({ notRolledOver: true })).sisYear).toBe(sisYear - 1)
})
