import type { UsState } from '@edconsole/console-core/contract'
import type { DemoDistrict, SeedProfile } from './demo-districts.ts'

/** A district of the demo, as the parts of the seed hand it to one another. */
export type SeedDistrict = {
  id: number
  lea: string
  districtName: string
  districtType: DemoDistrict['districtType']
  state: UsState
  /** START year of its data (R31); one district is a year behind. */
  sisYear: number
  sisProviderName: string
  profile: SeedProfile
  /** How many schools it has. */
  sites: number
}
