import type {
  FailureOrigin,
  FixTarget,
  InboxSettings,
  Owner,
  RunStatus,
} from '@edconsole/console-core/contract'
import type { Scheduled } from '../schedules/due-work.ts'

/** The error of an import that blocks most. */
export type TopFinding = {
  errorCode: string
  owner: Owner
  rows: number
  /** Different values that were refused, without those that were added since. */
  values: number
  /** It is about the source, not about a row. */
  isWholeFile: boolean
  etlStatusId: number
  fixTarget: FixTarget | null
}

export type Run = {
  batchId: number
  schoolYear: number
  status: RunStatus
  startedAt: string
  source: 'api' | 'sftp' | 'upload'
  recordsRead: number
  recordsRejected: number
  componentsFailed: number
  failureOrigin: FailureOrigin | null
}

export type LastRun = Run & {
  finding?: TopFinding | undefined
  /** It has no other errors than those whose values were added since. */
  isRepaired?: boolean
}

/** What the summary of a district is made of. */
export type DistrictFacts = {
  districtId: number
  lea: string
  timeZone: string
  /** The year of its data. */
  schoolYear: number
  isActive: boolean
  importsEnabled: boolean
  /** A SIS that is asked has its address, one that delivers files needs none. */
  isConnected: boolean
  /** Templates of that year that are on. */
  templates: number
  settings: InboxSettings
  /** What runs by itself. */
  schedules: readonly Scheduled[]
  /** The import that runs now. */
  running: { startedAt: string } | null
  /** Imports that ended and weren't canceled, newest first. */
  runs: readonly LastRun[]
  /** Records that the last import would remove, if it is held. */
  heldRemovals: number
  exports: readonly { id: number; isFailing: boolean }[]
}
