import { jsonCalls, keepsIdentities, readBatch } from '@edconsole/console-server/internal/testing'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'demo' })
}, 240_000)
afterAll(() => server.close())

const batchesOf = async (lea: string) => {
  const rows = await server.db
    .selectFrom('importBatches')
    .select('batchId')
    .where('lea', '=', lea)
    .orderBy('batchId')
    .execute()
  return rows.map(({ batchId }) => batchId)
}
const linesOf = (batchId: number) =>
  server.db.selectFrom('accountSyncLogs').selectAll().where('batchId', '=', batchId).execute()

describe.each([
  ['4107320', 'the district of the pictures'],
  ['3904871', 'the one that waits for a decision'],
  ['4833071', 'the one whose imports fail'],
])('the accounts of %s, %s', (lea) => {
  it('[S7] follow in every batch that loaded staff, and the counts are those of the log', async () => {
    const batches = await batchesOf(lea)
    expect(batches.length).toBeGreaterThan(50)
    let told = 0
    for (const batchId of batches) {
      const batch = await readBatch(server.db, batchId)
      keepsIdentities(batch)
      const { header, result, results } = batch
      const [staff, accounts] = [result('staff'), result('accounts')]
      const lines = await linesOf(batchId)
      const skips = lines.filter(({ action }) => action === 'skip')
      const made = lines.filter(({ action }) => action === 'create').length
      const counts = {
        recordsInserted: made,
        recordsUpdated: lines.length - skips.length - made,
        errorCount: skips.filter(({ result }) => result === 'failure').length,
        warningCount: skips.filter(({ result }) => result === 'warning').length,
      }
      if (staff.status === 'cancelled')
        expect(accounts).toMatchObject({
          status: 'cancelled',
          recordsRead: 0,
          message: 'Skipped: staff failed',
        })
      else expect(accounts).toMatchObject({ ...counts, recordsRead: staff.recordsRead })
      expect([header.componentsTotal, header.recordsExpected]).toEqual([results.length, header.recordsRead])
      if (accounts.status !== 'cancelled') expect(header.endedAt).toBe(accounts.endedAt)
      told += lines.length
    }
    expect(told).toBeGreaterThan(20)
  })

  it('[S7] are those that a sync of the same staff would make: nothing is left for it to do', async () => {
    const call = jsonCalls(await server.browser('employee@example.org'))
    const path = `/district/sis-imports/sync?lea=${lea}`
    const { data } = await call<{ batchId: number }>('POST', path, { components: ['sites', 'staff'] })
    await server.jobs.idle()
    const { result } = await readBatch(server.db, data.batchId)
    const { recordsRead, ...counts } = result('accounts')
    expect(counts).toMatchObject({
      status: 'completed',
      recordsInserted: 0,
      recordsUpdated: 0,
      recordsRejected: 0,
      recordsDeleted: 0,
      warningCount: 0,
      recordsUnchanged: recordsRead,
    })
    expect(recordsRead).toBeGreaterThan(10)
    expect(await linesOf(data.batchId)).toEqual([])
  })
})

it('[S7] no line of the demo tells of a field that stayed as it was, nor the same change of somebody twice', async () => {
  const { rows } = await sql`
    select changes from account_sync_logs, jsonb_array_elements(changes) as change
    where coalesce(change->>'from', '') = coalesce(change->>'to', '')`.execute(server.db)
  expect(rows).toEqual([])
  const { rows: twice } = await sql`
    select account_id, change->>'field' as field, count(*) from account_sync_logs, jsonb_array_elements(changes) as change
    where action in ('update', 'link') group by account_id, lea, change->>'field' having count(*) > 1`.execute(
    server.db,
  )
  expect(twice).toEqual([])
})
