import { expect, it } from 'vitest'
import { type Cell, type CsvFormat, csvLine } from './csv-line.ts'

const PLAIN: CsvFormat = { delimiter: ',', quoteAll: false, newline: '\n', encoding: 'UTF-8', disarms: true }

it.each<[readonly Cell[], Partial<CsvFormat>, string]>([
  [['014', 'Fern', 3, true, null, undefined, ''], {}, '014,Fern,3,true,,,\n'],
  [
    ['Fern, Ada', 'She said "no"', 'two\nlines', 'a\r'],
    {},
    '"Fern, Ada","She said ""no""","two\nlines","a\r"\n',
  ],
  [[' ends ', 'in between'], {}, '" ends ",in between\n'],
  [['Fern, Ada', 'a\tb'], { delimiter: '\t' }, 'Fern, Ada\t"a\tb"\n'],
  [['a|b', 'a,b'], { delimiter: '|' }, '"a|b"|a,b\n'],
  [['a', null, 1], { quoteAll: true, newline: '\r\n' }, '"a","","1"\r\n'],
  [['null\0inside'], {}, 'nullinside\n'],
])('%j is written as RFC 4180 says', (cells, more, line) => {
  expect(csvLine(cells, { ...PLAIN, ...more })).toBe(line)
})

it.each(['=1+1', '+1 541', '-5', '@SUM(A1)', '\tx', '\rx'])('[S5] %j is a text, and no formula', (cell) => {
  const written = csvLine([cell], { ...PLAIN, quoteAll: true })
  expect(written).toBe(`"'${cell}"\n`)
  expect(csvLine([cell], { ...PLAIN, quoteAll: true, disarms: false })).toBe(`"${cell}"\n`)
})

it('a number stays one', () => {
  expect(csvLine([-5, 0.5], PLAIN)).toBe('-5,0.5\n')
})
