import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../testing/cloned-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { noteCauses } from './note-causes.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('small', NOW)
})
afterAll(() => database.close())

it('finds causes while someone saves in the district, who may be waiting for its summary', async () => {
  const { db } = database
  const { id } = await db.selectFrom('districts').select('id').limit(1).executeTakeFirstOrThrow()
  const failed = {
    districtId: id,
    isActive: true,
    importState: 'failed',
    lastImportBatchId: null,
    rejectedPercent: null,
    exportsFailing: 0,
    componentsFailed: 0,
  }
  await db.transaction().execute(async (saving) => {
    await saving.selectFrom('districts').select('id').where('id', '=', id).forUpdate().execute()
    await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '2s'`.execute(trx)
      await noteCauses(trx, [failed], NOW)
    })
  })
  const open = await db
    .selectFrom('alertCauses')
    .select('event')
    .where('districtId', '=', id)
    .where('closedAt', 'is', null)
    .execute()
  expect(open).toContainEqual({ event: 'importFailed' })
})
