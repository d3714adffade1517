import { describe, expect, it } from 'vitest'
import type { DistrictFields } from '../entities/district.ts'
import type { SiteFields } from '../entities/site.ts'
import type { StaffFields } from '../entities/staff.ts'
import { STATE_FIPS } from '../lists/state-fips.ts'
import { US_STATES } from '../lists/us-states.ts'
import { crossFault } from './cross-rules.ts'
import { DISTRICT_RULES } from './district-rules.ts'
import { SITE_RULES, siteCodeRules } from './site-rules.ts'
import { STAFF_RULES } from './staff-rules.ts'

describe('[S5] fields that have to fit', () => {
  it.each<[Partial<DistrictFields>, string | undefined]>([
    [{ ncesLeaId: '4100001', state: 'OR' }, undefined],
    [{ ncesLeaId: '4100001', state: 'WA' }, 'ncesLeaId'],
    [{ ncesLeaId: '4100001' }, undefined],
    [{ ncesLeaId: null, state: 'WA' }, undefined],
    [{ stateLeaId: '19647330000000', state: 'CA' }, undefined],
    [{ stateLeaId: '19647330100000', state: 'CA' }, 'stateLeaId'],
    [{ stateLeaId: '1964733', state: 'CA' }, 'stateLeaId'],
    [{ stateLeaId: '1964733', state: 'OR' }, undefined],
  ])('of a district: %j', (district, field) => {
    expect(crossFault(DISTRICT_RULES, district)?.field).toBe(field)
  })

  it.each<[Partial<SiteFields>, string | undefined]>([
    [{ lowGrade: 'TK', highGrade: 'TK' }, undefined],
    [{ lowGrade: 'IT', highGrade: 'PS' }, undefined],
    [{ lowGrade: '10', highGrade: '09' }, 'highGrade'],
    [{ lowGrade: '01', highGrade: 'KG' }, 'highGrade'],
    [{ lowGrade: null, highGrade: 'KG' }, undefined],
    [{ startDate: '2026-08-12', endDate: '2026-08-13' }, undefined],
    [{ startDate: '2026-08-12', endDate: '2026-08-12' }, 'endDate'],
    [{ ncesSchoolId: '061039100014' }, undefined],
    [{ ncesSchoolId: '061039000014' }, 'ncesSchoolId'],
    [{ stateSchoolId: '99103910000014' }, undefined],
    [{ stateSchoolId: '99103910000000' }, 'stateSchoolId'],
  ])('of a site in California: %j', (site, field) => {
    const rules = [...SITE_RULES, ...siteCodeRules({ ncesLeaId: '0610391', state: 'CA' })]
    expect(crossFault(rules, site)?.field).toBe(field)
  })

  it('of a site in a district without an NCES id, in a state with codes of another form', () => {
    const rules = siteCodeRules({ ncesLeaId: null, state: 'OR' })
    expect(crossFault(rules, { ncesSchoolId: '061039000014', stateSchoolId: '7' })).toBeUndefined()
  })

  it.each<[Partial<StaffFields>, string | undefined]>([
    [{ primarySiteCode: '014', siteCodes: ['021', '014'] }, undefined],
    [{ primarySiteCode: '014', siteCodes: ['021'] }, 'primarySiteCode'],
    [{ siteCodes: ['021'] }, undefined],
    [{ hireDate: '2026-08-12', exitDate: '2026-08-12' }, undefined],
    [{ hireDate: '2026-08-12', exitDate: '2026-08-11' }, 'exitDate'],
    [{ hireDate: '2026-08-12', exitDate: null }, undefined],
  ])('of staff: %j', (person, field) => {
    expect(crossFault(STAFF_RULES, person)?.field).toBe(field)
  })

  it.each<[readonly string[], string | undefined]>([
    [['city'], undefined],
    [['city', 'state'], 'ncesLeaId'],
    [['ncesLeaId'], 'ncesLeaId'],
    [['stateLeaId'], 'stateLeaId'],
    [[], undefined],
  ])('count only where one of them changed: %j', (changed, field) => {
    const stored = { ncesLeaId: '4100001', stateLeaId: '7', state: 'CA' } as const
    expect(crossFault(DISTRICT_RULES, stored, changed)?.field).toBe(field)
  })
})

it('every state has a federal number of its own', () => {
  expect(Object.keys(STATE_FIPS)).toEqual(Object.keys(US_STATES))
  const numbers = Object.values(STATE_FIPS)
  expect(new Set(numbers).size).toBe(50)
  for (const number of numbers) expect(number).toMatch(/^\d\d$/)
  // In the order of the alphabet the numbers rise, too.
  const byName = Object.entries(US_STATES).sort(([, a], [, b]) => a.localeCompare(b))
  const inOrder = byName.map(([code]) => STATE_FIPS[code as keyof typeof STATE_FIPS])
  expect(inOrder).toEqual([...inOrder].sort())
})
