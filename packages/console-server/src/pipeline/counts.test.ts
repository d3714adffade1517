import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FILES } from './testing/files.ts'
import { createImportBench } from './testing/import-bench.ts'
import { keepsIdentities } from './testing/keeps-identities.ts'

let bench: Awaited<ReturnType<typeof createImportBench>>
beforeAll(async () => {
  bench = await createImportBench()
  await bench.db.updateTable('importTemplates').set({ deleteThresholdPercent: null }).execute()
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
  await bench.sync({ components: ['sites'] })
})
afterAll(() => bench.close())

// Mostly good cells, so that most files stay below the share of refused rows at which nothing is loaded.
const cell = (good: string, ...bad: string[]) =>
  fc.oneof({ weight: 30, arbitrary: fc.constant(good) }, ...bad.map((arbitrary) => fc.constant(arbitrary)))
const row = fc
  .tuple(
    fc.integer({ min: 1, max: 30 }).map(String),
    cell('Ada', '', 'A"b', 'línea\nzwei'),
    cell('03/09/2014', '00/00/2019', ''),
    cell('6', 'TK+', 'K', ''),
    cell('0412', '0417'),
    cell('00', '98', ''),
    cell('a@example.org', 'no address', ''),
  )
  .map(([id, name, birth, grade, site, language, mail]) =>
    [id, '', name, 'Lark', birth, 'F', grade, site, '', language, mail].map(
      (f) => `"${f.replaceAll('"', '""')}"`,
    ),
  )
const file = fc.array(row, { minLength: 1, maxLength: 40 }).map((rows) => {
  const header = FILES['STU.csv'].split('\n')[0] ?? ''
  return [header, ...rows.map((fields) => fields.join(','))].join('\n')
})

it('read = inserted + updated + unchanged + rejected, and the tables hold what was counted, for any sequence of files', async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.constantFrom('full', 'delta', 'addOnly'), async (text, mode) => {
      const before = (await bench.stored('students')).length
      await bench.write('STU.csv', text)
      const batch = await bench.sync({ components: ['students'], mode })
      keepsIdentities(batch)
      const { status, recordsDeleted, recordsInserted } = batch.result('students')
      const after = await bench.stored('students')
      if (status === 'failed') expect(after).toHaveLength(before)
      else {
        // A row that comes back counts as updated, so there may be more than inserted ones say.
        expect(after.length).toBeGreaterThanOrEqual(before + recordsInserted - recordsDeleted)
        expect(after.length).toBeLessThanOrEqual(
          before + batch.result('students').recordsRead - recordsDeleted,
        )
      }
      expect(await bench.db.selectFrom('importStaged').select('id').execute()).toEqual([])
    }),
    { numRuns: Number(process.env.SOAK_RUNS ?? 12) },
  )
})
