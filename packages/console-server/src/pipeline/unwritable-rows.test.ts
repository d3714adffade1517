import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { FILES } from './testing/files.ts'
import { createImportBench } from './testing/import-bench.ts'
import { keepsIdentities } from './testing/keeps-identities.ts'

let bench: Awaited<ReturnType<typeof createImportBench>>
beforeAll(async () => {
  bench = await createImportBench()
  await sql`alter table sis_rows add constraint no_such_name
    check (component <> 'students' or coalesce(data ->> 'firstName', '') not like 'Refused%')`.execute(
    bench.db,
  )
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.db.deleteFrom('sisRows').execute()
  await bench.db.deleteFrom('importBatches').execute()
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
})

const [header = '', first = ''] = FILES['STU.csv'].split('\n')
const students = (count: number, isRefused: (n: number) => boolean) =>
  [
    header,
    ...Array.from({ length: count }, (_, n) =>
      first
        .replace('30018842', `5${String(n).padStart(6, '0')}`)
        .replace('Theo', isRefused(n) ? `Refused${n}` : `Name${n}`),
    ),
  ].join('\n')

it('L001: rows that the database refuses are left out, wherever they stand, and the others are loaded', async () => {
  const REFUSED = new Set([0, 1, 999, 1000, 1001, 1777, 2499])
  await bench.write(
    'STU.csv',
    students(2500, (n) => REFUSED.has(n)),
  )
  const batch = await bench.sync({ components: ['sites', 'students'] })
  keepsIdentities(batch)
  expect(batch.result('students')).toMatchObject({
    status: 'completedWithErrors',
    recordsRead: 2500,
    recordsInserted: 2493,
    recordsRejected: 7,
    message: "Row couldn't be saved (7)",
    failureOrigin: 'platform',
  })
  expect(batch.details.map(({ rowNumber }) => rowNumber)).toEqual([...REFUSED].map((n) => n + 1))
  expect(batch.details[0]).toMatchObject({ recordLabel: 'Nguyen, Refused0', siteCode: '0412', stage: 'load' })
  expect(await bench.stored('students')).toHaveLength(2493)
  expect(await bench.db.selectFrom('importStaged').select('id').execute()).toEqual([])
})

it('L001: a stored record stays as it was, and is not taken for gone', async () => {
  await bench.sync()
  await bench.write('STU.csv', FILES['STU.csv'].replace('Theo', 'Refused').replace('00,\n', '??,\n'))
  const batch = await bench.sync({ components: ['students'], mode: 'full' })
  keepsIdentities(batch)
  expect(batch.result('students')).toMatchObject({
    recordsRejected: 1,
    recordsUpdated: 0,
    recordsUnchanged: 4,
    recordsDeleted: 0,
    recordsWarned: 0,
  })
  const [theo] = await bench.stored('students')
  expect(theo?.data.firstName).toBe('Theo')
})

it('L001: more than a quarter of such rows ends the component, and nothing of it is loaded', async () => {
  await bench.write(
    'STU.csv',
    students(40, (n) => n % 3 === 0),
  )
  const batch = await bench.sync({ components: ['sites', 'students'] })
  keepsIdentities(batch)
  expect(batch.result('students')).toMatchObject({ status: 'failed', failureOrigin: 'platform' })
  expect(batch.result('students').message).toMatch(
    /^11 of 40 rows were rejected, more than 25%, so nothing was loaded: Row couldn't be saved \(11\)\.$/,
  )
  expect(await bench.stored('students')).toEqual([])
  expect(await bench.db.selectFrom('importStaged').select('id').execute()).toEqual([])
})
