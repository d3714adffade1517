import { describe, expect, it } from 'vitest'
import { csvCell, csvLine } from './csv-text.ts'

describe('[ux 8.1] a cell of a CSV file', () => {
  it.each([
    ['text', 'Larkspur', 'Larkspur'],
    ['a comma', 'Vega, Ana', '"Vega, Ana"'],
    ['quotes', 'the "new" site', '"the ""new"" site"'],
    ['a line break', 'a\r\nb', '"a\r\nb"'],
    ['nothing', null, ''],
    ['no field', undefined, ''],
    ['a number', 41872, '41872'],
    ['a number below zero, which no spreadsheet runs', -5, '-5'],
    ['yes', true, 'true'],
    ['leading zeros', '0412', '0412'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with a comma', '=SUM(A1,A2)', '"\'=SUM(A1,A2)"'],
    ['a plus', '+1 555', "'+1 555"],
    ['a minus', '-2+3', "'-2+3"],
    ['an at sign', '@cmd', "'@cmd"],
    ['a tab before it', '\t=1', "'\t=1"],
    ['a return before it', '\r=1', '"\'\r=1"'],
    ['a sign inside', 'a=b', 'a=b'],
  ])('%s', (_, value, expected) => {
    expect(csvCell(value)).toBe(expected)
  })
})

it('[ux 8.1] a line ends as RFC 4180 has it', () => {
  expect(csvLine(['Batch', 'Rows, read', 3])).toBe('Batch,"Rows, read",3\r\n')
})
