import type { InstanceStatus } from '../lists/instance-statuses.ts'
import type { InstanceStepName, InstanceStepState } from '../lists/instance-steps.ts'
import type { InstanceEnvironment, InstanceRegion } from '../lists/instance-words.ts'
import type { ConfigMeta, ReadConfig } from './config-meta.ts'
import type { ProductIds, ProductUse } from './product.ts'

/** A running copy of the products for one client: `GET /ied/instances`. */
export type Instance = ConfigMeta & {
  clientId: number
  clientName: string
  /** Unique among all clients. */
  name: string
  /** Of `url`. */
  hostname: string | null
  url: string | null
  environment: InstanceEnvironment
  region: InstanceRegion
  status: InstanceStatus
  statusReason: string | null
  statusChangedAt: string
  statusChangedBy: string | null
  /** The production instance that a sandbox was made from. */
  parentInstanceId: number | null
  version: string | null
  products: ProductUse[]
  /** START year (R31). */
  dataYear: number | null
  databaseName: string | null
  /**
   * An extension: where the server itself answers for it, which is also `url` unless another address was entered; null
   * before it is reserved, and where a server does not say.
   */
  servedAt: string | null
}

/** One step in the life of an instance. */
export type InstanceStatusChange = {
  status: InstanceStatus
  reason: string | null
  changedAt: string
  changedBy: string | null
}

/** How far a server is with one step of creating or removing an instance. */
export type InstanceStep = {
  step: InstanceStepName
  state: InstanceStepState
  /** What went wrong, for people. */
  message: string | null
  startedAt: string | null
  endedAt: string | null
  /** Of a step that counts: rows copied, and all of them. */
  doneCount: number | null
  totalCount: number | null
}

/** `GET /ied/instances/{id}`. */
export type InstanceDetailed = Instance & {
  /** From its request to now. */
  statusHistory: InstanceStatusChange[]
  /**
   * An extension: the steps of creating or removing it, in their order; empty before either began, null where a server does
   * not say.
   */
  steps: InstanceStep[] | null
}

/** Body of `POST /ied/instances`. A sandbox is made by a call of its own. */
export type NewInstance = {
  clientId: number
  name: string
  environment: Exclude<InstanceEnvironment, 'sandbox'>
  region: InstanceRegion
  url?: string | null
  products?: ProductIds
}

/** Body of `PATCH /ied/instances/{id}`. The status has a call of its own. */
export type UpdateInstance = ReadConfig & Partial<Pick<NewInstance, 'name' | 'region' | 'url'>>

/** Body of `PATCH /ied/instances/{id}/status`. */
export type SetInstanceStatus = ReadConfig & { status: InstanceStatus; reason?: string | null }
