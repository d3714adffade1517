import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createImportBench } from './testing/import-bench.ts'
import { keepsIdentities } from './testing/keeps-identities.ts'
import { IMPORTED, insertWholeTemplates, otherValue, wholeFile } from './testing/whole-components.ts'

type Bench = Awaited<ReturnType<typeof createImportBench>>
let bench: Bench
beforeAll(async () => {
  bench = await createImportBench()
  await bench.db.deleteFrom('importTemplates').execute()
  await insertWholeTemplates(bench.db)
})
afterAll(() => bench.close())

const ALL = [1, 2, 3, 4, 5, 6, 7, 8]
const CHANGED = 2
const MISSING = 8
const STAYING = ALL.filter((n) => n !== MISSING)

it('every component comes in from a file that fills all of its columns, and a second time changes nothing', async () => {
  for (const component of IMPORTED) await bench.write(`${component}.csv`, wholeFile(component, ALL))
  const first = await bench.sync()
  expect(first.details).toEqual([])
  expect(first.results.map((r) => [r.componentName, r.status, r.recordsInserted])).toEqual(
    IMPORTED.map((component) => [component, 'completed', ALL.length]),
  )
  const second = await bench.sync()
  expect(second.header).toMatchObject({ status: 'completed', recordsUnchanged: ALL.length * IMPORTED.length })
  keepsIdentities(second)
})

describe.each([
  ['full', { recordsInserted: 1, recordsUpdated: 1, recordsUnchanged: 5, recordsDeleted: 1 }],
  ['delta', { recordsInserted: 1, recordsUpdated: 1, recordsUnchanged: 5, recordsDeleted: 0 }],
  ['addOnly', { recordsInserted: 1, recordsUpdated: 0, recordsUnchanged: 6, recordsDeleted: 0 }],
] as const)('[R46] mode %s: one row is new, one is changed, one is missing', (mode, counts) => {
  let batch: Awaited<ReturnType<Bench['sync']>>
  beforeAll(async () => {
    for (const component of IMPORTED) await bench.write(`${component}.csv`, wholeFile(component, ALL))
    await bench.sync({ mode: 'delta' })
    const first = (component: string) => bench.stored(component).then(([row]) => row?.id ?? 0)
    for (const component of IMPORTED) {
      const { columnName, value } = otherValue(component)
      const file = wholeFile(component, STAYING, { [CHANGED]: { [columnName]: value } })
      await bench.write(`${component}.csv`, file)
      await bench.db
        .deleteFrom('sisRows')
        .where('id', '=', await first(component))
        .execute()
    }
    batch = await bench.sync({ mode })
  })

  it.each(IMPORTED)('%s', async (component) => {
    expect(batch.result(component)).toMatchObject({ ...counts, status: 'completed', recordsRejected: 0 })
    const stored = await bench.stored(component)
    expect(stored).toHaveLength(ALL.length - counts.recordsDeleted)
    const { columnName, value } = otherValue(component)
    const others = stored.filter(({ data }) => data[columnName] === value)
    expect(others).toHaveLength(counts.recordsUpdated)
    expect(stored[0]?.batchId).toBe(batch.header.batchId)
  })

  it('keeps the identities of the counts', () => keepsIdentities(batch))
})

describe('[R46] an import of one component', () => {
  it.each(IMPORTED)('%s over its limit of removals is held', async (component) => {
    for (const one of IMPORTED) await bench.write(`${one}.csv`, wholeFile(one, ALL))
    await bench.sync({ mode: 'delta' })
    await bench.db.updateTable('importTemplates').set({ deleteThresholdPercent: 10 }).execute()
    await bench.write(`${component}.csv`, wholeFile(component, STAYING))
    const { header, result } = await bench.sync({ components: [component], mode: 'full' })
    await bench.db.updateTable('importTemplates').set({ deleteThresholdPercent: null }).execute()
    expect(header.status).toBe('held')
    expect(result(component).message).toMatch(/^1 of 8 .* would be removed \(12\.5%\)\. They were kept\.$/)
    expect(await bench.stored(component)).toHaveLength(ALL.length)
  })
})
