import { schoolYearOf } from '@edconsole/console-core/contract'
import { DEMO_DISTRICTS, type DemoDistrict } from './demo-districts.ts'
import type { SeedDistrict } from './seed-district.ts'
import type { SeedKind } from './seed-kind.ts'

/** The districts of a seed, as of that moment. */
export const seedDistricts = (kind: SeedKind, now: Date): SeedDistrict[] =>
  draftsOf(kind).map((draft) => seedDistrictOf(draft, now))

export const seedDistrictOf = (draft: DemoDistrict, now: Date): SeedDistrict => {
  const { id, lea, districtName, districtType, state, sisProviderName, profile, sites } = draft
  return {
    id,
    lea,
    districtName,
    districtType,
    state,
    sisProviderName,
    profile,
    sites,
    sisYear: schoolYearOf(now) - (draft.notRolledOver ? 1 : 0),
  }
}

export const draftsOf = (kind: SeedKind): readonly DemoDistrict[] => {
  // Those of a database for trials of size come from numbers.
  if (kind === 'empty' || kind === 'scale') return []
  if (kind === 'demo') return DEMO_DISTRICTS
  return DEMO_DISTRICTS.filter(({ id }) => id === 412 || id === 413).map((district) => ({
    ...district,
    sites: 3,
  }))
}
