import type { Weekday } from '@edconsole/console-core/contract'
import type { RawBuilder } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Something that runs by itself, with when it does. */
export type Scheduled = {
  id: number
  lea: string
  /** `HH:mm`; null never. */
  scheduleTime: string | null
  scheduleDays: Weekday[]
  /** The district's. */
  timeZone: string
  updatedAt: string
}

/** What has come due together. */
export type Due = { lea: string; ids: readonly number[]; now: Date }

/** A kind of work that schedules start. */
export type DueWork = {
  /** A query of all that runs by itself at present, in the columns of `Scheduled`. What is switched off is left out. */
  readonly scheduled: RawBuilder<Scheduled>
  /** Whether what comes due in one district is queued together, or each by itself. */
  readonly together: boolean
  /**
   * Queues it within the transaction that moves its slots on. False when it cannot run now: then nothing is kept of the
   * transaction, and it is tried again until it can. True without having queued anything skips this run.
   */
  readonly queue: (trx: Db, due: Due) => Promise<boolean>
}
