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

const examples = async () => {
  const rows = await bench.db
    .selectFrom('importChangedRows')
    .select(['batchId', 'componentName', 'change', 'examples'])
    .orderBy('batchId')
    .orderBy('componentName')
    .orderBy('change')
    .execute()
  return rows.map(({ componentName, change, ...row }) => ({ of: `${componentName} ${change}`, ...row }))
}

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

it('an import keeps a few of the records that it added and removed', async () => {
  await bench.write('STF.csv', FILES['STF.csv'])
  const [header, first, ...others] = FILES['STU.csv'].trimEnd().split('\n')
  await bench.db.updateTable('importTemplates').set({ deleteThresholdPercent: null }).execute()
  await bench.write('STU.csv', `${[header, ...others, first?.replace('30018842', '30018899')].join('\n')}\n`)
  const { header: batch } = await bench.sync()
  const own = (await examples()).filter(({ batchId }) => batchId === batch.batchId)
  expect(own).toMatchObject([
    { of: 'students added', examples: [{ sourceId: '30018899', label: expect.stringContaining(', ') }] },
    { of: 'students removed', examples: [{ sourceId: '30018842', label: 'Nguyen, Theo' }] },
  ])
  await retainChangedFields(bench.db, 1)
  expect(await examples()).toEqual(own)
})
