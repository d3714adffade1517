import type {
  InstanceEnvironment,
  InstanceRegion,
  InstanceStatus,
  InstanceStepName,
  InstanceStepState,
  SubscriptionTier,
} from '@edconsole/console-core/contract'
import type {
  Default,
  Json,
  JsonOrNull,
  Optional,
  Timestamp,
  TimestampDefault,
  TimestampOrNull,
} from './columns.ts'

type Meta = {
  createdAt: TimestampDefault
  createdBy: Optional<string>
  updatedAt: TimestampOrNull
  updatedBy: Optional<string>
}

export type ProductsTable = Meta & {
  id: Default<number>
  code: string
  name: string
  description: Default<string>
  iconKey: string
  isExportable: Default<boolean>
  /** What a new export to this product begins with. */
  exportDefaults: Json<Record<string, unknown>>
  isActive: Default<boolean>
}

/** A district's products for one school year; without a row a product is off. */
export type ProductsEnabledTable = {
  lea: string
  productId: number
  schoolYear: number
  enabled: boolean
  /** When and by whom it was last switched on; both stay when it is switched off. */
  enabledAt: TimestampOrNull
  enabledBy: Optional<string>
}

export type ClientProductsTable = {
  clientId: number
  productId: number
  enabledAt: Timestamp
  enabledBy: Optional<string>
}

export type InstancesTable = Meta & {
  id: Default<number>
  clientId: number
  name: string
  url: Optional<string>
  environment: InstanceEnvironment
  region: InstanceRegion
  status: Default<InstanceStatus>
  statusReason: Optional<string>
  statusChangedAt: Timestamp
  statusChangedBy: Optional<string>
  /** The production instance that a sandbox was made from. */
  parentInstanceId: Optional<number>
  version: Optional<string>
  dataYear: Optional<number>
  /** The schema that holds its data; null before it is created and after it is removed. */
  databaseName: Optional<string>
  /** Where this server answers for it, below `/instances/`; reserved once, and kept when it is renamed. */
  slug: Optional<string>
}

/** How far the server is with one step of creating or removing an instance. */
export type InstanceStepsTable = {
  instanceId: number
  step: InstanceStepName
  state: Default<InstanceStepState>
  message: Optional<string>
  startedAt: TimestampOrNull
  endedAt: TimestampOrNull
  doneCount: Optional<number>
  totalCount: Optional<number>
  /** The last row that was copied: an interrupted step goes on behind it. */
  position: JsonOrNull<CopyPosition>
}

export type CopyPosition = { lea: string; component: string; schoolYear: number; sourceId: string }

/** Every status that an instance has had, the present one last. */
export type InstanceStatusChangesTable = {
  id: Default<number>
  instanceId: number
  status: InstanceStatus
  reason: Optional<string>
  changedAt: Timestamp
  changedBy: Optional<string>
}

export type InstanceProductsTable = {
  instanceId: number
  productId: number
  enabledAt: Timestamp
  enabledBy: Optional<string>
}

export type SubscriptionsTable = Meta & {
  id: Default<number>
  clientId: number
  productId: number
  instanceId: Optional<number>
  /** `YYYY-MM-DD`, the last day included. */
  startDate: string
  endDate: string
  seatCount: Optional<number>
  tier: Default<SubscriptionTier>
  cancelledAt: TimestampOrNull
}
