import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const send = sender('/ied/authentications')
const ask = (clientId: number, method: string, path: string, body?: unknown) =>
  send(employee, method, path, body, { 'x-ied-client-id': String(clientId) })
const newClient = async () => (await server.newDistrict()).clientId
const kept = () => server.db.selectFrom('authentications').selectAll().orderBy('id').execute()

it('R33 keeps the rules of Local, each group by itself', async () => {
  const clientId = await newClient()
  const [local] = (await ask(clientId, 'GET', '/')).data
  expect(local.settings.accountLocking).toMatchObject({ maxFailedAttempts: 10, lockType: 'temporary' })
  expect(local.settings.passwordComplexity.student.minLength).toBe(8)
  await ask(clientId, 'PATCH', `/${local.id}`, { settings: { accountLocking: { maxFailedAttempts: 5 } } })
  const { data } = await ask(clientId, 'PATCH', `/${local.id}`, {
    settings: { passwordComplexity: { staff: { expireDays: 365 } }, accountLocking: { lockType: 'mixed' } },
  })
  expect(data.settings.accountLocking).toMatchObject({ maxFailedAttempts: 5, lockType: 'mixed' })
  expect(data.settings.passwordComplexity.staff).toMatchObject({ expireDays: 365, minLength: 15 })
})

it.each([
  ['settings.accountLocking.maxFailedAttempts', { accountLocking: { maxFailedAttempts: 2 } }],
  ['settings.accountLocking.lockDurationMinutes', { accountLocking: { lockDurationMinutes: 1441 } }],
  ['settings.accountLocking.lockType', { accountLocking: { lockType: 'forever' } }],
  ['settings.accountLocking.enabled', { accountLocking: { enabled: true } }],
  ['settings.passwordComplexity.staff.minLength', { passwordComplexity: { staff: { minLength: 7 } } }],
  ['settings.passwordComplexity.staff.requireDigit', { passwordComplexity: { staff: { requireDigit: 5 } } }],
  ['settings.passwordComplexity.staff.expireDays', { passwordComplexity: { staff: { expireDays: 29 } } }],
  ['settings.passwordComplexity.minLength', { passwordComplexity: { minLength: 15 } }],
  ['settings.resetTokenMinutes', { resetTokenMinutes: 4 }],
  ['settings.signInExemptNetworks.0', { signInExemptNetworks: ['school.example.org'] }],
  ['settings.signInExemptNetworks.1', { signInExemptNetworks: ['203.0.113.7', '203.0.113.0/33'] }],
  ['settings.signInExemptNetworks.0', { signInExemptNetworks: ['0.0.0.0/0'] }],
  ['settings.signInExemptNetworks.0', { signInExemptNetworks: ['2000::/3'] }],
])('R33 refuses %s beyond its limits', async (field, settings) => {
  const clientId = await newClient()
  const [local] = (await ask(clientId, 'GET', '/')).data
  const before = await kept()
  const { status, error } = await ask(clientId, 'PATCH', `/${local.id}`, { settings })
  expect([status, error.field]).toEqual([400, field])
  expect(await kept()).toEqual(before)
})

it('R33 keeps the networks that have no sign-in limit', async () => {
  const clientId = await newClient()
  const [local] = (await ask(clientId, 'GET', '/')).data
  const signInExemptNetworks = ['203.0.113.7', '203.0.113.0/24', '10.0.0.0/8', '2001:db8:1::/48']
  const { data } = await ask(clientId, 'PATCH', `/${local.id}`, { settings: { signInExemptNetworks } })
  expect(data.settings.signInExemptNetworks).toEqual(signInExemptNetworks)
})

it('R33 a policy is what sign-in goes by from then on', async () => {
  const { clientId, email } = await server.newDistrict()
  const [local] = (await ask(clientId, 'GET', '/')).data
  await ask(clientId, 'PATCH', `/${local.id}`, { settings: { accountLocking: { maxFailedAttempts: 3 } } })
  const attempt = (password: string) =>
    server.fetch('/api/login', {
      method: 'POST',
      body: JSON.stringify({ provider: 'illuminate', username: email, password }),
    })
  for (const _ of [1, 2, 3]) await attempt('wrong')
  const account = await server.db
    .selectFrom('accounts')
    .select('locked')
    .where('emailAddress', '=', email)
    .executeTakeFirstOrThrow()
  expect(account.locked).toBe(true)
})
