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
}
