import type { Clock } from '../clock.ts'
import type { Db } from '../db/schema.ts'
import type { Mail } from '../mail/mail.ts'
import type { Network } from '../network/web-client.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { FileStore } from '../storage/file-store.ts'
import type { ClaimedJob } from './claim-job.ts'

/** What background jobs need of the server. */
export type JobContext = {
  readonly db: Db
  readonly now: Clock
  /** IANA time zone of times in messages ([S9]). */
  readonly timeZone: string
  readonly secrets: Secrets
  readonly mail: Mail
  /** The console's public URL, for links in emails; absent if the server wasn't told. */
  readonly publicUrl?: string | undefined
  /** How "or employee" is interpreted (R3). */
  readonly employeeAccess: 'either' | 'strict'
  /** Holds files of imports and exports. */
  readonly store: FileStore
  /** Allows connections to this machine, which plays SIS and receiver in a demo. */
  readonly allowLoopback: boolean
  /** Requests a path of this server over its own port, once it is open. */
  readonly askOwn: (path: string) => Promise<Response>
  /** Overrides how a SIS is reached. */
  readonly network?: Omit<Network, 'allowLoopback'>
}

/** A job claimed by a worker. */
export type JobWork = JobContext & {
  readonly job: ClaimedJob
  /**
   * Runs a write of the job as one transaction. Rejects with a `LostLeaseError` if another process has taken over the
   * job, so that two never do the same work, and with a `StoppingError` if the server is shutting down.
   */
  readonly write: <T>(work: (trx: Db) => Promise<T>) => Promise<T>
  /** Aborted on shutdown: the job is released immediately, so that another server can claim it. */
  readonly stopping: AbortSignal
}

/** Runs jobs of one kind. */
export type JobRunner = {
  /** Rejects if the job failed; earlier writes stay. */
  readonly run: (work: JobWork) => Promise<void>
  /** True if the job can neither be interrupted nor repeated: a shutdown waits for it. */
  readonly finishesFirst?: true
  /** Marks the job's subject as failed, with a message for people. */
  readonly fail: (trx: Db, ending: { job: ClaimedJob; reason: JobFailure; at: Date }) => Promise<void>
}

/** Why a job failed: its server died several times, or an unexpected error occurred. */
export type JobFailure = 'attempts' | 'error'

/** Another process has taken over this job. */
export class LostLeaseError extends Error {
  override name = 'LostLeaseError'
}

/** The server is shutting down: the job is released and continues later. */
export class StoppingError extends Error {
  override name = 'StoppingError'
}

/** Returns a clock that starts at an instant and runs on, so that durations are right even with a fixed "now". */
export const tickingFrom = (start: Date): (() => Date) => {
  const from = performance.now()
  return () => new Date(start.getTime() + Math.round(performance.now() - from))
}
