import {
  EMPLOYEE_ROLE,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  ROLES,
} from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from './testing/create-test-server.ts'
import { ask } from './testing/walks/ask.ts'
import { callerWith } from './testing/walks/caller-with.ts'
import { fingerprintTables } from './testing/walks/fingerprint-tables.ts'
import { type Records, recordsOf } from './testing/walks/records-of.ts'
import { RECORD_IN_ADDRESS, sampleCall } from './testing/walks/sample-calls.ts'

let server: TestServer
let own: Records
let foreign: Records
let about: { lea: string; districtId: number; clientId: number }
let staff: TestFetch
let person: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  own = await recordsOf(server.db, '4107320')
  foreign = await recordsOf(server.db, '0610391')
  about = { lea: own.lea, districtId: own.district, clientId: own.client }
  staff = await callerWith(server, ROLES)
  person = await callerWith(
    server,
    ROLES.filter((role) => role !== EMPLOYEE_ROLE),
    own.district,
  )
})
afterAll(() => server.close())

/** Records without an owner: every caller can read them. */
const SHARED: readonly (keyof Records)[] = ['role', 'product']

const withRecord = OPERATION_IDS.filter((id) => {
  const record = RECORD_IN_ADDRESS[id]
  return record !== undefined && !SHARED.includes(record)
})
const isAbout = (id: OperationId) => OPERATIONS[id].lea === true || OPERATIONS[id].clientHeader === true

const refuses = async (call: () => Promise<Response>, expected: number[]) => {
  const before = await fingerprintTables(server.db)
  const response = await call()
  const text = await response.text()
  expect([response.status, text]).toEqual([expect.toSatisfy((status) => expected.includes(status)), text])
  expect(await fingerprintTables(server.db)).toEqual(before)
  return text
}

describe('R18, R19 a record of another district or client is like one that does not exist', () => {
  it.each(withRecord.filter(isAbout))('%s, for provider staff who name the wrong one', async (id) => {
    await refuses(() => ask(staff, id, { ...about, ...sampleCall(id, foreign) }), [404])
  })

  it.each(withRecord)('%s, for a person with all roles of a district', async (id) => {
    // What is for provider staff alone says so before it looks.
    const text = await refuses(() => ask(person, id, { ...about, ...sampleCall(id, foreign) }), [403, 404])
    for (const value of ['Copperleaf', 'copperleaf', foreign.lea]) expect(text).not.toContain(value)
  })

  it.each(withRecord.filter(isAbout))('%s answers alike for one that nobody has', async (id) => {
    const missing = { ...sampleCall(id, foreign), record: 99_999_999 }
    const [a, b] = [
      await (await ask(staff, id, { ...about, ...sampleCall(id, foreign) })).json(),
      await (await ask(staff, id, { ...about, ...missing })).json(),
    ]
    const without = (text: string) => text.replace(/\d+/g, '#')
    expect(without(a.error.message)).toBe(without(b.error.message))
  })
})

describe('R18, R19 a body cannot name records of another district or client', () => {
  it.each<[OperationId, string, (f: Records, o: Records) => { record?: number; body: unknown }]>([
    ['sites.create', 'a parent', (f) => ({ body: { siteCode: 'X', siteName: 'X', parentSiteId: f.site } })],
    ['sites.update', 'a parent', (f, o) => ({ record: o.site, body: { parentSiteId: f.site } })],
    ['sites.updateMany', 'sites', (f) => ({ body: { sites: [{ id: f.site, includeInExport: false }] } })],
    [
      'sisImports.createTranslation',
      'a template',
      (f, o) => ({
        body: {
          sisImportId: f.template,
          importTemplateColumnId: o.column,
          sourceValue: 'X',
          translatedValue: o.possibleValue,
        },
      }),
    ],
    [
      'sisImports.createTranslation',
      'a column',
      (f, o) => ({
        body: {
          sisImportId: o.template,
          importTemplateColumnId: f.column,
          sourceValue: 'X',
          translatedValue: o.possibleValue,
        },
      }),
    ],
    ['exports.sendNow', 'an export', (f) => ({ body: { exportIds: [f.export] } })],
    [
      'exports.sendNow',
      'an export beside an own one',
      (f, o) => ({ body: { exportIds: [o.export, f.export] } }),
    ],
  ])('%s: %s', async (id, _, call) => {
    await refuses(async () => {
      const response = await ask(staff, id, { ...about, ...call(foreign, own) })
      // Answers item by item, with what was not done.
      const answer = await response.clone().json()
      return response.ok && answer.errors?.length > 0 ? new Response('', { status: 404 }) : response
    }, [400, 404])
  })

  it.each<[OperationId, string, (f: Records, o: Records) => { record?: number; body: unknown }]>([
    [
      'instances.create',
      'a client',
      (f) => ({ body: { clientId: f.client, name: 'fern-demo', environment: 'demo', region: 'us-west' } }),
    ],
    [
      'districts.create',
      'a client',
      (f) => ({ body: { lea: '5500009', districtName: 'X', state: 'OR', illuminateClientId: f.client } }),
    ],
    [
      'users.update',
      'a district',
      (f, o) => ({ record: o.user, body: { districtIds: [o.district, f.district] } }),
    ],
    [
      'users.update',
      'the role of the provider',
      (_, o) => ({ record: o.user, body: { roles: [EMPLOYEE_ROLE] } }),
    ],
    [
      'users.update',
      'a role that reaches that of the provider',
      (_, o) => ({ record: o.user, body: { roles: ['ROLE_PROVIDER_ADMINISTRATOR'] } }),
    ],
    [
      'roles.create',
      'the role of the provider',
      () => ({ body: { name: 'ROLE_CLIMB', displayName: 'Climb', children: [EMPLOYEE_ROLE] } }),
    ],
    [
      'roles.update',
      'the role of the provider',
      (_, o) => ({ record: o.role, body: { children: [EMPLOYEE_ROLE] } }),
    ],
    [
      'clients.create',
      'anybody',
      () => ({ body: { clientName: 'Climb', clientType: 'district', state: 'OR', slug: 'climb' } }),
    ],
  ])('%s of a person with all roles of a district: %s', async (id, _, call) => {
    await refuses(() => ask(person, id, { ...about, ...call(foreign, own) }), [400, 403, 404, 409])
  })
})

describe('R18, R19 lists hold nothing of another district or client', () => {
  const FOR_STAFF = ['auditLog.list', 'fleet.list', 'rolloverRuns.list', 'rolloverRuns.districts']
  const lists = OPERATION_IDS.filter((id) => OPERATIONS[id].list && !FOR_STAFF.includes(id))

  it.each(lists)('%s, whatever it is narrowed to', async (id) => {
    const { filterable = [] } = OPERATIONS[id].list ?? {}
    const wanted = [
      '',
      ...['lea', 'clientId', 'batchId'].flatMap((field) =>
        filterable.includes(field) ? [`filter[${field}]=${foreignValue(field)}`] : [],
      ),
      'search=copperleaf',
      `search=${foreign.lea}`,
    ]
    for (const query of wanted) {
      const response = await ask(person, id, { ...about, query: `limit=1000${query && `&${query}`}` })
      const text = await response.text()
      expect([query, response.status]).toEqual([query, expect.toBeOneOf([200, 400])])
      expect([query, text.includes('opperleaf'), text.includes(foreign.lea)]).toEqual([query, false, false])
    }
  })

  const foreignValue = (field: string) =>
    field === 'lea' ? foreign.lea : field === 'clientId' ? foreign.client : 41_001
})
