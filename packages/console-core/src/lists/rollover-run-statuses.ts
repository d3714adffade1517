import type { RolloverRunStatus } from '../entities/rollover-run.ts'

/** Where a district of a rollover of many stands, what needs someone first. */
export const ROLLOVER_RUN_STATUSES = [
  'failed',
  'canceled',
  'skipped',
  'running',
  'waiting',
  'done',
] as const satisfies readonly RolloverRunStatus[]
