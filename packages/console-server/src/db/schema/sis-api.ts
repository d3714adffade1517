import type { SisApiSecrets } from '@edconsole/console-core/contract'
import type { Default, Optional, Timestamp, TimestampDefault, TimestampOrNull } from './columns.ts'

/** The SIS connection of a district, without what is secret; a district that has none yet has no row. */
export type SisApiConfigsTable = {
  id: Default<number>
  districtId: number
  sisApiUrl: Optional<string>
  qFilename: Optional<string>
  entityId: Optional<number>
  apiSchoolYearId: Optional<number>
  lastVerifiedAt: TimestampOrNull
  lastVerifiedStatus: Optional<'ok' | 'failed'>
  lastVerifiedMessage: Optional<string>
  schoolsFound: Optional<number>
  requestedFromCustomerAt: TimestampOrNull
  requestedTo: Optional<string>
  sentAt: TimestampOrNull
  sentBy: Optional<string>
  createdAt: TimestampDefault
  createdBy: Optional<string>
  updatedAt: TimestampOrNull
  updatedBy: Optional<string>
}

export type SisApiSecretsTable = {
  districtId: number
  name: keyof SisApiSecrets
  sealed: string
  /** Where it may be sent, and nowhere else (R35): the connection's address when it was saved. */
  address: string
  savedAt: Timestamp
  savedBy: Optional<string>
}
