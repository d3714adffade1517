import type {
  BlackoutRange,
  ComponentName,
  DeliveryMethod,
  DeliveryStatus,
  ExportStage,
  ExportType,
  FailureOrigin,
  FindingParams,
  FixTarget,
  GradeCode,
  Owner,
  RunStatus,
  Severity,
  Weekday,
} from '@edconsole/console-core/contract'
import type { ColumnType } from 'kysely'
import type {
  Default,
  Json,
  JsonOrNull,
  Optional,
  Timestamp,
  TimestampDefault,
  TimestampOrNull,
} from './columns.ts'
import type { KeptSecret } from './federated.ts'

/** jsonb with a default. */
type JsonDefault<T> = ColumnType<T, string | undefined, string>

/** What of an export is sealed. */
export type ExportSecretName = 'password' | 'privateKey'

/** The key of a receiver: SHA-256 in base64, as `ssh-keygen -l` shows it. Another host or port has another one. */
export type HostKey = { host: string; port: number; sha256: string }

export type ExportsTable = {
  id: Default<number>
  lea: string
  schoolYear: number
  productId: number
  name: string
  isEnabled: Default<boolean>
  exportType: ExportType
  components: Json<ComponentName[]>
  deliveryMethod: DeliveryMethod
  host: Optional<string>
  port: Optional<number>
  username: Optional<string>
  secrets: JsonDefault<Partial<Record<ExportSecretName, KeptSecret>>>
  remotePath: Optional<string>
  hostKey: JsonOrNull<HostKey>
  fileNamePattern: string
  delimiter: Default<'comma' | 'tab' | 'pipe'>
  includeHeader: Default<boolean>
  quoteAll: Default<boolean>
  lineEnding: Default<'lf' | 'crlf'>
  encoding: Default<'UTF-8' | 'Windows-1252'>
  zip: Default<boolean>
  siteCodes: JsonDefault<string[]>
  gradeLevels: JsonDefault<GradeCode[]>
  includeInactive: Default<boolean>
  scheduleEnabled: Default<boolean>
  scheduleTime: Optional<string>
  scheduleDays: JsonDefault<Weekday[]>
  blackoutRanges: JsonDefault<BlackoutRange[]>
  notifyEmails: JsonDefault<string[]>
  lastSentAt: TimestampOrNull
  lastStatus: Optional<RunStatus>
  lastBatchId: Optional<number>
  /** The export of the year before, which may be gone by now. */
  rolledOverFromId: Optional<number>
  createdAt: TimestampDefault
  createdBy: Optional<string>
  updatedAt: TimestampOrNull
  updatedBy: Optional<string>
}

type CountColumns = {
  recordsRead: Default<number>
  recordsWritten: Default<number>
  recordsSkipped: Default<number>
  warningCount: Default<number>
  errorCount: Default<number>
}

/** Names are those of the time: an export may be renamed or removed afterwards. */
export type ExportBatchesTable = CountColumns & {
  batchId: Default<number>
  lea: string
  schoolYear: number
  exportId: number
  exportName: string
  productId: number
  productName: string
  deliveryMethod: DeliveryMethod
  destination: Optional<string>
  remotePath: Optional<string>
  triggerType: 'scheduled' | 'manual' | 'retry' | 'rollover'
  triggeredBy: Optional<string>
  status: RunStatus
  deliveryStatus: Default<DeliveryStatus>
  attempt: Default<number>
  startedAt: Timestamp
  endedAt: TimestampOrNull
  durationMs: Optional<number>
  componentsTotal: Default<number>
  componentsDone: Default<number>
  componentsFailed: Default<number>
  fileSizeBytes: Default<number>
  failureOrigin: Optional<FailureOrigin>
  message: Optional<string>
}

export type ExportResultsTable = CountColumns & {
  etlStatusId: Default<number>
  batchId: number
  lea: string
  exportId: number
  productId: number
  componentName: ComponentName
  sequence: number
  stage: ExportStage
  status: RunStatus
  fileName: Optional<string>
  fileSizeBytes: Optional<number>
  checksumSha256: Optional<string>
  remotePath: Optional<string>
  deliveryStatus: Default<DeliveryStatus>
  attempt: Default<number>
  startedAt: TimestampOrNull
  endedAt: TimestampOrNull
  durationMs: Optional<number>
  failureOrigin: Optional<FailureOrigin>
  message: Optional<string>
}

/** A file of a sending, written and kept in the outbox. */
export type ExportFilesTable = {
  id: Default<number>
  batchId: number
  lea: string
  fileName: string
  /** The archive that it is in; then it is neither delivered nor kept by itself. */
  archiveName: Optional<string>
  fileSizeBytes: number
  /** Lower-case hexadecimal. */
  checksumSha256: string
  recordsWritten: number
  /** When the receiver had it. */
  deliveredAt: TimestampOrNull
}

/** Append-only. */
export type ExportDetailsTable = {
  id: Default<number>
  lea: string
  batchId: number
  etlStatusId: number
  exportId: number
  productId: number
  componentName: ComponentName
  severity: Severity
  stage: ExportStage
  rowNumber: Optional<number>
  sourceId: Optional<string>
  recordLabel: Optional<string>
  siteCode: Optional<string>
  columnName: Optional<string>
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
