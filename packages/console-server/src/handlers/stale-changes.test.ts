import { OPERATION_IDS, OPERATIONS, ROLES } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/create-test-server.ts'
import { addressOf } from '../testing/walks/ask.ts'
import { callerWith } from '../testing/walks/caller-with.ts'
import { fingerprintTables } from '../testing/walks/fingerprint-tables.ts'
import { recordsOf } from '../testing/walks/records-of.ts'
import { sampleCall } from '../testing/walks/sample-calls.ts'
import { storedVersion } from '../testing/with-version.ts'

let server: TestServer
let staff: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  staff = await callerWith(server, ROLES)
})
afterAll(() => server.close())

const patches = OPERATION_IDS.filter((id) => OPERATIONS[id].method === 'PATCH')
const versioned = patches.filter((id) => OPERATIONS[id].version !== undefined)

it('[S7] every PATCH of a record with a version takes it', () => {
  expect(patches.filter((id) => !versioned.includes(id))).toEqual([
    'sites.updateMany',
    'productsEnabled.update',
    'userPreferences.patchColumnStates',
    'userPreferences.patchPageSizes',
    'savedViews.update',
  ])
})

it.each(versioned)('[S7] %s changes nothing without the version that is stored', async (id) => {
  const records = await recordsOf(server.db, '4107320')
  const about = { lea: records.lea, districtId: records.district, clientId: records.client }
  const { record, body } = sampleCall(id, records)
  const { address, headers } = addressOf(id, { ...about, ...(record === undefined ? {} : { record }) })
  const stored = await storedVersion(server.db, address)
  if (stored === undefined) throw new Error(`${address} has no version.`)
  const { field, version } = stored
  const send = async (versions: object) => {
    const sent = JSON.stringify(Object.assign({}, body, { [field]: undefined }, versions))
    const response = await staff(
      new Request(`http://console.test${address}`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: sent,
      }),
    )
    return { status: response.status, ...(await response.json()) }
  }
  const before = await fingerprintTables(server.db)
  const missing = await send({})
  expect([missing.status, missing.error]).toEqual([428, expect.objectContaining({ code: 428, field })])
  const stale = await send({ [field]: field === 'version' ? 999_999 : '2001-01-01T00:00:00.000Z' })
  expect([stale.status, stale.error]).toEqual([409, expect.objectContaining({ code: 409 })])
  expect(stale.error.message).toMatch(
    /changed (?:this|these) [a-zA-Z ]+( on .* \(ET\))? after you opened it\.$/,
  )
  expect(await fingerprintTables(server.db)).toEqual(before)

  // Of two who read the same, one saves.
  const answers = await Promise.all([send({ [field]: version }), send({ [field]: version })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const saved = answers.find(({ status }) => status === 200)?.data[field]
  expect(saved).toEqual(field === 'version' ? expect.any(Number) : expect.any(String))
  expect(saved).not.toEqual(version)
})
