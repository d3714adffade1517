import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSecondTemplate } from './testing/add-second-template.ts'
import { FILES } from './testing/files.ts'
import { createImportBench, LEA } from './testing/import-bench.ts'

type Bench = Awaited<ReturnType<typeof createImportBench>>
let bench: Bench

beforeAll(async () => {
  bench = await createImportBench()
  await bench.db.updateTable('importTemplates').set({ deleteThresholdPercent: null }).execute()
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
  await addSecondTemplate(bench.db, { component: 'staff', name: 'Substitutes', filePattern: 'SUB.csv' })
  await bench.write('SUB.csv', SUBSTITUTES)
})
afterAll(() => bench.close())

const [header = '', person = ''] = FILES['STF.csv'].split(/\r?\n/)
const [staffId = ''] = person.split(',')
const substitute = person.replace(/,T,/, ',teacher,')
const SUBSTITUTES = `${header}\n${substitute.replace(staffId, 'SUB1')}\n`
const staff = async () => (await bench.stored('staff')).map(({ sourceId }) => sourceId)

it('two full files of one component do not take each other\u2019s rows away', async () => {
  for (const run of ['first', 'second']) {
    const { results, header: batch } = await bench.sync()
    const ofStaff = results.filter(({ componentName }) => componentName === 'staff')
    expect([run, ofStaff.map(({ status, recordsDeleted }) => [status, recordsDeleted])]).toEqual([
      run,
      [
        ['completed', 0],
        ['completed', 0],
      ],
    ])
    expect(batch.status).toBe('completed')
    expect((await staff()).sort()).toEqual([staffId, 'SUB1'].sort())
  }
})

it('the batch tells when one of the two failed, and what depends on the component waits', async () => {
  await bench.remove('STF.csv')
  const { header: batch, results } = await bench.sync()
  expect(results.filter((one) => one.componentName === 'staff').map(({ status }) => status)).toEqual([
    'failed',
    'completed',
  ])
  expect(batch).toMatchObject({ status: 'completedWithErrors', componentsFailed: 1, lea: LEA })
  expect(batch.message).toContain('Staff: ')
})

it('V008: a person who stands in both files is kept from the first', async () => {
  await bench.write('STF.csv', FILES['STF.csv'])
  const others = ['S1', 'S2', 'S3', 'S4'].map((id) => substitute.replace(staffId, id))
  const again = substitute.replace('Maria', 'Mary')
  await bench.write('SUB.csv', `${[header, ...others, again].join('\n')}\n`)
  const { results, details } = await bench.sync({ components: ['staff'] })
  expect(results.map(({ status, recordsRejected }) => [status, recordsRejected])).toEqual([
    ['completed', 0],
    ['completedWithErrors', 1],
  ])
  expect(details).toMatchObject([
    {
      errorCode: 'V008',
      sourceId: staffId,
      causeTitle: 'Duplicate staff ID in two files',
      message: `Value "${staffId}" is already used in row 2 of "STF.csv". Row not loaded.`,
    },
  ])
  const stored = (await bench.stored('staff')).find(({ sourceId }) => sourceId === staffId)
  expect(stored?.data.firstName).toBe('Maria')
})

it('what failed in the first file does not keep the second from bringing it', async () => {
  await bench.write('STF.csv', `${header}\n${person.replace(/,T,/, ',?,')}\n`)
  const { results } = await bench.sync({ components: ['staff'] })
  expect(results.map(({ status }) => status)).toEqual(['failed', 'completed'])
  await bench.write('STF.csv', FILES['STF.csv'])
})
