import { afterAll, beforeAll, expect, it } from 'vitest'
import { retainChangedFields } from './note-changed-fields.ts'
import { FILES } from './testing/files.ts'
import { createImportBench } from './testing/import-bench.ts'

let bench: Awaited<ReturnType<typeof createImportBench>>
beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench.close())

const kept = () =>
  bench.db
    .selectFrom('importChangedFields')
    .select(['batchId', 'componentName', 'fieldName', 'rowCount', 'examples'])
    .orderBy('batchId')
    .orderBy('componentName')
    .orderBy('fieldName')
    .execute()

it('an import notes which fields it changes in stored records, with the first three as examples', async () => {
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
  await bench.sync()
  expect(await kept()).toEqual([])

  await bench.write('STU.csv', FILES['STU.csv'].replaceAll(',X,', ',F,').replaceAll(/,(00|11),/g, ',01,'))
  await bench.write('STF.csv', FILES['STF.csv'].replace('Teacher', ''))
  const { header } = await bench.sync()
  expect(header.recordsUpdated).toBe(5)
  const { batchId } = header
  const changed = await kept()
  expect(changed.map((one) => [one.componentName, one.fieldName, one.rowCount])).toEqual([
    ['staff', 'title', 1],
    ['students', 'gender', 1],
    ['students', 'gradeLevel', 1],
    ['students', 'primaryLanguage', 4],
  ])
  expect(changed.map(({ examples }) => examples)).toMatchObject([
    [{ sourceId: '10432', from: 'Teacher', to: null }],
    [{ sourceId: '30018844', from: 'X', to: 'F' }],
    [{ sourceId: '30018845', from: '11', to: '01' }],
    [{ sourceId: '30018842' }, { sourceId: '30018844' }, { sourceId: '30018845' }],
  ])

  await bench.write('STF.csv', FILES['STF.csv'])
  const later = await bench.sync()
  await retainChangedFields(bench.db, 2)
  expect(new Set((await kept()).map((one) => one.batchId))).toEqual(new Set([batchId, later.header.batchId]))
  await retainChangedFields(bench.db, 1)
  expect(new Set((await kept()).map((one) => one.batchId))).toEqual(new Set([later.header.batchId]))
})
