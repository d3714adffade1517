import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const MINUTE = 60_000
const send = sender('/ied/authentications')
const limit = async ({ clientId }: TestDistrict, sessionLimits: object) => {
  // Staff whose own session is older than the clock's leaps sign in again.
  const employee = await server.browser('employee@example.org')
  const ask = (method: string, path: string, body?: unknown) =>
    send(employee, method, path, body, { 'x-ied-client-id': String(clientId) })
  const [local] = (await ask('GET', '/')).data
  return ask('PATCH', `/${local.id}`, { settings: { sessionLimits } })
}
const isIn = async (browser: TestFetch) => (await browser('/api/account')).status !== 401

describe('R33 how long sessions last', () => {
  it('is what the policy of their kind of people says, from the next sign-in on', async () => {
    const district = await server.newDistrict()
    await limit(district, { staff: { idleMinutes: 30, maxHours: 1 }, student: { idleMinutes: 5 } })
    const idle = await server.browser(district.email)
    const busy = await server.browser(district.email)
    server.advance(29 * MINUTE)
    expect(await isIn(busy)).toBe(true)
    server.advance(2 * MINUTE)
    expect([await isIn(idle), await isIn(busy)]).toEqual([false, true])
    server.advance(28 * MINUTE)
    expect(await isIn(busy)).toBe(true)
    server.advance(2 * MINUTE)
    expect(await isIn(busy)).toBe(false)
  })

  it('changes with the policy for people who are signed in, from their next request on', async () => {
    const district = await server.newDistrict()
    const stranger = await server.newDistrict()
    const [browser, other] = [await server.browser(district.email), await server.browser(stranger.email)]
    expect([await isIn(browser), await isIn(other)]).toEqual([true, true])
    server.advance(61 * MINUTE)
    expect([await isIn(browser), await isIn(other)]).toEqual([true, true])
    await limit(district, { staff: { maxHours: 1 } })
    expect([await isIn(browser), await isIn(other)]).toEqual([false, true])
    const again = await server.browser(district.email)
    await limit(district, { staff: { idleMinutes: 10, maxHours: null } })
    server.advance(11 * MINUTE)
    expect(await isIn(again)).toBe(false)
  })

  it('stays as it is where another kind of people or another setting is changed', async () => {
    const district = await server.newDistrict()
    const browser = await server.browser(district.email)
    await limit(district, { student: { idleMinutes: 5, maxHours: 1 } })
    server.advance(110 * MINUTE)
    expect(await isIn(browser)).toBe(true)
  })

  it.each([
    ['settings.sessionLimits.staff.idleMinutes', { staff: { idleMinutes: 4 } }],
    ['settings.sessionLimits.student.maxHours', { student: { maxHours: 25 } }],
    ['settings.sessionLimits.idleMinutes', { idleMinutes: 30 }],
  ])('refuses %s beyond its limits', async (field, limits) => {
    const answer = await limit(await server.newDistrict(), limits)
    expect([answer.status, answer.error.field]).toEqual([400, field])
  })
})
