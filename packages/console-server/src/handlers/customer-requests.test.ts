import type { District } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'
import { personOf } from '../testing/person-of.ts'
import { CUSTOMER_REQUEST_LIMIT } from './districts/request-from-customer.ts'

let server: TestServer
let employee: ReturnType<typeof jsonCalls>
let bare: ReturnType<typeof jsonCalls>
beforeAll(async () => {
  server = await createTestServer()
  employee = jsonCalls(await server.browser('employee@example.org'))
  bare = jsonCalls(await server.browser('bare@example.org'))
})
afterAll(() => server.close())

describe('asking the customer', () => {
  const ask = (call: ReturnType<typeof jsonCalls>, { id, lea }: { id: number; lea: string }) =>
    call<District>('POST', `/district/${id}/request-from-customer?lea=${lea}`)
  const asked = (id: number) =>
    server.db
      .selectFrom('sisApiConfigs')
      .select(['requestedFromCustomerAt', 'requestedTo'])
      .where('districtId', '=', id)
      .executeTakeFirst()

  it('R10 sends the contact an email with the link, and remembers it', async () => {
    const district = await server.newDistrict({ contactEmailAddress: 'kim@example.org' })
    const { status, data } = await ask(bare, district)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      requestedTo: 'kim@example.org',
      requestedFromCustomerAt: expect.stringMatching(/Z$/),
    })
    const email = server.mail.sent.at(-1)
    expect(email).toMatchObject({ to: 'kim@example.org', replyTo: 'bare@example.org' })
    expect(email?.subject).toBe(`Connect ${district.districtName} to Console`)
    expect(email?.text).toContain('Jonas Weber')
    expect(email?.text).toMatch(/^http:\/\/console\.test\/client-communication$/m)
  })

  it('R10 the link leads to where people open the console', async () => {
    const elsewhere = await createTestServer({ publicUrl: 'https://console.example.org/app/' })
    await ask(jsonCalls(await elsewhere.browser('bare@example.org')), { id: 412, lea: '4107320' })
    expect(elsewhere.mail.sent[0]?.text).toMatch(
      /^https:\/\/console\.example\.org\/app\/client-communication$/m,
    )
    await elsewhere.close()
  })

  describe('R10 without a setting the link', () => {
    let untold: TestServer
    // Once: a second sign-in from elsewhere would send an email of its own.
    let cookie: string
    beforeAll(async () => {
      untold = await createTestServer({ publicUrl: null, allowedOrigins: ['https://console.example.org'] })
      cookie = await untold.signIn('bare@example.org')
    })
    afterAll(() => untold.close())
    const asks = async (address: string, headers: Record<string, string>) => {
      untold.advance(CUSTOMER_REQUEST_LIMIT.windowMs)
      const path = `${address}/api/district/412/request-from-customer?lea=4107320`
      return untold.app.request(path, {
        method: 'POST',
        headers: { cookie, 'x-requested-with': 'XMLHttpRequest', ...headers },
      })
    }

    it.each([
      ['http://localhost:3000', {}, 'http://localhost:3000'],
      ['http://127.0.0.1:8080', { origin: 'http://127.0.0.1:8080' }, 'http://127.0.0.1:8080'],
      ['http://inside:3000', { origin: 'https://console.example.org' }, 'https://console.example.org'],
    ])('leads to the address of a call to %s with %j', async (address, headers, link) => {
      expect((await asks(address, headers)).status).toBe(200)
      expect(untold.mail.sent.at(-1)?.text).toContain(`\n${link}/client-communication\n`)
    })

    it.each([
      ['http://evil.example.net', {}],
      ['http://evil.example.net', { origin: 'http://evil.example.net' }],
      ['http://inside:3000', { 'x-forwarded-host': 'console.example.org', 'x-forwarded-proto': 'https' }],
      ['http://localhost.evil.example.net', {}],
    ])('never leads where a forged header says: %s with %j', async (address, headers) => {
      const sent = untold.mail.sent.length
      const response = await asks(address, headers)
      const { error } = await response.json()
      expect([response.status, error.message]).toEqual([503, expect.stringContaining('CONSOLE_PUBLIC_URL')])
      expect(untold.mail.sent.length).toBe(sent)
    })
  })

  it('sends one email in ten minutes for each person and district', async () => {
    const district = await server.newDistrict()
    const other = await server.newDistrict()
    const sent = () => server.mail.sent.length
    const before = sent()
    const answers = await Promise.all([ask(bare, district), ask(bare, district), ask(bare, district)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    expect(answers.find(({ status }) => status === 429)?.error?.message).toBe(
      `You emailed ${district.districtName} a short while ago. Try again in 10 minutes.`,
    )
    expect((await ask(bare, other)).status).toBe(200)
    expect((await ask(employee, district)).status).toBe(200)
    expect(sent()).toBe(before + 3)
    server.advance(CUSTOMER_REQUEST_LIMIT.windowMs - 90_000)
    const { status, error } = await ask(bare, district)
    expect([status, error?.message]).toEqual([429, expect.stringContaining('minute')])
    server.advance(90_000)
    expect((await ask(bare, district)).status).toBe(200)
    expect(sent()).toBe(before + 4)
  })

  it('R25 refuses a district without a contact address, and sends nothing', async () => {
    const district = await server.newDistrict()
    await server.db
      .updateTable('districts')
      .set({ contactEmailAddress: null })
      .where('id', '=', district.id)
      .execute()
    const sent = server.mail.sent.length
    const { status, error } = await ask(employee, district)
    expect([status, error?.field]).toEqual([400, 'contactEmailAddress'])
    expect([server.mail.sent.length, await asked(district.id)]).toEqual([sent, undefined])
  })

  it('nobody was asked when the mail did not leave', async () => {
    const district = await server.newDistrict()
    server.mail.refuse()
    const { status, error } = await ask(employee, district)
    server.mail.accept()
    expect(status).toBe(503)
    expect(error?.message).toBe("The email couldn't be sent. Try again later.")
    expect(await asked(district.id)).toBeUndefined()
    expect((await ask(employee, district)).status).toBe(200)
    expect(await asked(district.id)).toMatchObject({ requestedTo: district.email })
  })

  it('[R47] is for provider staff', async () => {
    const { district, call } = await personOf(server, [
      'ROLE_SETUP_DISTRICT_CREATE',
      'ROLE_SETUP_SIS_IMPORTS_API_EDIT',
    ])
    const sent = server.mail.sent.length
    expect((await ask(call, district)).status).toBe(403)
    expect((await ask(employee, { id: 412, lea: district.lea })).status).toBe(404)
    expect([server.mail.sent.length, await asked(district.id)]).toEqual([sent, undefined])
  })
})
