import { describe, expect, it } from 'vitest'
import { findMatches, splitAtMatches, stepMatch } from './find-matches.ts'

const lines = [
  { id: 1, text: 'Site "0417" does not exist. 0417 was left out.' },
  { id: 2, text: 'Value "TK+" is not in the list.' },
  { id: 3, text: 'site "0417" does not exist.' },
]

describe('findMatches', () => {
  it('lists every place in reading order', () => {
    expect(findMatches(lines, '0417')).toEqual([
      { lineId: 1, at: 6 },
      { lineId: 1, at: 28 },
      { lineId: 3, at: 6 },
    ])
  })

  it('does not mind case, nor signs with a meaning elsewhere', () => {
    expect(findMatches(lines, 'SITE')).toHaveLength(2)
    expect(findMatches(lines, 'tk+')).toEqual([{ lineId: 2, at: 7 }])
  })

  it('finds nothing for nothing', () => {
    expect(findMatches(lines, '')).toEqual([])
  })
})

describe('splitAtMatches', () => {
  it.each([
    ['in the middle', 'a 17 b', '17', ['a ', '[17]', ' b']],
    ['at both ends', '17 and 17', '17', ['[17]', ' and ', '[17]']],
    ['not at all', 'abc', '17', ['abc']],
    ['an empty text', '', '17', ['']],
    ['letters that grow in lower case stay whole', 'İstanbul 17', '17', ['İstanbul ', '[17]']],
  ])('%s', (_, text, wanted, expected) => {
    expect(
      splitAtMatches(text, wanted).map((piece) => (piece.match ? `[${piece.text}]` : piece.text)),
    ).toEqual(expected)
  })
})

describe('stepMatch', () => {
  it.each([
    [null, 1, 61, 0],
    [null, -1, 61, 60],
    [1, 1, 61, 2],
    [60, 1, 61, 0],
    [0, -1, 61, 60],
    [null, 1, 0, null],
  ] as const)('from %s by %d of %d to %s', (current, step, count, expected) => {
    expect(stepMatch(current, step, count)).toBe(expected)
  })
})
