import type { RunStatus } from '../lists/run-statuses.ts'

/** Which files a sending made, with their sums. Those inside an archive name it. */
export type ExportManifest = {
  batchId: number
  lea: string
  exportName: string
  productName: string
  /** START year (R31). */
  schoolYear: number
  startedAt: string
  status: RunStatus
  /**
   * Where the files that are stored one by one are downloaded as one zip archive, below the API's address; null when there
   * are fewer than two.
   */
  archivePath: string | null
  files: ExportManifestFile[]
}

export type ExportManifestFile = {
  fileName: string
  archiveName: string | null
  fileSizeBytes: number
  /** Lower-case hexadecimal. */
  checksumSha256: string
  recordsWritten: number
  deliveredAt: string | null
  /** Where the file, or the archive it is in, is fetched, below the API's address; null when it is not kept. */
  downloadPath: string | null
}
