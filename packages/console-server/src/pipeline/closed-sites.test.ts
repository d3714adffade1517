import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { FILES } from './testing/files.ts'
import { createImportBench } from './testing/import-bench.ts'
import { keepsIdentities } from './testing/keeps-identities.ts'

let bench: Awaited<ReturnType<typeof createImportBench>>
beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.db.deleteFrom('sisRows').execute()
  await bench.db.deleteFrom('importBatches').execute()
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
  await bench.sync()
})

const NEW_AT_CLOSED = '30018847,7730184211,Nora,Quill,08/09/2010,F,11,0415,08/12/2026,00,\n'
const NEW_AT_OPEN = '30018848,7730184212,Ira,Stone,08/09/2019,M,1,0412,08/12/2026,00,\n'
const close = (data: object, isActive = true) =>
  bench.db
    .updateTable('sisRows')
    .set(({ ref }) => ({ data: json(data), isActive, hash: ref('hash') }))
    .where('component', '=', 'sites')
    .where('sourceId', '=', '0415')
    .execute()

it('R009: a closed site keeps its students up to date and takes no new ones', async () => {
  await close({ siteCode: '0415', siteName: 'Juniper High', schoolType: 'Closed' })
  await bench.write('STU.csv', FILES['STU.csv'].replace('Ada', 'Adah') + NEW_AT_CLOSED + NEW_AT_OPEN)
  const batch = await bench.sync({ components: ['students'] })
  keepsIdentities(batch)
  expect(batch.result('students')).toMatchObject({
    status: 'completedWithErrors',
    recordsInserted: 1,
    recordsUpdated: 1,
    recordsUnchanged: 4,
    recordsRejected: 1,
    message: 'Site is closed (1)',
    failureOrigin: 'reference',
  })
  expect(batch.details).toMatchObject([
    {
      errorCode: 'R009',
      severity: 'error',
      owner: 'provider',
      sourceId: '30018847',
      rowNumber: 6,
      columnName: 'siteCode',
      rejectedValue: '0415',
      siteCode: '0415',
      recordLabel: 'Quill, Nora',
      message: 'Site "0415" is closed, so it takes no new records. Row not loaded.',
      fixTarget: { route: 'site-overview', query: { search: '0415' }, label: 'Open site 0415' },
      rowData: { LOCAL_ID: '30018847' },
    },
  ])
})

it('R009: people come to several sites as long as one of them is open', async () => {
  await close({ siteCode: '0415', siteName: 'Juniper High', schoolType: 'Closed' })
  const both = '10433,Lee,Park,T,0412;0415,0412,lpark@example.org,lpark,Teacher\n'
  const closed = '10434,Sam,Reed,T,0415,0415,sreed@example.org,sreed,Teacher\n'
  const two = '10435,Kim,Ash,T,0412,0412,kash@example.org,kash,Teacher\n'
  await bench.write('STF.csv', FILES['STF.csv'] + both + closed + two)
  const { result, details } = await bench.sync({ components: ['staff'] })
  expect(result('staff')).toMatchObject({ recordsInserted: 2, recordsRejected: 1 })
  expect(details.map(({ errorCode, columnName }) => [errorCode, columnName])).toEqual([['R009', 'siteCodes']])
})

it('R009: a site that is switched off is told from one that does not exist', async () => {
  await close({ siteCode: '0415', siteName: 'Juniper High' }, false)
  const rows = FILES['STU.csv'].split('\n')
  const atOpen = [...rows.slice(0, 3), ...rows.slice(1, 3).map((row) => row.replace('3001884', '3001999'))]
  const more = Array.from({ length: 4 }, (_, i) => rows[1]?.replace('30018842', `3002${i}`))
  const text = [...atOpen, ...more, rows[3], rows[4]?.replace('0415', '0499')].join('\n')
  await bench.write('STU.csv', text)
  const { details } = await bench.sync({ components: ['students'], mode: 'delta' })
  expect(details.map(({ errorCode, message }) => [errorCode, message])).toEqual([
    ['R009', 'Site "0415" is turned off. Row not loaded.'],
    ['R001', 'Site "0499" does not exist in this district. Row not loaded.'],
  ])
})
