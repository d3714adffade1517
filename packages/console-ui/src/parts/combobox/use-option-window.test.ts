import { describe, expect, it } from 'vitest'
import { optionWindow } from './use-option-window.ts'

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

describe('optionWindow', () => {
  it.each([
    ['at its top', { to: 12, also: [0] }, range(0, 12)],
    ['scrolled away from the marked one', { from: 500, to: 520, also: [3] }, [3, ...range(500, 520)]],
    ['at its end', { from: 990, to: 1004, also: [999] }, range(990, 1000)],
    ['with nothing marked', { to: 12, also: [-1] }, range(0, 12)],
    ['with groups', { to: 12, also: [0, 5, 300] }, [...range(0, 12), 300]],
    ['of a few', { count: 3, to: 12, also: [0] }, [0, 1, 2]],
    ['of none', { count: 0, to: 12, also: [0] }, []],
  ])(
    '%s',
    (_, {
      count = 1000,
      from = 0,
      to,
      also,
    }: { count?: number; from?: number; to: number; also: number[] }, drawn) => {
      expect(optionWindow({ count, from, to, also })).toEqual(drawn)
    },
  )
})
