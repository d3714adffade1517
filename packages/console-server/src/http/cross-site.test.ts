import { OPERATION_IDS, OPERATIONS } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { addressOf, ask } from '../testing/walks/ask.ts'
import { callerWith } from '../testing/walks/caller-with.ts'
import { fingerprintTables } from '../testing/walks/fingerprint-tables.ts'
import { type Records, recordsOf } from '../testing/walks/records-of.ts'
import { sampleCall, statusOfRead } from '../testing/walks/sample-calls.ts'

let server: TestServer
let staff: TestFetch
let records: Records
let before: Record<string, string>
beforeAll(async () => {
  server = await createTestServer()
  staff = await callerWith(server, ['ROLE_PROVIDER_ADMINISTRATOR'])
  records = await recordsOf(server.db, '4107320')
  before = await fingerprintTables(server.db)
})
afterAll(async () => {
  expect(await fingerprintTables(server.db)).toEqual(before)
  expect(server.mail.sent).toEqual([])
  await server.close()
})

const aboutOwn = () => ({ lea: records.lea, districtId: records.district, clientId: records.client })
const WRITES = OPERATION_IDS.filter((id) => OPERATIONS[id].method !== 'GET')

/** What another site can make a browser send along with the visitor's cookie. */
const FROM_ELSEWHERE: readonly (readonly [string, Record<string, string>])[] = [
  ['without the header', { 'x-requested-with': '' }],
  ['without the header, from the own site', { 'x-requested-with': '', origin: 'http://console.test' }],
  [
    'as a form would',
    { 'x-requested-with': '', 'content-type': 'text/plain', origin: 'https://evil.example' },
  ],
  ['from another site', { origin: 'https://evil.example' }],
  ['from a page without an origin', { origin: 'null' }],
  ['from another port', { origin: 'http://console.test:8080' }],
  ['from a site whose name begins alike', { origin: 'http://console.test.evil.example' }],
  ['from a site whose name ends alike', { origin: 'http://evilconsole.test' }],
  ['from what is no origin', { origin: 'console.test' }],
  ['from a site named as user', { origin: 'http://console.test@evil.example' }],
  [
    'from another site that names this one as its host',
    { origin: 'https://evil.example', host: 'evil.example' },
  ],
  ['from the own name over another scheme', { origin: 'https://console.test' }],
  [
    'from another site, as somebody who writes headers of proxies',
    { origin: 'https://evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
  ],
]

describe.each(WRITES)('R19 %s is refused', (id) => {
  it.each(FROM_ELSEWHERE)('%s', async (_, headers) => {
    const { body, ...named } = sampleCall(id, records)
    const { address, headers: own } = addressOf(id, { ...aboutOwn(), ...named })
    const response = await staff(address, {
      method: OPERATIONS[id].method,
      body: JSON.stringify(body ?? {}),
      headers: { ...own, ...headers },
    })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

it('R19 a link or picture of another site changes nothing: reading only reads', async () => {
  for (const id of OPERATION_IDS.filter((one) => OPERATIONS[one].method === 'GET')) {
    const response = await ask(staff, id, { ...aboutOwn(), ...sampleCall(id, records) })
    expect([id, response.status]).toEqual([id, statusOfRead(id)])
  }
  expect(await fingerprintTables(server.db)).toEqual(before)
})

it('R19 no answer lets another site read it', async () => {
  const origin = { origin: 'https://evil.example' }
  for (const init of [{}, { method: 'OPTIONS', headers: { 'access-control-request-method': 'PATCH' } }]) {
    const response = await staff('/api/districts', { ...init, headers: { ...init.headers, ...origin } })
    const granted = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))
    expect(granted).toEqual([])
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})
