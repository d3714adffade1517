import { expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

it.each<[string, number | null]>([
  ['12', 12],
  [' 007 ', 7],
  ['-3', -3],
  ['1.5', 1.5],
  ['.5', 0.5],
  ['1,250', 1250],
  ['1,250,000.5', 1_250_000.5],
  ['', null],
  ['-', null],
  ['1,2', null],
  ['1e5', null],
  ['0x10', null],
  ['12 min', null],
  ['NaN', null],
])('reads %j as %j', (text, number) => {
  expect(readNumber(text)).toBe(number)
})
