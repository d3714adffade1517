import { expect, it } from 'vitest'
import { createRowImporter } from './row-importer.ts'
import { createRowMemory } from './row-memory.ts'
import { context, rows, templateFor } from './testing/sample.ts'

const imported = (change: Record<string, string>, hasHeader = true) => {
  const memory = createRowMemory('ENR-2.csv', hasHeader)
  const header = Object.keys(rows.enrollment)
  const first = createRowImporter(templateFor('enrollment'), header, { ...context, memory })
  expect(first.importRow(rows.enrollment, 1).findings).toEqual([])
  const second = createRowImporter(templateFor('enrollment'), header, { ...context, earlier: [memory] })
  return second.importRow({ ...rows.enrollment, ...change }, 7)
}

it.each([
  [
    'V008: the same key',
    { ENTRY_CD: 'E' },
    'Value "30018842/0412/2026-08-12" is already used in row 2 of "ENR-2.csv".',
  ],
  [
    'R006: an enrollment at the same time',
    { SCHOOL_CD: '0415', ENTRY_DT: '09/01/2026' },
    'Student "30018842" has another primary enrollment at the same time in row 2 of "ENR-2.csv".',
  ],
])('%s in a file that was loaded before is refused, with the place of the first', (name, change, message) => {
  const { record, findings } = imported(change)
  expect(record).toBeNull()
  expect(findings).toMatchObject([{ code: name.slice(0, 4), message: `${message} Row not loaded.` }])
})

it('V013: a row that says the same is left out with a warning', () => {
  const { record, fate, findings } = imported({})
  expect([record, fate]).toEqual([null, 'repeated'])
  expect(findings).toMatchObject([
    {
      code: 'V013',
      severity: 'warning',
      message: 'The row is the same as row 2 of "ENR-2.csv", so it was left out.',
    },
  ])
})

it('names rows of a file without a header as they are counted there', () => {
  expect(imported({}, false).findings).toMatchObject([
    { message: expect.stringContaining('row 1 of "ENR-2.csv"') },
  ])
})

it('lets other rows pass', () => {
  expect(imported({ LOCAL_ID: '30018843' }).findings).toEqual([])
})
