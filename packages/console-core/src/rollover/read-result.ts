import { isRecord } from '../api/is-record.ts'
import type { RolloverKey, RolloverResults } from './rollover-state.ts'

/** What a key did, if this says it: a run of which nothing is known has no result. */
export const readResult = <Key extends RolloverKey>(value: unknown): RolloverResults[Key] | undefined =>
  isRecord(value) && typeof value.failed === 'number' && Array.isArray(value.items)
    ? // The numbers decide what is shown, and the items are read one by one
      (value as RolloverResults[Key])
    : undefined
