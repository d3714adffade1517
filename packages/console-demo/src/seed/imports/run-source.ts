import type { FailureOrigin, RowCounts, RunStatus } from '@edconsole/console-core/contract'
import type { Finding } from '@edconsole/console-core/import-rules'
import type { SeedDistrict } from '../seed-district.ts'
import type { Random } from './random.ts'
import type { DistrictReader, ReadRow } from './read-tables.ts'

/** What a run of the past is made from. */
export type RunSource = {
  district: SeedDistrict
  reader: DistrictReader
  unknownSite: string
  now: Date
  random: Random
  /** For the components that came later. */
  otherRandom: Random
  /** Students of whom the run's file says nothing any more, and their enrollments. */
  gone: number
  batchId: number
}

/** How one of its components went. */
export type RunOutcomeOf = {
  status: RunStatus
  stage: 'extract' | 'validate' | 'transform' | 'load'
  failureOrigin: FailureOrigin | null
  message: string | null
  counts: RowCounts
  findings: { finding: Finding; row?: ReadRow }[]
}
