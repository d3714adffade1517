import type { SeedDistrict } from './seed-district.ts'

/** A district for tests of the seed. */
export const sampleDistrict = (
  id: number,
  lea: string,
  profile: SeedDistrict['profile'],
  sites: number,
): SeedDistrict => ({
  id,
  lea,
  profile,
  sites,
  districtName: `District ${lea}`,
  districtType: 'unified',
  state: 'OR',
  sisYear: 2026,
  sisProviderName: 'Aeries',
})
