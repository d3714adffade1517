import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createTestServer } from '../testing/index.ts'
import { type StaffLine, staffDistrict } from './testing/staff-district.ts'

const ADA: StaffLine = ['10', 'Ada', 'Brook', 'ada@left-out.example.org', 'abrook']
const BEN: StaffLine = ['11', 'Ben', 'Cole', 'ben@left-out.example.org', 'bcole']

it('[S3] somebody whom a file names at a site that takes no part in imports is not taken for gone', async () => {
  const server = await createTestServer({ seed: 'empty' })
  onTestFinished(server.close)
  const { sync, account, lea } = await staffDistrict(server)
  await sync([ADA, BEN])
  // As after a change of the year: the account is there, the row is not yet.
  await server.db.deleteFrom('sisRows').where('lea', '=', lea).where('sourceId', '=', '11').execute()
  await server.db
    .updateTable('sisRows')
    .set({ data: sql`data || '{"includeInImport": false}'` })
    .where('lea', '=', lea)
    .where('component', '=', 'sites')
    .execute()
  expect((await sync([ADA, BEN])).accounts).toMatchObject({ status: 'completed', recordsDeleted: 0 })
  expect(await account('11')).toMatchObject({ isEnabled: true })
})
