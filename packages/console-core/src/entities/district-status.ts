import type { ImportDelay } from '../lists/import-delays.ts'
import type { UsState } from '../lists/us-states.ts'

/**
 * Where the imports of a district stand. A running import isn't one of them: until it ends, the district counts by the
 * result before. `rejections` and `completed` both count as imported.
 */
export type ImportState = 'failed' | 'held' | 'late' | 'rejections' | 'never' | 'completed'

/** How one night ended: completed, completed with rejections, held, failed, or without an import. */
export type NightState = 'c' | 'r' | 'h' | 'f' | '-'

/** What moves a district on. The words are made where it is shown. */
export type NextStepKind =
  | 'reviewRemovals'
  | 'checkConnection'
  | 'checkFiles'
  | 'rollOver'
  | 'mapColumns'
  | 'openTemplate'
  | 'addTranslations'
  | 'addSites'
  | 'correctRows'
  | 'reviewImport'
  | 'startImport'
  | 'deliverFiles'
  | 'checkExports'
  | 'finishSetup'
  | 'createTemplates'

export type NextStep = {
  kind: NextStepKind
  /** Who acts. */
  owner: 'provider' | 'district'
  /** Removals, columns, codes, rows or exports that it is about. */
  count: number | null
  /** A route's id with its parameters and query. */
  target: { route: string; params: Record<string, string>; query: Record<string, string | string[]> }
}

/** One active district as provider staff see all of them: `GET /districts/status`. */
export type DistrictStatus = {
  id: number
  lea: string
  districtName: string
  state: UsState
  sisProviderName: string | null
  importState: ImportState
  /** When the import began that runs; null while none does. */
  runningSince: string | null
  /** The last import that ended, other than canceled ones. */
  lastImportBatchId: number | null
  lastImportAt: string | null
  /** When the state began: the first of the imports in a row that ended like the last one, or when it became late. */
  stateSince: string | null
  /** Imports in a row that ended like the last one. */
  streak: number
  /** When the next import is expected to have begun; null if nothing tells. */
  expectedBy: string | null
  /** Why it is late; null unless it is. */
  lateReason: ImportDelay | null
  /** Fourteen letters, one a night, the oldest first. */
  nights: string
  /** The share of rows that the last import rejected, in percent; null if it read none. */
  rejectedPercent: number | null
  /** A share above this needs attention; null: none does. */
  rejectedLimitPercent: number | null
  /** The same of the last imports, the oldest first. */
  rejectedTrend: number[]
  exportsTotal: number
  /** Exports whose last run failed. */
  exportsFailing: number
  nextStep: NextStep | null
  needsAttention: boolean
  /** The member of provider staff whom it is assigned to. */
  ownerId: number | null
  ownerName: string | null
}

/** Where the imports of one district stand: `GET /district/import-status`, for those who may see its import logs. */
export type DistrictImportStatus = Pick<
  DistrictStatus,
  | 'lea'
  | 'importState'
  | 'runningSince'
  | 'lastImportBatchId'
  | 'lastImportAt'
  | 'stateSince'
  | 'streak'
  | 'expectedBy'
  | 'lateReason'
>

/** `GET /districts/status-counts`: the first five add up to all active districts. */
export type DistrictStatusCounts = {
  imported: number
  late: number
  failing: number
  held: number
  never: number
  needsAttention: number
  /** Those assigned to the caller. */
  mine: number
  /** Imported, but with a failing export or too many rejections. */
  importedWithProblems: number
  /** Districts with a failing export, whatever their import did. */
  withFailingExports: number
  /** Failed the night before. */
  failedNightBefore: number
  /** Since when the first of the late ones was expected. */
  lateSince: string | null
  heldSince: string | null
  /** Never imported, and not set up yet. */
  neverInSetup: number
  /** The night that the last of the fourteen letters is about, as `YYYY-MM-DD`. */
  night: string
}

/** `GET /districts/states`: the ids of the active districts in each state that stands out. All others imported. */
export type DistrictStates = Record<'failed' | 'held' | 'late' | 'never', number[]>

/** A member of provider staff to whom districts can be assigned. */
export type DistrictOwner = { id: number; name: string }

/** Body of `POST /districts/assign`; null takes the owner away. */
export type AssignDistricts = { districtIds: number[]; ownerId: number | null }

/** Body of `POST /districts/sync`. */
export type SyncDistricts = { districtIds: number[] }
