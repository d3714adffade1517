import { setTimeout } from 'node:timers/promises'
import { DatabaseUnavailableError } from '../db/database-errors.ts'
import type { Db } from '../db/schema.ts'
import { UnavailableError } from '../unavailable-error.ts'
import { type ClaimedJob, finishJob, keepLease, putBack, setAside } from './claim-job.ts'
import {
  type JobContext,
  type JobFailure,
  type JobRunner,
  LostLeaseError,
  StoppingError,
} from './job-context.ts'

type Options = {
  runner: JobRunner
  workerId: string
  stopping: AbortSignal
  /** Receives why a job failed. */
  onFailure?: (error: unknown) => void
}

/** How a job ended here: `released` and `lost` jobs go on, mostly on another server. */
export type JobOutcome = 'done' | 'failed' | 'released' | 'lost'

/** A job that stopped the server or lost its connection this often isn't retried. */
const ATTEMPTS = 3
const TOO_MANY = 'too many attempts'
const HEARTBEAT_MS = 10_000
const RETRY_MS = 1000

/**
 * Runs a job under its lease. Whatever happens, the job's subject ends with a message.
 * @throws UnavailableError if something that the job needs was out of reach; the job has to be claimed again
 */
export const runJob = async (
  context: JobContext,
  job: ClaimedJob,
  { runner, workerId, stopping, onFailure = () => {} }: Options,
): Promise<JobOutcome> => {
  const { db, now } = context
  let busy = 0
  const owned = async <T>(work: (trx: Db) => Promise<T>): Promise<T> => {
    busy += 1
    try {
      return await db.transaction().execute(async (trx) => {
        if (!(await keepLease(trx, job.id, workerId))) throw new LostLeaseError()
        const began = performance.now()
        const done = await work(trx)
        // Until the end of the write no other worker can take the job; afterwards its lease should last for a while.
        if (performance.now() - began > HEARTBEAT_MS) await keepLease(trx, job.id, workerId)
        return done
      })
    } finally {
      busy -= 1
    }
  }
  // A write holds the job's row until its end, so no other worker can take the job, and a heartbeat would only wait for it:
  // a few of them, and every connection of the pool waits.
  const beat = async (): Promise<void> => {
    if (busy > 0) return
    busy += 1
    await keepLease(db, job.id, workerId).catch(() => {})
    busy -= 1
  }
  const write = <T>(work: (trx: Db) => Promise<T>): Promise<T> => {
    throwIfStopping(stopping)
    return owned((trx) => work(stoppable(trx, stopping)))
  }
  // Don't repeat a finished job only because recording its end failed.
  const finish = async (error: string | null): Promise<void> => {
    for (;;)
      try {
        return await finishJob(db, job.id, workerId, error)
      } catch (failure) {
        if (!(failure instanceof DatabaseUnavailableError) || stopping.aborted) throw failure
        await setTimeout(RETRY_MS)
      }
  }
  const fail = async (reason: JobFailure, error: unknown): Promise<JobOutcome> => {
    await owned((trx) => runner.fail(trx, { job, reason, at: now() }))
    onFailure(error)
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    await finish(reason === 'attempts' ? TOO_MANY : text)
    return 'failed'
  }

  // When a cluster has lost the server with a district's rows, the failure can't be recorded either until it is back.
  const giveUp = async (): Promise<JobOutcome> => {
    try {
      return await fail('attempts', new Error(TOO_MANY))
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) await setAside(db, job.id, workerId)
      throw error
    }
  }

  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS)
  try {
    if (job.attempts > ATTEMPTS) return await giveUp()
    await runner.run({ ...context, job, stopping, write: async (work) => write(work) })
    await finish(null)
    return 'done'
  } catch (error) {
    if (error instanceof LostLeaseError) return 'lost'
    if (error instanceof DatabaseUnavailableError) throw error
    if (error instanceof StoppingError) {
      await putBack(db, job.id, workerId)
      return 'released'
    }
    // Without the database nobody can claim it meanwhile; with it, each round would use up an attempt.
    if (error instanceof UnavailableError) {
      await setAside(db, job.id, workerId)
      throw error
    }
    return await fail('error', error).catch(unlessLeaseLost)
  } finally {
    clearInterval(heartbeat)
  }
}

const throwIfStopping = (stopping: AbortSignal): void => {
  if (stopping.aborted) throw new StoppingError()
}

/** Ends a long transaction at its next statement, because it keeps others from claiming the job. */
const stoppable = (trx: Db, stopping: AbortSignal): Db =>
  trx.withPlugin({
    transformQuery: ({ node }) => {
      throwIfStopping(stopping)
      return node
    },
    transformResult: async ({ result }) => result,
  })

/** The worker that has the job now decides how it ends. */
const unlessLeaseLost = (error: unknown): JobOutcome => {
  if (error instanceof LostLeaseError) return 'lost'
  throw error
}
