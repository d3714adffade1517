import type { BlackoutRange } from '@edconsole/console-core/contract'
import type { Default, Json, OfDistrict, Optional, Timestamp, TimestampOrNull } from './columns.ts'

/** A file that arrived in a district's inbox and is still there, waiting or in the archive. */
export type InboxFilesTable = {
  id: Default<number>
  lea: string
  name: string
  bytes: number
  via: 'sftp' | 'upload'
  /** The key or person that delivered it. */
  addedBy: string
  arrivedAt: Timestamp
  /** Whether an import starts by itself once its set is complete. */
  startsImport: boolean
  /** The import that took it to the archive; null while it waits. */
  batchId: Optional<number>
  takenAt: TimestampOrNull
  /** Why an archive isn't unpacked. */
  problem: Optional<string>
}

/** What a district signs in with to deliver files. A revoked one stays, for the record. */
export type InboxKeysTable = {
  id: Default<number>
  districtId: number
  kind: 'password' | 'publicKey'
  name: string
  /** Of a password. */
  hash: Optional<string>
  publicKey: Optional<string>
  fingerprint: Optional<string>
  createdAt: Timestamp
  createdBy: string
  lastUsedAt: TimestampOrNull
  revokedAt: TimestampOrNull
  revokedBy: Optional<string>
}

/** When a district's imports run by themselves; a district without a row has the defaults. */
export type ImportSettingsTable = {
  lea: string
  startsWhenComplete: Default<boolean>
  /** Null: files never count as old. */
  oldAfterDays: Optional<number>
  archiveDays: Default<number>
  isPaused: Default<boolean>
  /** The last day of the pause, in the district's time zone; null until it is ended. */
  pausedUntil: Optional<string>
  blackoutRanges: Json<BlackoutRange[]>
  sectionsWithoutTeacher: Optional<number>
  studentsWithoutSection: Optional<number>
  teachersWithoutSection: Optional<number>
  enrollmentsOutsideTerm: Optional<number>
  siteStudentLossPercent: Optional<number>
  siteStaffLossPercent: Optional<number>
  rejectedLimitPercent: Optional<number>
  updatedAt: Timestamp
  updatedBy: string
}

/** The file that a template last read, and since when it has been the same. */
export type ImportTemplateFilesTable = OfDistrict & {
  templateId: number
  name: string
  bytes: number
  modifiedAt: Timestamp
  since: Timestamp
}
