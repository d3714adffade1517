import type { ComponentName } from '../lists/components.ts'
import type { DeliveryMethod, DeliveryStatus, ExportType } from '../lists/export-words.ts'
import type { RunStatus } from '../lists/run-statuses.ts'
import type { ExportManifestFile } from './export-manifest.ts'
import type { FailureOrigin, ImportLogDetail, ImportLogHeader } from './import-log.ts'

/** What happened to the rows of an export: `recordsRead = recordsWritten + recordsSkipped`. */
export type ExportCounts = {
  recordsRead: number
  /** Rows in the files. */
  recordsWritten: number
  /** Rows that were left out. */
  recordsSkipped: number
  /** Lines, not rows. */
  warningCount: number
  /** Lines, not rows. */
  errorCount: number
}

export type ExportStage = 'extract' | 'generate' | 'transfer'

/** One sending of an export: `GET /district/export-log-headers`. Its counts are the sums of its results. */
export type ExportLogHeader = ExportCounts & {
  batchId: number
  lea: string
  schoolYear: number
  districtName: string
  exportId: number
  /** As it was called then. */
  exportName: string
  /** What its files look like as the export is set up now; null when the export is gone, or the backend doesn't say. */
  exportType: ExportType | null
  productId: number
  productName: string
  deliveryMethod: DeliveryMethod
  /** The receiver's host; null for a download. */
  destination: string | null
  remotePath: string | null
  triggerType: Exclude<ImportLogHeader['triggerType'], 'arrival'>
  triggeredBy: string | null
  status: RunStatus
  /** Of the file that has come least far. */
  deliveryStatus: DeliveryStatus
  /** 1 for the first try. */
  attempt: number
  startedAt: string
  endedAt: string | null
  durationMs: number | null
  componentsTotal: number
  componentsDone: number
  componentsFailed: number
  /** In the order of the run, so that a list can draw them without another call. */
  components: ExportLogHeaderComponent[]
  /** Files that were made, an archive as one. Of a sending whose files are gone, those that its results name. */
  fileCount: number
  fileSizeBytes: number
  /**
   * Where the list of its files with their sums is fetched, below the API's address: `/files/exports/20931?lea=4107320`.
   * Null when it made none.
   */
  manifestPath: string | null
  failureOrigin: FailureOrigin | null
  message: string | null
}

export type ExportLogHeaderComponent = {
  etlStatusId: number
  componentName: ComponentName
  status: RunStatus
  recordsWritten: number
  recordsSkipped: number
  /** Null when there is no file. */
  fileName: string | null
  deliveryStatus: DeliveryStatus
}

/** One component of a sending, with the file that its rows are counted in: `GET /district/export-log-results`. */
export type ExportLogResult = ExportCounts & {
  etlStatusId: number
  batchId: number
  lea: string
  exportId: number
  productId: number
  componentName: ComponentName
  sequence: number
  stage: ExportStage
  status: RunStatus
  /** Null when there is no file. */
  fileName: string | null
  fileSizeBytes: number | null
  /** Lower-case hexadecimal. */
  checksumSha256: string | null
  /** Where the file, or the archive it is in, is fetched, below the API's address; null when it is not kept. */
  downloadPath: string | null
  /** Further stored files that its rows are in, such as `demographics.csv` of students; empty when they are in an archive. */
  otherFiles: ExportFileLink[]
  remotePath: string | null
  deliveryStatus: DeliveryStatus
  attempt: number
  startedAt: string | null
  endedAt: string | null
  durationMs: number | null
  /** The same component in the last sending of this export that was completed before this one. */
  previous: (ExportCounts & { batchId: number }) | null
  failureOrigin: FailureOrigin | null
  message: string | null
}

export type ExportFileLink = Pick<ExportManifestFile, 'fileName' | 'downloadPath'>

/** One finding about a file or a row of a sending: `GET /district/export-log-details`. */
export type ExportLogDetail = Omit<ImportLogDetail, 'stage' | 'sourceColumn'> & {
  exportId: number
  productId: number
  stage: ExportStage
}
