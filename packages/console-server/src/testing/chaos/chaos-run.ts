import type { Db } from '../../db/schema.ts'
import type { FleetServer } from '../fleet/fleet.ts'
import type { Receivers } from './receivers.ts'

/** What everything that goes on at once shares. */
export type ChaosRun = {
  readonly db: Db
  /** The data folder of the servers. */
  readonly data: string
  readonly servers: readonly FleetServer[]
  readonly receivers: Receivers
  /** From 0 up to, but not including, 1. */
  readonly chance: () => number
  /** When nothing new is begun any more, as `Date.now()`. */
  readonly until: number
  /** Counts something for the report. */
  readonly count: (what: string, times?: number) => void
  /** Notes something that must not be. */
  readonly wrong: (what: string) => void
}
