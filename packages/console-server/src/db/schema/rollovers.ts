import type { Default, Timestamp } from './columns.ts'

/** A call that rolls a district over. One that has not been heard of since `aliveUntil` is over. */
export type RolloversTable = {
  id: Default<number>
  lea: string
  startedAt: Timestamp
  workerId: string
  aliveUntil: Timestamp
}
