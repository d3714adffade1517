import { OPERATION_IDS, OPERATIONS, type OperationId } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { ask } from '../testing/walks/ask.ts'
import { callerWith } from '../testing/walks/caller-with.ts'
import { recordsOf } from '../testing/walks/records-of.ts'
import { sampleCall } from '../testing/walks/sample-calls.ts'
import { AUDITED_OPERATIONS, NOT_AUDITED } from './audited-operations.ts'
import { verifyAudit } from './verify-audit.ts'

const changing = OPERATION_IDS.filter((id) => OPERATIONS[id].method !== 'GET')

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it('every call that changes something is recorded, or says why not', () => {
  const listed = [...Object.keys(AUDITED_OPERATIONS), ...Object.keys(NOT_AUDITED)]
  expect(listed.toSorted()).toEqual(changing.toSorted())
})

const entriesAfter = (id: number) =>
  server.db.selectFrom('auditEntries').selectAll().where('id', '>', id).orderBy('id').execute()

const moveYears = (by: number) =>
  server.db
    .updateTable('districts')
    .set((eb) => ({ sisYear: eb('sisYear', '+', by) }))
    .execute()

/** Products are taken before others get them, and what a run needs is removed when it is over. */
const PLACES: { readonly [Id in OperationId]?: number } = {
  'instances.removeProducts': -4,
  'instances.addProducts': -3,
  'clients.removeProducts': -2,
  'clients.addProducts': -1,
  'exports.remove': 1,
}

/** The record of the sample is in use or a person's account, or has nothing that the call could change. */
const NOTHING: readonly OperationId[] = [
  'instances.remove',
  'authentications.remove',
  'accounts.requireNewPasswords',
  'accounts.resetFactors',
  // Of the account that was disabled just before.
  'accounts.sendPasswordLink',
  'serviceTokens.create',
  'serviceTokens.revoke',
  'importUploads.start',
  // An import of the district is running by then, and its year isn't behind.
  'sisImports.sync',
  'rolloverRuns.start',
  'rolloverRuns.cancel',
  'rolloverRuns.retry',
  // Callers of walks have no second factor and no link.
  ...OPERATION_IDS.filter((id) => /^(secondFactors|secondStep|signInLinks)\./.test(id)),
]

it('a change leaves entries about its records, and whatever else is called leaves none', async () => {
  const fetch = await callerWith(server, ['ROLE_PROVIDER_ADMINISTRATOR'])
  const ordered = changing
    .filter(
      (id) => !id.startsWith('session.') && !id.startsWith('rollover.') && !id.startsWith('validators.'),
    )
    .toSorted((one, other) => (PLACES[one] ?? 0) - (PLACES[other] ?? 0))
  let last = 0
  const found: [id: OperationId, kinds: readonly string[]][] = []
  for (const id of ordered) {
    if ((PLACES[id] ?? 0) > 0) await server.jobs.idle()
    const records = await recordsOf(server.db, '4107320')
    if (id === 'clients.removeProducts') {
      await server.db.deleteFrom('instanceProducts').execute()
      // Exports of years that are over use no product.
      await moveYears(10)
    }
    if (id === 'clients.addProducts') await moveYears(-10)
    const about = { lea: records.lea, districtId: records.district, clientId: records.client }
    await ask(fetch, id, { ...about, ...sampleCall(id, records) })
    const entries = await entriesAfter(last)
    last = entries.at(-1)?.id ?? last
    expect(entries.filter(({ operation }) => operation !== id)).toEqual([])
    found.push([id, [...new Set(entries.map(({ subjectKind }) => subjectKind))].toSorted()])
  }
  const expected = ordered.map((id) => {
    const kinds = id === 'districts.update' ? ['district'] : (AUDITED_OPERATIONS[id] ?? [])
    return [id, NOTHING.includes(id) ? [] : kinds.toSorted()]
  })
  expect(found).toEqual(expected)
  expect(await verifyAudit(server.db, server.secrets, () => {})).toBe(true)
})
