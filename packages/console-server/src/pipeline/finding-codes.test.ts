import { FINDING_CODES, isFindingCode } from '@edconsole/console-core/import-rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findingCases } from './testing/finding-cases.ts'
import { createImportBench } from './testing/import-bench.ts'
import { keepsIdentities } from './testing/keeps-identities.ts'
import { IMPORTED, insertWholeTemplates, wholeFile } from './testing/whole-components.ts'

let bench: Awaited<ReturnType<typeof createImportBench>>
const ALL = [1, 2, 3, 4, 5, 6, 7, 8]
beforeAll(async () => {
  bench = await createImportBench()
  await bench.db.deleteFrom('importTemplates').execute()
  await insertWholeTemplates(bench.db)
  for (const component of IMPORTED) await bench.write(`${component}.csv`, wholeFile(component, ALL))
  await bench.sync()
})
afterAll(() => bench.close())

/** Said of a district as a whole, where a SIS is asked, after days without a new file, where accounts follow the staff, and where rows are sent; proven there. */
const ELSEWHERE = /^(D\d+|E00[123689]|A\d+|X\d+)$/

const codes = Object.keys(FINDING_CODES).filter((code) => !ELSEWHERE.test(code))

it.each(codes)('%s says what is wrong, who acts and where', async (code) => {
  const one = isFindingCode(code) ? findingCases(bench.db)[code] : undefined
  if (!one) throw new Error(`No file leads to ${code} yet.`)
  const { component, change, prepare, mode = 'delta', said } = one
  const file = wholeFile(component, ALL, typeof change === 'function' ? {} : { 3: change })
  const content = typeof change === 'function' ? change(file) : file
  await (content === null ? bench.remove(`${component}.csv`) : bench.write(`${component}.csv`, content))
  const undo = await prepare?.()
  const batch = await bench.sync({ components: [component], mode })
  await undo?.()
  await bench.write(`${component}.csv`, wholeFile(component, ALL))
  keepsIdentities(batch)

  const [line, ...others] = batch.details
  expect(others).toEqual([])
  expect({ code: line?.errorCode, route: line?.fixTarget?.route ?? null }).toEqual({
    code,
    route: said.route,
  })
  const { route: _, ...words } = said
  // Which batch it is compared with depends on the tests before.
  const message = line?.message.replace(/of batch \d+/, 'of batch 7')
  expect(Object.assign({}, line, { message })).toMatchObject(words)
  expect(line?.suggestion === null).toBe(code === 'L002')
  expect(`${line?.message} ${line?.causeTitle} ${line?.suggestion}`).not.toMatch(/\{|undefined/)
  if (line?.fixTarget) expect(line.fixTarget.label).toMatch(/^[A-Z]/)
  const result = batch.result(component)
  const isRow = said.severity === 'error' && line?.rowNumber !== null
  expect(result.recordsRejected).toBe(isRow ? 1 : 0)
  if (isRow) expect(line).toMatchObject({ rowNumber: 3, sourceId: expect.any(String) })
  // The next import is clean again: no finding left anything behind.
  await bench.db.updateTable('sisRows').set({ isActive: true }).execute()
  expect((await bench.sync({ components: [component], mode: 'delta' })).details).toEqual([])
})
