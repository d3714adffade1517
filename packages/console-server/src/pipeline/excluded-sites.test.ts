import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createImportBench } from './testing/import-bench.ts'
import { keepsIdentities } from './testing/keeps-identities.ts'
import { IMPORTED, insertWholeTemplates, otherValue, wholeFile } from './testing/whole-components.ts'

let bench: Awaited<ReturnType<typeof createImportBench>>
const ALL = Array.from({ length: 24 }, (_, i) => i + 1)
beforeAll(async () => {
  bench = await createImportBench()
  await bench.db.deleteFrom('importTemplates').execute()
  await insertWholeTemplates(bench.db)
  for (const component of IMPORTED) await bench.write(`${component}.csv`, wholeFile(component, ALL))
  await bench.sync()
})
afterAll(() => bench.close())
beforeEach(async () => {
  await takePart(ALL)
  for (const component of IMPORTED) await write(component, ALL)
})

const write = (component: ImportedComponent, ...of: [readonly number[], Parameters<typeof wholeFile>[2]?]) =>
  bench.write(`${component}.csv`, wholeFile(component, ...of))
const setSites = (sites: readonly number[], takesPart: boolean) =>
  bench.db
    .updateTable('sisRows')
    .set({ data: sql`data || jsonb_build_object('includeInImport', ${takesPart}::boolean)` })
    .where('component', '=', 'sites')
    .where('sourceId', 'in', sites.map(String))
    .execute()
const takePart = (sites: readonly number[]) => setSites(sites, true)
const exclude = (sites: readonly number[]) => setSites(sites, false)
const limit = (deleteThresholdPercent: number | null) =>
  bench.db.updateTable('importTemplates').set({ deleteThresholdPercent }).execute()
const sync = async (component: ImportedComponent, mode: 'full' | 'delta' = 'full') => {
  const batch = await bench.sync({ components: [component], mode })
  keepsIdentities(batch)
  return { result: batch.result(component), codes: batch.details.map((d) => [d.errorCode, d.rejectedValue]) }
}
const names = async (component: ImportedComponent) =>
  (await bench.stored(component)).map(({ sourceId, data }) => [sourceId, data])

const OF_SITES = IMPORTED.filter((component) => component !== 'sites')

describe('[S3] a site that takes no part in imports', () => {
  it.each(OF_SITES)('leaves %s as they are, and says of how many', async (component) => {
    const before = await names(component)
    const { columnName, value } = otherValue(component)
    await exclude([3, 4])
    await write(component, ALL, { 3: { [columnName]: value }, 4: { [columnName]: '\u00e9'.repeat(900) } })
    const { result, codes } = await sync(component)
    expect(result).toMatchObject({
      status: 'completed',
      recordsRead: ALL.length,
      recordsUnchanged: ALL.length,
      recordsDeleted: 0,
      recordsRejected: 0,
      recordsWarned: 0,
      warningCount: 2,
      message: null,
    })
    expect(codes).toEqual([
      ['R010', '3'],
      ['R010', '4'],
    ])
    expect(await names(component)).toEqual(before)
  })

  it.each(OF_SITES)('keeps its %s when the source does not name them any more', async (component) => {
    await limit(10)
    const before = await names(component)
    await exclude(ALL.slice(4))
    await write(component, ALL.slice(0, 4))
    const { result } = await sync(component)
    expect(result).toMatchObject({ status: 'completed', recordsRead: 4, recordsDeleted: 0 })
    expect(await names(component)).toEqual(before)
    await limit(null)
    // Of what is left the limit counts: one in four.
    await write(component, ALL.slice(0, 3))
    await limit(20)
    expect((await sync(component)).result).toMatchObject({
      status: 'held',
      message: expect.stringMatching(/^1 of 4 .*\(25%\)/),
    })
    await limit(null)
  })

  it('has its rows back once it takes part again, and the limit for those that went meanwhile', async () => {
    await exclude([3, 4, 5])
    await write('students', [...ALL.filter((n) => n !== 5), 30], {
      3: { firstName: 'Later' },
      30: { siteCode: '3' },
    })
    expect((await sync('students')).result).toMatchObject({ recordsInserted: 0, recordsUpdated: 0 })
    await takePart([3, 4, 5])
    await limit(3)
    const again = await sync('students')
    expect(again.result).toMatchObject({ status: 'held', recordsInserted: 1, recordsUpdated: 1 })
    expect(again.codes).toEqual([['H001', null]])
    await limit(null)
    await write('students', ALL)
    await sync('students')
  })

  it('tells what refers to its students from what refers to nobody, also in a later import', async () => {
    await exclude([3])
    const newcomers = { 30: { siteCode: '3' }, 31: { siteCode: '4' } }
    await write('students', [...ALL, 30, 31], newcomers)
    expect((await sync('students')).result).toMatchObject({ recordsInserted: 1, recordsUnchanged: 25 })
    for (const component of ['contacts', 'transcripts', 'studentTags', 'enrollment'] as const) {
      const elsewhere = { siteCode: '4' }
      await write(component, [...ALL, 30, 31, 32], { 30: elsewhere, 31: elsewhere, 32: elsewhere })
      const { result, codes } = await sync(component)
      expect([component, result.recordsInserted, result.recordsRejected]).toEqual([component, 1, 1])
      expect(codes).toEqual([
        ['R002', '32'],
        ['R010', '3'],
      ])
    }
    // Once it takes part again, the student has to come first.
    await takePart([3])
    expect((await sync('contacts')).codes).toEqual([
      ['R002', '30'],
      ['R002', '32'],
    ])
    await write('students', ALL)
    await sync('students')
  })

  it('counts for nothing where the share of refused rows is judged', async () => {
    await exclude(ALL.slice(20))
    const wrong = { lastName: '' }
    await write('students', ALL, Object.fromEntries(ALL.slice(15).map((n) => [n, wrong])))
    expect((await sync('students')).result).toMatchObject({
      status: 'completedWithErrors',
      recordsRejected: 5,
      recordsUnchanged: 19,
    })
    await write('students', ALL, Object.fromEntries(ALL.slice(14).map((n) => [n, wrong])))
    expect((await sync('students')).result).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/^6 of 20 rows were rejected/),
    })
  })

  it('is found short when the others bring too few rows', async () => {
    await exclude([24])
    await write('students', [1, 2, 3, 24])
    expect((await sync('students')).result).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/has 3 rows, less than half of the 23 last time/),
    })
  })

  it('has people who work at another site too', async () => {
    await exclude([3, 4])
    await write('staff', ALL, {
      3: { siteCodes: '3;4', primarySiteCode: '4', firstName: 'Left' },
      4: { siteCodes: '4;5', primarySiteCode: '4', firstName: 'Taken' },
      5: { siteCodes: '', primarySiteCode: '4', firstName: 'Left' },
    })
    const { result, codes } = await sync('staff')
    expect(result).toMatchObject({ recordsUpdated: 1, recordsUnchanged: 23 })
    expect(codes).toEqual([['R010', '4']])
    const found = (await bench.stored('staff')).filter(({ data }) => data.firstName === 'Taken')
    expect(found).toMatchObject([{ sourceId: '4', data: { siteCodes: ['4', '5'] } }])
    await write('staff', ALL)
    await takePart([3, 4])
    await sync('staff')
  })

  it('has its own row read, or nobody could switch it on by a file', async () => {
    await exclude([3])
    const { result } = await sync('sites')
    expect(result).toMatchObject({ status: 'completed', recordsUnchanged: 24 })
    await write('sites', ALL, { 3: { shortName: 'Other' } })
    expect((await sync('sites')).result).toMatchObject({ recordsUpdated: 1 })
    expect((await bench.stored('sites')).find(({ sourceId }) => sourceId === '3')?.data).toMatchObject({
      shortName: 'Other',
      includeInImport: true,
    })
  })
})
