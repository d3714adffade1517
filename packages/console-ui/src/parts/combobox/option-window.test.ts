import { describe, expect, it } from 'vitest'
import { optionWindow } from './option-window.ts'
import { type ReachInput, withinReach } from './within-reach.ts'

type List = ReachInput & { from: number; to: number; starts: number[] }

const list: List = { count: 1000, from: 0, to: 12, marked: 0, starts: [0], canPick: () => true }
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
const drawn = (change: Partial<List>) => {
  const { starts, ...input } = { ...list, ...change }
  return optionWindow({ ...input, also: [...starts, ...withinReach(input)] })
}

describe('optionWindow', () => {
  it.each([
    ['at its top', {}, [...range(0, 12), 999]],
    ['scrolled away from the marked one', { from: 500, to: 520 }, [...range(0, 11), ...range(500, 520), 999]],
    ['around a marked one out of sight', { marked: 700 }, [...range(0, 12), ...range(690, 711), 999]],
    ['at its end', { from: 990, to: 1004, marked: 999 }, [0, ...range(989, 1000)]],
    ['with nothing marked', { marked: -1 }, [...range(0, 12), 999]],
    ['with groups', { starts: [0, 5, 300] }, [...range(0, 12), 300, 999]],
    ['of a few', { count: 3 }, [0, 1, 2]],
    ['of none', { count: 0 }, []],
  ])('%s', (_, change, shown) => {
    expect(drawn(change)).toEqual(shown)
  })

  it('reaches over options that cannot be picked', () => {
    const canPick = (index: number) => index === 40 || index === 60 || index === 950
    expect(drawn({ to: 2, marked: 50, canPick })).toEqual([0, 1, 40, 50, 60, 950, 999])
  })

  it('draws what is in sight and what has to be there, in order', () => {
    expect(optionWindow({ count: 1000, from: 500, to: 503, also: [0, 700, -1, 1000] })).toEqual([
      0, 500, 501, 502, 700,
    ])
  })
})
