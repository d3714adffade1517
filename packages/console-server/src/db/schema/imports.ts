import type {
  ChangedRow,
  ChangedRows,
  ChangedValue,
  ComponentName,
  FailureOrigin,
  FindingParams,
  FixTarget,
  Owner,
  RunStatus,
  Severity,
} from '@edconsole/console-core/contract'
import type {
  Default,
  Json,
  JsonOrNull,
  OfDistrict,
  Optional,
  Timestamp,
  TimestampDefault,
  TimestampOrNull,
} from './columns.ts'

/** A record that a held component would remove. */
export type ImportHeldRowsTable = OfDistrict & { etlStatusId: number; rowId: number }

/** A held component that no one has released: what it loaded is no measure for later imports. */
export type ImportUnacceptedResultsTable = OfDistrict & { etlStatusId: number }

/** How a district stood after a batch, and what is to be said about it. */
export type ImportChecksTable = OfDistrict & {
  batchId: number
  measured: Json<DistrictMeasures>
  findings: Json<StoredDistrictFinding[]>
}

/** A field that an import changed in stored records. */
export type ImportChangedFieldsTable = {
  lea: string
  batchId: number
  componentName: ComponentName
  fieldName: string
  rowCount: number
  examples: Json<ChangedValue[]>
}

/** Examples of what a batch added and removed. */
export type ImportChangedRowsTable = {
  lea: string
  batchId: number
  componentName: ComponentName
  change: ChangedRows['change']
  examples: Json<ChangedRow[]>
}

/** What was counted after a batch; what its import wasn't about is missing. */
export type DistrictMeasures = {
  readonly counts: Readonly<Record<string, number>>
  /** By code and site. */
  readonly sites: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** A finding about a district as it is stored: its texts are made where it is shown. */
export type StoredDistrictFinding = {
  readonly code: string
  readonly severity: Severity
  /** The code of a site. */
  readonly value: string | null
  readonly params: FindingParams
}

/** What a person decided about a held batch; the first decision is final. */
export type ImportHoldDecisionsTable = OfDistrict & {
  batchId: number
  decision: 'release' | 'discard'
  decidedBy: string
  decidedAt: Timestamp
}

/** A student whom an import left out, at a site that took no part. */
export type ImportLeftOutStudentsTable = {
  lea: string
  schoolYear: number
  sourceId: string
  siteCode: string
}

/** A piece of what the rows of a finished source named; see `RowMemory`. */
export type ImportRememberedRowsTable = OfDistrict & {
  etlStatusId: number
  piece: number
  source: string
  hasHeader: boolean
  /** Key, row number, and what the row says; earlier releases didn't keep the last. */
  rowNumbers: Json<[key: string, rowNumber: number, print?: number][]>
  /** Pairs of student and primary enrollments. */
  stays: Json<[studentId: string, stays: { from: string; to: string; rowNumber: number }[]][]>
}

/** Kept by triggers of the counted tables (migration 0010); several rows of one kind are to be added up. */
export type RowCountsTable = {
  id: Default<number>
  lea: string
  /** The table, or a part of it: `import_details`, `sis_rows:students`. */
  scope: string
  schoolYear: Optional<number>
  isActive: Optional<boolean>
  rowCount: number
  changes: number
}

/** One row of one component as stored; `data` holds the component's own fields. */
export type SisRowsTable = {
  id: Default<number>
  lea: string
  component: ComponentName
  schoolYear: number
  sourceId: string
  data: Json<Record<string, unknown>>
  /** Of `data`; equal hashes mean an unchanged row. */
  hash: string
  /** Lower-case text that `search` looks into, made by `searchTextOf`. */
  searchText: Default<string>
  batchId: Optional<number>
  /** The import since which it has been active; null: since before this was kept, or entered by hand. */
  addedBatchId: Optional<number>
  isActive: Default<boolean>
  /** Made by hand: imports leave it alone. */
  isManual: Default<boolean>
  dateLastModified: Timestamp
}

type CountColumns = {
  recordsRead: Default<number>
  recordsInserted: Default<number>
  recordsUpdated: Default<number>
  recordsUnchanged: Default<number>
  recordsRejected: Default<number>
  recordsDeleted: Default<number>
  recordsWarned: Default<number>
  warningCount: Default<number>
  errorCount: Default<number>
}

/** Counts are kept here too, as the sums of the results, so that lists can sort by them. */
export type ImportBatchesTable = CountColumns & {
  batchId: Default<number>
  lea: string
  schoolYear: number
  sisProviderName: Default<string>
  source: 'api' | 'sftp' | 'upload'
  triggerType: 'scheduled' | 'manual' | 'retry' | 'rollover' | 'arrival'
  triggeredBy: Optional<string>
  status: RunStatus
  startedAt: Timestamp
  endedAt: TimestampOrNull
  durationMs: Optional<number>
  componentsTotal: Default<number>
  componentsDone: Default<number>
  componentsFailed: Default<number>
  oldFiles: Default<number>
  recordsExpected: Optional<number>
  failureOrigin: Optional<FailureOrigin>
  message: Optional<string>
  detailsDeletedAt: TimestampOrNull
}

export type ImportResultsTable = CountColumns & {
  etlStatusId: Default<number>
  batchId: number
  lea: string
  componentName: ComponentName
  templateId: Optional<number>
  templateName: Optional<string>
  sequence: number
  stage: 'extract' | 'validate' | 'transform' | 'load'
  status: RunStatus
  fileName: Optional<string>
  startedAt: TimestampOrNull
  endedAt: TimestampOrNull
  durationMs: Optional<number>
  failureOrigin: Optional<FailureOrigin>
  message: Optional<string>
}

/** Append-only. */
export type ImportDetailsTable = {
  id: Default<number>
  lea: string
  batchId: number
  etlStatusId: number
  componentName: ComponentName
  severity: Severity
  stage: 'extract' | 'validate' | 'transform' | 'load'
  rowNumber: Optional<number>
  sourceId: Optional<string>
  recordLabel: Optional<string>
  siteCode: Optional<string>
  columnName: Optional<string>
  sourceColumn: Optional<string>
  rejectedValue: Optional<string>
  errorCode: string
  /** `code:column`. */
  cause: string
  /** Null for lines of earlier releases whose parameters are unknown: they keep their texts. */
  params: JsonOrNull<FindingParams>
  causeTitle: Optional<string>
  message: Optional<string>
  suggestion: Optional<string>
  owner: Owner
  fixTarget: JsonOrNull<FixTarget>
  rowData: JsonOrNull<Record<string, string>>
  loggedAt: Timestamp
}

/** A reason for which a component of a batch refused rows, with its history in that component. */
export type ImportCausesTable = {
  etlStatusId: number
  cause: string
  batchId: number
  lea: string
  componentName: ComponentName
  schoolYear: number
  /** When the first of the batches in a row with this cause started. */
  since: Timestamp
  /** It had been gone before. */
  isBack: Default<boolean>
  /** The later batch that loaded the last of the refused rows. */
  loadedBatchId: Optional<number>
}

/** A row of a component on its way in: what loading it will do, decided when it was read. */
export type ImportStagedTable = OfDistrict & {
  id: Default<number>
  etlStatusId: number
  sourceId: string
  action: 'insert' | 'update' | 'unchanged' | 'manual' | 'leftOut' | 'refused' | 'removal'
  /** The stored row with this key. */
  rowId: Optional<number>
  /** What changes in a stored row. Of a row that was left out: for which site's sake. */
  data: JsonOrNull<Record<string, unknown>>
  /** A new row's whole record, as the text of a JSON object. */
  newRecord: Optional<string>
  hash: Optional<string>
  searchText: Optional<string>
}

export type JobsTable = {
  id: Default<number>
  kind: string
  lea: Optional<string>
  batchId: Optional<number>
  payload: Json<Record<string, unknown>>
  status: Default<'queued' | 'running' | 'done' | 'failed'>
  attempts: Default<number>
  /** Which process works on it; its lease is over when `lockedUntil` has passed. Nobody takes a waiting job before that. */
  lockedBy: Optional<string>
  lockedUntil: TimestampOrNull
  createdAt: TimestampDefault
  finishedAt: TimestampOrNull
  error: Optional<string>
}

/** When a district's last job of a kind ended. */
export type JobTurnsTable = { lea: string; kind: string; finishedAt: Timestamp }
