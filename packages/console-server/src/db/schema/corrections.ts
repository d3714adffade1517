import type { ComponentName, CorrectionStatus, FindingParams } from '@edconsole/console-core/contract'
import type { Default, JsonOrNull, OfDistrict, Optional, Timestamp, TimestampOrNull } from './columns.ts'

/** Rows of one cause that a district is asked to correct. */
export type CorrectionRequestsTable = {
  id: Default<number>
  lea: string
  schoolYear: number
  componentName: ComponentName
  batchId: number
  etlStatusId: number
  cause: string
  errorCode: string
  params: JsonOrNull<FindingParams>
  status: Default<CorrectionStatus>
  rowCount: number
  note: Optional<string>
  /** `YYYY-MM-DD` */
  dueOn: string
  sentTo: string
  /** The console's address when it was sent: a reminder leads there too. */
  consoleUrl: string
  createdAt: Timestamp
  createdBy: string
  /** Null once that user is gone, and for requests from before they were told of answers. */
  createdById: Optional<number>
  /** When the district answered without whoever asked being told yet. */
  untoldSince: TimestampOrNull
  /** A reply is part of that. */
  untoldReply: Default<boolean>
  reply: Optional<string>
  answeredAt: TimestampOrNull
  answeredBy: Optional<string>
  remindedAt: TimestampOrNull
  /** When another server may send the reminder that one has taken. */
  remindingUntil: TimestampOrNull
  closedAt: TimestampOrNull
  /** Null where an import closed it. */
  closedBy: Optional<string>
  closedBatchId: Optional<number>
}

/** A row of a request. What it says is in the log, and goes when that is deleted because of its age. */
export type CorrectionRowsTable = OfDistrict & {
  id: Default<number>
  requestId: number
  detailId: number
  /** Null if its key couldn't be read: then no import tells that it is fixed. */
  sourceId: Optional<string>
  correctedAt: TimestampOrNull
  correctedBy: Optional<string>
  fixedBatchId: Optional<number>
}
