import type { ComponentName } from '../lists/components.ts'
import type { ExportDelayCode } from '../lists/export-delays.ts'
import type { DeliveryMethod, ExportType } from '../lists/export-words.ts'
import type { GradeCode } from '../lists/grade-codes.ts'
import type { RunStatus } from '../lists/run-statuses.ts'
import type { ConfigMeta, ReadConfig } from './config-meta.ts'
import type { Schedule } from './schedule.ts'

/** Days, both included, in which nothing is sent. */
export type BlackoutRange = { from: string; to: string }

/** What people set up of an export. */
export type ExportFields = Schedule & {
  productId: number
  /** START year (R31). */
  schoolYear: number
  /** Unique in its district and year. */
  name: string
  isEnabled: boolean
  exportType: ExportType
  components: ComponentName[]
  deliveryMethod: DeliveryMethod
  host: string | null
  /** Null for a download; else the usual one of the method, or another. */
  port: number | null
  username: string | null
  remotePath: string | null
  /** See `exportFileName`. */
  fileNamePattern: string
  delimiter: 'comma' | 'tab' | 'pipe'
  includeHeader: boolean
  quoteAll: boolean
  lineEnding: 'lf' | 'crlf'
  encoding: 'UTF-8' | 'Windows-1252'
  zip: boolean
  /** Empty for all. */
  siteCodes: string[]
  /** Empty for all. */
  gradeLevels: GradeCode[]
  includeInactive: boolean
  blackoutRanges: BlackoutRange[]
  notifyEmails: string[]
}

/** An export's write-only fields (R35); null clears them. */
type ExportSecrets = { password?: string | null; privateKey?: string | null }

/** What is sent to a product, how and when: `GET /export`. */
export type Export = ConfigMeta &
  ExportFields & {
    lea: string
    productName: string
    passwordSavedAt: string | null
    privateKeySavedAt: string | null
    /** When it last arrived; a sending that failed since leaves it as it is. */
    lastSentAt: string | null
    /** Of the last sending that ended, as `lastBatchId` and `lastRunAt` are. */
    lastStatus: RunStatus | null
    /** When that sending began; null when there was none. */
    lastRunAt: string | null
    /** Why it did not arrive; null for one that did. */
    lastMessage: string | null
    lastBatchId: number | null
    /** Null while nothing sends it by itself. */
    nextRunAt: string | null
    /** Null unless it is late or its last run failed, and where the server does not tell. */
    delay: ExportDelay | null
    /** The export of the year before that a rollover copied. */
    rolledOverFromId: number | null
  }

/** Why an export has not arrived. */
export type ExportDelay = {
  code: ExportDelayCode
  /** Since when it is so; for `missed` when it was due. */
  since: string | null
  /** The last day of a blackout. */
  until: string | null
  /** The run that it is about. */
  batchId: number | null
  /** Exports that are sent before it. */
  count: number | null
}

type Named = 'productId' | 'name' | 'components' | 'deliveryMethod'

/** Body of `POST /export`. Without a year it is the one of the district's data; it starts switched off. */
export type NewExport = Pick<ExportFields, Named> & Partial<Omit<ExportFields, Named>> & ExportSecrets

/** Body of `PATCH /export/{id}`. An export keeps its product and its year. */
export type UpdateExport = ReadConfig &
  Partial<Omit<ExportFields, 'productId' | 'schoolYear'>> &
  ExportSecrets

/** Body of `POST /export/send-now`. */
export type SendNowRequest = { exportIds: number[] }
