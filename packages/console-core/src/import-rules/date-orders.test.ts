import { expect, it } from 'vitest'
import { createDateScan } from './date-orders.ts'
import { createRowImporter } from './row-importer.ts'
import { context, rows, templateFor } from './testing/sample.ts'

const template = templateFor('students', {}, { dateFormat: 'auto' })

const scanned = (...changes: Record<string, string>[]) => {
  const header = Object.keys(rows.students)
  const scan = createDateScan(template, header, { districtId: '412' })
  for (const change of changes) scan?.push(Object.values({ ...rows.students, ENTRY_DT: '', ...change }))
  const { orders, findings } = scan?.result() ?? { orders: new Map(), findings: [] }
  const importer = createRowImporter(template, header, Object.assign({ dateOrders: orders }, context))
  const births = changes.map(
    (change, i) => importer.importRow({ ...rows.students, ENTRY_DT: '', ...change }, i + 1).record?.birthDate,
  )
  return { births, said: findings.map(({ code, columnName, message }) => [code, columnName, message]) }
}

it('a column that also has 25/12/2015 has the day first', () => {
  expect(scanned({ BIRTH_DT: '03/04/2015' }, { LOCAL_ID: '2', BIRTH_DT: '25/12/2015' })).toEqual({
    births: ['2015-04-03', '2015-12-25'],
    said: [],
  })
})

it('a column that does not say is written like the others of its file', () => {
  expect(scanned({ BIRTH_DT: '03/04/2015', ENTRY_DT: '25/08/2026' })).toEqual({
    births: ['2015-04-03'],
    said: [],
  })
})

it('V011: what nothing in the file decides is said, and the month comes first', () => {
  expect(scanned({ BIRTH_DT: '03/04/2015' })).toEqual({
    births: ['2015-03-04'],
    said: [
      [
        ...['V011', 'birthDate'],
        'Dates in "BIRTH_DT", such as "03/04/2015", can be MM/dd/yyyy or dd/MM/yyyy. They were read as MM/dd/yyyy.',
      ],
    ],
  })
})

it('V011: a column in both forms is read in the one of most of its dates, and the rest is refused', () => {
  const found = scanned(
    { BIRTH_DT: '03/25/2015' },
    { LOCAL_ID: '2', BIRTH_DT: '04/26/2015' },
    { LOCAL_ID: '3', BIRTH_DT: '27/05/2015' },
  )
  expect(found).toEqual({
    births: ['2015-03-25', '2015-04-26', undefined],
    said: [
      [
        ...['V011', 'birthDate'],
        'Some dates in "BIRTH_DT" can only be MM/dd/yyyy (2), others only dd/MM/yyyy (1). The column was read as MM/dd/yyyy.',
      ],
    ],
  })
})

it.each([
  ['the same date either way', { BIRTH_DT: '04/04/2015' }],
  ['dates without slashes', { BIRTH_DT: '2015-04-03' }],
])('says nothing of %s', (_, change) => {
  expect(scanned(change).said).toEqual([])
})

it('a template that names the form decides by itself', () => {
  const fixed = templateFor('students', {}, { dateFormat: 'DD/MM/YYYY' })
  expect(createDateScan(fixed, Object.keys(rows.students), { districtId: '412' })).toBeNull()
})
