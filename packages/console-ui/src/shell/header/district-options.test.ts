import type { DistrictListItem } from '@edconsole/console-core'
import { describe, expect, it } from 'vitest'
import { allDistricts, withRecent } from './district-options.ts'
import { runInSlices } from './run-in-slices.ts'

const district = (id: number | null, districtName: string, lea = `0${id}`): DistrictListItem => ({
  id,
  lea,
  districtName,
  state: 'CA',
  isActive: true,
  lastImportStatus: null,
})
const list = [
  district(3, 'Larkspur Valley Unified'),
  district(1, 'Copperleaf Unified'),
  district(null, 'Alder Creek Elementary', '0417'),
  district(2, 'amber Hills High'),
]
const districtOptions = async (districts: readonly DistrictListItem[], recent: readonly string[]) =>
  runInSlices(withRecent(await runInSlices(allDistricts(districts)), recent))
const lines = async (recent: string[]) =>
  (await districtOptions(list, recent)).map((o) => `${o.group}: ${o.label}`)

describe('[ux 7.3] what District Select lists', () => {
  it('goes from A to Z, whatever the case', async () => {
    expect(await lines([])).toEqual([
      'All districts: Alder Creek Elementary',
      'All districts: amber Hills High',
      'All districts: Copperleaf Unified',
      'All districts: Larkspur Valley Unified',
    ])
  })

  it('begins with the recent ones, newest first, and lists none twice', async () => {
    expect(await lines(['2', '99', '3'])).toEqual([
      'Recent: amber Hills High',
      'Recent: Larkspur Valley Unified',
      'All districts: Alder Creek Elementary',
      'All districts: Copperleaf Unified',
    ])
  })

  it('keeps five recent ones', async () => {
    const many = Array.from({ length: 9 }, (_, index) => district(index + 1, `District ${index + 1}`))
    const recent = many.map((item) => String(item.id))
    expect((await districtOptions(many, recent)).filter((o) => o.group === 'Recent')).toHaveLength(5)
  })

  it('[S2.1] an entry without an id cannot be picked', async () => {
    const [first] = await districtOptions(list, [])
    expect(first).toMatchObject({ value: 'lea:0417', code: '0417', disabledReason: 'Not set up' })
  })
})
