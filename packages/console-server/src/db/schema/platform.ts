import type {
  InstanceEnvironment,
  InstanceRegion,
  InstanceStatus,
  SubscriptionTier,
} from '@edconsole/console-core/contract'
import type { Default, Json, Optional, Timestamp, TimestampDefault, TimestampOrNull } from './columns.ts'

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
  databaseName: Optional<string>
}

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
