import { expect, it } from 'vitest'
import { rowInFile, searchedRow } from './row-in-file.ts'

it.each([
  [
    'a file with a header',
    { rowNumber: 1203, sourceColumn: 'GRADE', rowData: { GRADE: 'TK+', 'Column 2': '' } },
    1204,
  ],
  [
    'a file without one',
    { rowNumber: 1203, sourceColumn: 'Column 1', rowData: { 'Column 1': 'TK+', 'Column 2': '' } },
    1203,
  ],
  [
    'a row that was not kept, told by its column',
    { rowNumber: 7, sourceColumn: 'Column 3', rowData: null },
    7,
  ],
  ['a row of which nothing is known', { rowNumber: 7, sourceColumn: null, rowData: null }, 8],
  ['the whole file', { rowNumber: null, sourceColumn: null, rowData: null }, null],
])('[R44] %s', (_, line, expected) => {
  expect(rowInFile(line)).toBe(expected)
})

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
