import type {
  DistrictType,
  ImportDelay,
  ImportState,
  NextStep,
  RolloverRunStatus,
  SisApiSecrets,
  UsState,
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

export type ConnectionTestsTable = { userId: number; tests: number; since: Timestamp }

export type CustomerRequestsTable = { districtId: number; userId: number; askedAt: Timestamp }

/** The SIS connection of a district, without what is secret; a district that has none yet has no row. */
export type SisApiConfigsTable = {
  id: Default<number>
  districtId: number
  sisApiUrl: Optional<string>
  tokenUrl: Optional<string>
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

/** A call that rolls a district over. One that has not been heard of since `aliveUntil` is over. */
export type RolloversTable = {
  id: Default<number>
  lea: string
  startedAt: Timestamp
  workerId: string
  aliveUntil: Timestamp
}

/** A rollover of several districts in the background. */
export type RolloverRunsTable = {
  id: Default<number>
  startedAt: Timestamp
  startedBy: string
  endedAt: TimestampOrNull
  canceledAt: TimestampOrNull
  canceledBy: Optional<string>
}

export type RolloverRunDistrictsTable = {
  id: Default<number>
  runId: number
  districtId: number
  status: RolloverRunStatus
  reason: Optional<string>
  fromYear: number
  staff: Optional<number>
  templates: Optional<number>
  exports: Optional<number>
  alreadyPresent: Optional<number>
  leftOut: Optional<number>
  endedAt: TimestampOrNull
}

/** When each thing that runs by itself does so next. */
export type ScheduleSlotsTable = {
  /** Of the job that it becomes. */
  kind: string
  subjectId: number
  /** Time, days and zone that `nextRunAt` was reckoned from. */
  plan: string
  /** In the past: due, and waiting for something that keeps it from running. */
  nextRunAt: TimestampOrNull
}

/** When schedules of a kind were last looked at. */
export type ScheduleChecksTable = { kind: string; checkedAt: Timestamp }

export type DistrictsTable = {
  id: Default<number>
  lea: string
  illuminateClientId: Optional<number>
  districtName: string
  districtType: Default<DistrictType>
  contactName: Optional<string>
  contactEmailAddress: Optional<string>
  contactPhone: Optional<string>
  address1: Optional<string>
  address2: Optional<string>
  city: Optional<string>
  state: UsState
  zip: Optional<string>
  county: Optional<string>
  ncesLeaId: Optional<string>
  stateLeaId: Optional<string>
  timeZone: Default<string>
  website: Optional<string>
  sisYear: number
  sisProviderName: Optional<string>
  importsEnabled: Default<boolean>
  autoImportTime: Optional<string>
  notes: Optional<string>
  isActive: Default<boolean>
  createdAt: TimestampDefault
  createdBy: Optional<string>
  updatedAt: TimestampOrNull
  updatedBy: Optional<string>
}

/** Where the imports and exports of a district stand; see `DistrictStatus` for the fields that lists show. */
export type DistrictSummariesTable = {
  districtId: number
  lea: string
  /** As the district is, so that lists are counted without a join. */
  isActive: Default<boolean>
  importState: Default<ImportState>
  runningSince: TimestampOrNull
  lastImportBatchId: Optional<number>
  lastImportAt: TimestampOrNull
  stateSince: TimestampOrNull
  streak: Default<number>
  expectedBy: TimestampOrNull
  /** Null unless it is late. */
  lateReason: Optional<ImportDelay>
  /** When it counts as late unless an import begins. */
  lateAt: TimestampOrNull
  nights: Default<string>
  /** The night that the last letter is about. */
  lastNight: Optional<string>
  rejectedPercent: Optional<number>
  /** As the district's settings say. */
  rejectedLimitPercent: Optional<number>
  rejectedTrend: ColumnType<number[], string | undefined, string>
  exportsTotal: Default<number>
  exportsFailing: Default<number>
  nextStep: JsonOrNull<NextStep>
  stepOwner: Optional<NextStep['owner']>
  needsAttention: Default<boolean>
  /** Sorts the most urgent first. */
  listOrder: Default<number>
  ownerId: Optional<number>
  /** Something changed since it was summarized. */
  isStale: Default<boolean>
}

/** The last item of a key, by `effectiveFrom` then `id`, is the one that counts (R20). */
export type ConfigurationTable = {
  id: Default<number>
  key: string
  value: string
  effectiveFrom: TimestampDefault
}

export type SisSystemsTable = {
  id: Default<number>
  name: string
  code: string
  kind: 'aeries' | 'q' | 'qmlativ' | 'oneroster' | 'file'
  requiredFields: Json<string[]>
  supportsApi: Default<boolean>
}

/** Facts about the database itself: `seed` is `empty`, `small` or `demo`. */
export type MetaTable = { key: string; value: string }
