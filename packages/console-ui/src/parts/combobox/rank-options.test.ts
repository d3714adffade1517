import { describe, expect, it } from 'vitest'
import { rankOptions } from './rank-options.ts'

const options = [
  { value: '1', label: 'West Copperton Joint Unified', code: '4902215' },
  { value: '2', label: 'Copper Canyon Union High', code: '0401187' },
  { value: '3', label: 'Larkspur Valley Unified', code: '4107320' },
  { value: '4', label: 'Peña Blanca', code: '3500001' },
  { value: '5', label: 'Old Hopper Elementary', code: '4811206' },
]

describe('rankOptions', () => {
  it.each([
    ['copper', ['2', '1'], 'the start of the name before the start of a word'],
    ['oppe', ['1', '2', '5'], 'any place, in the given order'],
    ['lvu', ['3'], 'the initials of the words'],
    ['4107', ['3'], 'the start of a code'],
    ['1187', ['2'], 'any place of a code'],
    ['pena', ['4'], 'a letter without its accent'],
    ['  COPPER ', ['2', '1'], 'spaces and capitals do not matter'],
    ['coppx', [], 'nothing'],
    ['', ['1', '2', '3', '4', '5'], 'an empty query keeps all, in order'],
  ])('"%s" finds %j: %s', (query, found) => {
    expect(rankOptions(options, query).map(({ value }) => value)).toEqual(found)
  })

  it('groups stay together and in their order, whatever matches better', () => {
    const grouped = [
      { value: 'a', label: 'West Copper', group: 'Recent' },
      { value: 'b', label: 'Copper', group: 'All' },
      { value: 'c', label: 'Copper Hill', group: 'Recent' },
    ]
    expect(rankOptions(grouped, 'copper').map(({ value }) => value)).toEqual(['c', 'a', 'b'])
  })
})
