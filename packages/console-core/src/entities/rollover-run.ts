import type { UsState } from '../lists/us-states.ts'

/** What a rollover would copy of a district, or why the district can't be rolled over now. */
export type RolloverPreview = {
  /** The district's. */
  id: number
  lea: string
  districtName: string
  state: UsState
  fromYear: number
  /** A sentence; null if nothing keeps the district from being rolled over. */
  blocked: string | null
  /** What will be missing in the next year, and what to do about it; a sentence or two. */
  advice: string | null
  /** How many of each there are to copy. What the next year has already isn't counted. */
  staff: number
  templates: number
  exports: number
}

/** Body of `POST /districts/rollovers/preview`. */
export type PreviewRollovers = { districtIds: number[] }

/** Body of `POST /districts/rollovers`. Those that can't be rolled over are skipped with the reason. */
export type StartRollovers = { districtIds: number[] }

/** Body of `POST /districts/rollovers/{id}/retry`: which of those that failed, were skipped or canceled. Default: all that failed or were canceled. */
export type RetryRollovers = { districtIds?: number[] }

/** A rollover of several districts, one after another in the background. The counts below `total` add up to it. */
export type RolloverRun = {
  id: number
  startedAt: string
  startedBy: string
  /** Null while it goes on. */
  endedAt: string | null
  /** When and by whom it was canceled; null otherwise, and again once it was resumed. */
  canceledAt: string | null
  canceledBy: string | null
  total: number
  waiting: number
  running: number
  done: number
  failed: number
  skipped: number
  /** Not begun when the run was canceled. */
  canceled: number
}

/** Where one district of a run stands. `failed`: also when only a part of it couldn't be copied. */
export type RolloverRunStatus = 'failed' | 'canceled' | 'skipped' | 'running' | 'waiting' | 'done'

/** What became of one district of a run. */
export type RolloverRunDistrict = {
  id: number
  runId: number
  districtId: number
  lea: string
  districtName: string
  state: UsState
  status: RolloverRunStatus
  /** Why it failed or was skipped, or what is missing though it is done. */
  reason: string | null
  fromYear: number
  /** Copied by this run, null until then. */
  staff: number | null
  templates: number | null
  exports: number | null
  /** Found in the next year already. */
  alreadyPresent: number | null
  /** Not taken along: teachers of the SIS, people who left, and exports without their product. */
  leftOut: number | null
  endedAt: string | null
}
