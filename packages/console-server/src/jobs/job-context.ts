import type { Clock } from '../clock.ts'
import type { Db } from '../db/schema.ts'
import type { Mail } from '../mail/mail.ts'
import type { Network } from '../network/web-client.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { ClaimedJob } from './claim-job.ts'

/** What work in the background needs of the server. */
export type JobContext = {
  readonly db: Db
  readonly now: Clock
  /** IANA name of the zone in which sentences name times ([S9]). */
  readonly timeZone: string
  readonly secrets: Secrets
  readonly mail: Mail
  /** Holds a folder of files to import for each district, named by its lea. */
  readonly inboxDir: string
  /** Holds a folder of written exports for each district, named by its lea. */
  readonly outboxDir: string
  /** Whether this very machine may be connected to: in a demonstration it plays SIS and receiver. */
  readonly allowLoopback: boolean
  /** How a SIS is reached, where it is not as usual. */
  readonly network?: Omit<Network, 'allowLoopback'>
}

/** One piece of work in the hands of one worker. */
export type JobWork = JobContext & {
  readonly job: ClaimedJob
  /**
   * One write of the work, as one transaction. Refused with a `LostLeaseError` when another process has taken the work
   * over, so that two can never do the same, and with a `StoppingError` when the server wants to end.
   */
  readonly write: <T>(work: (trx: Db) => Promise<T>) => Promise<T>
  /** Aborted when the server wants to end: the job is handed back at once, so another server may begin it. */
  readonly stopping: AbortSignal
}

/** How jobs of one kind are done. */
export type JobRunner = {
  /** Throws when it could not be done; what was written until then stays. */
  readonly run: (work: JobWork) => Promise<void>
  /** True if what it does can neither be broken off nor done twice: a server that ends finishes it before. */
  readonly finishesFirst?: true
  /** Ends what the job was about, in words for people. */
  readonly fail: (trx: Db, ending: { job: ClaimedJob; reason: JobFailure; at: Date }) => Promise<void>
}

/** Why a job cannot go on: the server died over it several times, or something unforeseen happened. */
export type JobFailure = 'attempts' | 'error'

/** Another process has taken this work over. */
export class LostLeaseError extends Error {
  override name = 'LostLeaseError'
}

/** The server wants to end: the work is put back and goes on at the next start. */
export class StoppingError extends Error {
  override name = 'StoppingError'
}

/** A clock that starts at an instant and then runs: durations are true even where "now" stands still. */
export const tickingFrom = (start: Date): (() => Date) => {
  const from = performance.now()
  return () => new Date(start.getTime() + Math.round(performance.now() - from))
}
