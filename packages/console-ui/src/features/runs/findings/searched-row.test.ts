import { expect, it } from 'vitest'
import { searchedRow } from './searched-row.ts'

const file = { rows: 18_574, hasHeader: true }

it.each([
  ['1204', '1203'],
  ['1,204', '1203'],
  ['18575', '18574'],
  ['18576', '18576'],
  ['30018842', '30018842'],
  ['0417', '0417'],
  ['1', '1'],
  ['TK+', 'TK+'],
  ['', ''],
])('[R44] "%s" is looked for as "%s"', (typed, sent) => {
  expect(searchedRow(typed, file)).toBe(sent)
})

it('[R44] without a header the rows are the data rows', () => {
  expect(searchedRow('1204', { ...file, hasHeader: false })).toBe('1204')
})
