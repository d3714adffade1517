import type { ComponentName } from '../lists/components.ts'
import type { RunStatus } from '../lists/run-statuses.ts'

/**
 * What happened to the rows of a run.
 * `recordsRead = inserted + updated + unchanged + rejected`; deleted ones are absent from a full file and stand apart.
 */
export type RowCounts = {
  recordsRead: number
  recordsInserted: number
  recordsUpdated: number
  recordsUnchanged: number
  recordsRejected: number
  recordsDeleted: number
  /** Rows that were accepted with at least one warning. */
  recordsWarned: number
  /** Lines, not rows. */
  warningCount: number
  /** Lines, not rows: one row may have several. */
  errorCount: number
}

export type FailureOrigin = 'sis' | 'file' | 'template' | 'reference' | 'platform' | 'unknown'

/** One batch: `GET /district/import-log-headers`. Its counts are the sums of its results. */
export type ImportLogHeader = RowCounts & {
  batchId: number
  lea: string
  schoolYear: number
  districtName: string
  sisProviderName: string
  source: 'api' | 'sftp' | 'upload'
  triggerType: 'scheduled' | 'manual' | 'retry' | 'rollover' | 'arrival'
  triggeredBy: string | null
  status: RunStatus
  startedAt: string
  endedAt: string | null
  durationMs: number | null
  componentsTotal: number
  componentsDone: number
  componentsFailed: number
  /** Components that read a file which has been the same for longer than the district's settings allow. */
  oldFiles?: number | null
  /** In load order, so that a list can draw them without another call. */
  components: ImportLogHeaderComponent[]
  /** Rows expected by the run so far, when known: what a running bar is drawn against. */
  recordsExpected: number | null
  failureOrigin: FailureOrigin | null
  message: string | null
  /** What is to be said about the district as a whole after the batch. */
  districtFindings?: DistrictFinding[]
  /** When the details of its components were deleted because of their age. */
  detailsDeletedAt?: string | null
}

/** Something about a district as a whole: a code with what its texts are made of, and the texts in our words. */
export type DistrictFinding = {
  code: string
  /** A warning if there is more of it than after the last accepted batch; else an info. */
  severity: Severity
  /** The code of the site that it is about. */
  value: string | null
  params: FindingParams
  title: string
  message: string
  suggestion: string | null
}

export type ImportLogHeaderComponent = {
  etlStatusId: number
  componentName: ComponentName
  status: RunStatus
  recordsRead: number
  recordsRejected: number
  /** Null for a component that has not come so far; for one that reads from the SIS, its address there. */
  fileName: string | null
}

/** One component of a batch: `GET /district/import-log-results`. */
export type ImportLogResult = RowCounts & {
  etlStatusId: number
  batchId: number
  lea: string
  componentName: ComponentName
  templateId: number | null
  templateName: string | null
  sequence: number
  stage: 'extract' | 'validate' | 'transform' | 'load'
  status: RunStatus
  fileName: string | null
  startedAt: string | null
  endedAt: string | null
  durationMs: number | null
  /** The same component in the last completed run before this one. */
  previous: (RowCounts & { batchId: number }) | null
  failureOrigin: FailureOrigin | null
  message: string | null
  /** When the details of its batch were deleted because of their age. */
  detailsDeletedAt?: string | null
}

/** A record that a held component would remove: `GET /district/import-log-removals`. */
export type HeldRemoval = {
  /** The number of the stored record. */
  id: number
  batchId: number
  etlStatusId: number
  componentName: ComponentName
  sourceId: string
  /** A person's name; masked until asked for. */
  recordLabel: string | null
  siteCode: string | null
  /** Whether the last accepted batch had it; a later one that was held or discarded brought the others. */
  isAccepted: boolean
}

export type Severity = 'error' | 'warning' | 'info'
export type Owner = 'district' | 'provider' | 'none'

/** Where a finding is put right: a route's id, its parameters and its query. */
export type FixTarget = {
  route: string
  params: Record<string, string>
  query: Record<string, string | string[]>
  /** What the link says, for example `Add site 0417`. */
  label: string
}

/** What fills the texts of a finding. */
export type FindingParams = { readonly [name: string]: string | number | boolean }

/** One finding about one row or about the file: `GET /district/import-log-details`. */
export type ImportLogDetail = {
  id: number
  batchId: number
  etlStatusId: number
  componentName: ComponentName
  severity: Severity
  stage: 'extract' | 'validate' | 'transform' | 'load'
  /** 1 is the first data row; null for the whole file. Screens add the header row (R44). */
  rowNumber: number | null
  sourceId: string | null
  /** A person's name; masked until asked for. */
  recordLabel: string | null
  siteCode: string | null
  /** Our column. */
  columnName: string | null
  /** The column of the SIS file. */
  sourceColumn: string | null
  rejectedValue: string | null
  errorCode: string
  /** With the code and the value, what `causeTitle`, `message` and `suggestion` are made of; null if not known. */
  params?: FindingParams | null
  /** Groups findings with one cause: `code:column`. */
  cause: string
  /** The cause in a few words, for example `Grade level not recognized`. */
  causeTitle: string
  message: string
  suggestion: string | null
  owner: Owner
  fixTarget: FixTarget | null
  /** The source row, keyed by the file's headers. */
  rowData: Record<string, string> | null
  loggedAt: string
}
