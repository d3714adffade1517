import type { ComponentName } from '../lists/components.ts'
import type { ImportLogDetail } from './import-log.ts'

/**
 * How a request to correct rows stands: the district has yet to answer, has answered, or nothing is open any more, because an
 * import fixed all of its rows or a person closed it.
 */
export type CorrectionStatus = 'waiting' | 'answered' | 'closed'

/** Rows of one cause that a district is asked to correct in its SIS: `GET /district/correction-requests`. */
export type CorrectionRequest = {
  id: number
  /** The import that refused the rows, and its component. */
  batchId: number
  etlStatusId: number
  componentName: ComponentName
  cause: string
  /** The cause in a few words. */
  causeTitle: string
  suggestion: string | null
  status: CorrectionStatus
  /** Rows it is about, those that no import has fixed, and those of these that the district has marked as corrected. */
  rows: number
  openRows: number
  correctedRows: number
  note: string | null
  /** `YYYY-MM-DD` */
  dueOn: string
  /** The contact's address that the email went to. */
  sentTo: string
  createdAt: string
  createdBy: string
  reply: string | null
  answeredAt: string | null
  answeredBy: string | null
  remindedAt: string | null
  closedAt: string | null
  /** The person who closed it; null if an import did. */
  closedBy: string | null
  closedBatchId: number | null
}

/** One row of a request, as the import's log has it: `GET /district/correction-rows`. */
export type CorrectionRow = ImportLogDetail & {
  requestId: number
  correctedAt: string | null
  correctedBy: string | null
  /** The import that no longer refused it. */
  fixedBatchId: number | null
}

/** Body of `POST /district/correction-requests`. */
export type NewCorrectionRequest = {
  etlStatusId: number
  cause: string
  note?: string | null | undefined
  dueOn: string
}

/** Body of `POST /district/correction-requests/{id}/answer`: a reply, rows that are corrected, or both. */
export type AnswerCorrection = {
  reply?: string | undefined
  /** Ids of rows of the request. */
  rows?: number[] | undefined
  /** All rows that are open. */
  allRows?: boolean | undefined
}
