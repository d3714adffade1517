import type { InstanceStatus } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { newInstance } from '../testing/new-instance.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const at = async (status: InstanceStatus) => {
  const { id, name, clientId } = await newInstance(server, employee, status)
  await server.db.updateTable('instances').set({ slug: name }).where('id', '=', id).execute()
  return { name, clientId, page: () => server.fetch(`/instances/${name}`) }
}

it.each([
  ['requested', 503, 'This instance is being set up.'],
  ['provisioning', 503, 'This instance is being set up.'],
  ['failed', 503, 'This instance is being set up.'],
  ['maintenance', 503, 'This instance is down for maintenance.'],
  ['suspended', 403, 'This instance is suspended. No one can sign in.'],
  ['deprovisioning', 410, 'This instance is being removed.'],
] as const)('one that is %s answers %i and no form', async (status, code, words) => {
  const { page } = await at(status)
  const answer = await page()
  const text = await answer.text()
  expect([answer.status, text]).toEqual([code, expect.stringContaining(words)])
  expect(text).not.toContain('<form')
})

it('one that is active signs people of its client in, and leads nowhere else', async () => {
  const { page, clientId } = await at('active')
  const answer = await page()
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(text).toContain(`name="clientId" value="${clientId}"`)
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
})

it('says so where the client has no sign-in that works', async () => {
  const { page, clientId } = await at('active')
  await server.db
    .updateTable('authentications')
    .set({ isEnabled: false })
    .where('clientId', '=', clientId)
    .execute()
  expect((await page()).status).toBe(503)
})

it.each(['nobody', '..%2f', '%3Cscript%3E', '%F0%9F%8F%AB'])('there is nothing at %s', async (slug) => {
  const answer = await server.fetch(`/instances/${slug}`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('<script')
})
