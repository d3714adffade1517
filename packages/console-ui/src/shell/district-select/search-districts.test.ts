import type { DistrictListItem } from '@edconsole/console-core/contract'
import { describe, expect, it } from 'vitest'
import { searchDistricts } from './search-districts.ts'

const district = (districtName: string, lea: string, id: number | null = 1): DistrictListItem => ({
  id,
  lea,
  districtName,
  state: 'CA',
  isActive: true,
  lastImportStatus: null,
})
const all = [
  district('West Copperton Joint Unified', '4902215'),
  district('Copperleaf Unified', '4103915'),
  district('Larkspur Valley Unified', '4107320'),
  district('Copper Canyon Union High', '0401187'),
  district("O'Copper Academy", '77'),
]
const names = (text: string) => searchDistricts(all, text).map((m) => m.district.districtName)

describe('[ux 7.3] searching a district', () => {
  it.each([
    [
      '',
      [
        'Copper Canyon Union High',
        'Copperleaf Unified',
        'Larkspur Valley Unified',
        "O'Copper Academy",
        'West Copperton Joint Unified',
      ],
    ],
    [
      'coppe',
      ['Copper Canyon Union High', 'Copperleaf Unified', "O'Copper Academy", 'West Copperton Joint Unified'],
    ],
    ['lvu', ['Larkspur Valley Unified']],
    ['0401', ['Copper Canyon Union High']],
    ['7320', ['Larkspur Valley Unified']],
    ['onion', []],
    [' UNIFIED ', ['Copperleaf Unified', 'Larkspur Valley Unified', 'West Copperton Joint Unified']],
  ])('"%s"', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  it('says which letters matched', () => {
    expect(searchDistricts(all, 'copperton')[0]?.marked).toEqual([5, 14])
    expect(searchDistricts(all, 'lvu')[0]?.marked).toBeUndefined()
  })

  it('keeps thousands fast enough to filter on each key', () => {
    const many = Array.from({ length: 5000 }, (_, i) => district(`District ${i} Unified`, String(i)))
    expect(searchDistricts(many, 'district 4999')).toHaveLength(1)
  })
})
