import type { UsState } from '@edconsole/console-core/contract'
import type { DemoDistrict } from './demo-districts.ts'

/** What becomes of a demo district's imports. */
export type SeedProfile =
  /** The one of the pictures: every component, 60 days of history, a full inbox. */
  | 'rich'
  | 'normal'
  /** Its last imports failed. */
  | 'failing'
  /** Its newest file of students leaves out whole schools: somebody has to decide what becomes of them. */
  | 'held'
  /** Never set up: no template, no row, no history. */
  | 'empty'
  | 'inactive'

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
