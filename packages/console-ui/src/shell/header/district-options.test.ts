import type { DistrictListItem } from '@edconsole/console-core'
import { describe, expect, it } from 'vitest'
import { shellMessages } from '../messages.ts'
import { districtOptions } from './district-options.ts'

const district = (id: number | null, districtName: string, lea = `0${id}`): DistrictListItem => ({
  id,
  lea,
  districtName,
  state: 'CA',
  isActive: true,
  lastImportStatus: null,
})
const list = [
  district(null, 'Alder Creek Elementary', '0417'),
  district(2, 'Amber Hills High'),
  district(1, 'Copperleaf Unified'),
  district(3, 'Larkspur Valley Unified'),
]
const words = shellMessages.district
const NO_MARKS = new Map()
const lines = (recent: string[]) =>
  districtOptions(list, recent, words, NO_MARKS).map((o) => `${o.group}: ${o.label}`)

describe('[ux 7.3] what District Select lists', () => {
  it('keeps the order of the list', () => {
    expect(lines([])).toEqual([
      'All districts: Alder Creek Elementary',
      'All districts: Amber Hills High',
      'All districts: Copperleaf Unified',
      'All districts: Larkspur Valley Unified',
    ])
  })

  it('begins with the recent ones, newest first, and lists none twice', () => {
    expect(lines(['2', '99', '3'])).toEqual([
      'Recent: Amber Hills High',
      'Recent: Larkspur Valley Unified',
      'All districts: Alder Creek Elementary',
      'All districts: Copperleaf Unified',
    ])
  })

  it('keeps five recent ones', () => {
    const many = Array.from({ length: 9 }, (_, index) => district(index + 1, `District ${index + 1}`))
    const recent = many.map((item) => String(item.id))
    expect(districtOptions(many, recent, words, NO_MARKS).filter((o) => o.group === 'Recent')).toHaveLength(5)
  })

  it('[S2.1] an entry without an id cannot be picked', () => {
    const [first] = districtOptions(list, [], words, NO_MARKS)
    expect(first).toMatchObject({ value: 'lea:0417', code: '0417', disabledReason: 'Not set up' })
  })
})
