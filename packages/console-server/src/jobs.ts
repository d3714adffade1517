import { setTimeout } from 'node:timers/promises'
import { DatabaseUnavailableError } from './db/database-errors.ts'
import { type ClaimedJob, claimJob, freeOrphans, putBack } from './jobs/claim-job.ts'
import type { JobContext, JobRunner } from './jobs/job-context.ts'
import { isJobKind, JOB_KINDS, JOB_RUNNERS, type JobKind } from './jobs/job-runners.ts'
import { runJob } from './jobs/run-job.ts'
import { forgetWorker, newWorkerId } from './jobs/worker-id.ts'
import { queueDue } from './schedules/queue-due.ts'

export type JobsOptions = JobContext & {
  /** What stopped a round of work; the next round tries again. */
  readonly onError?: (error: unknown) => void
}

export type Jobs = {
  /** Looks for work at once instead of at the next round. */
  nudge(): void
  /** Resolves when nothing is due, queued or running. */
  idle(): Promise<void>
  /**
   * Hands the job in hand back at once, so that another server, or the next start, can go on with it. Resolves when this
   * worker has let go of it.
   */
  stop(): Promise<void>
}

/** Other processes may queue jobs too, so we look for them now and then. */
const ROUND_MS = 2000
const IDLE_CHECK_MS = 5
/** Schedules are kept to the minute, so this is often enough to look at them. */
const SCHEDULES_MS = 15_000

const runnerOf = (kind: JobKind): JobRunner => JOB_RUNNERS[kind]

/**
 * Works on the queue, one job at a time. At the start, jobs of a process that died are taken up again: what they had
 * finished stays, what they had begun starts anew.
 */
export const startJobs = ({ onError = () => {}, ...context }: JobsOptions): Jobs => {
  const { db, now } = context
  const workerId = newWorkerId()
  const stopping = new AbortController()
  let inHand: ClaimedJob | null = null
  let working: Promise<void> | null = null
  let again = false
  let lookedAt = Number.NEGATIVE_INFINITY
  let unavailable = false

  const look = async (): Promise<void> => {
    const at = now()
    // The clock of a demonstration may be set back.
    if (Math.abs(at.getTime() - lookedAt) < SCHEDULES_MS) return
    lookedAt = at.getTime()
    await queueDue(db, { now: at, onError })
  }
  const claim = () => claimJob(db, workerId, JOB_KINDS)
  const work = async (job: ClaimedJob): Promise<void> => {
    if (stopping.signal.aborted) return await putBack(db, job.id, workerId)
    if (!isJobKind(job.kind)) return
    inHand = job
    try {
      await runJob(context, job, { runner: runnerOf(job.kind), workerId, stopping: stopping.signal })
    } finally {
      inHand = null
    }
  }
  const workOff = async (): Promise<void> => {
    do {
      again = false
      await look()
      for (let job = await claim(); job !== null; job = stopping.signal.aborted ? null : await claim())
        await work(job)
      unavailable = false
    } while (again && !stopping.signal.aborted)
  }
  // Once per outage: there is a round every other second.
  const report = (error: unknown): void => {
    const known = unavailable
    unavailable = error instanceof DatabaseUnavailableError
    if (!(known && unavailable)) onError(error)
  }
  const nudge = (): void => {
    if (stopping.signal.aborted) return
    again = true
    // A database that does not answer now may at the next round.
    working ??= workOff()
      .catch(report)
      .finally(() => {
        working = null
      })
  }
  const timer = setInterval(nudge, ROUND_MS)
  timer.unref()
  working = freeOrphans(db)
    .catch(report)
    .then(() => workOff())
    .catch(report)
    .finally(() => {
      working = null
    })

  const open = async (): Promise<boolean> => {
    const found = await db
      .selectFrom('jobs')
      .select('id')
      .where('status', 'in', ['queued', 'running'])
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  }

  return {
    nudge,
    idle: async () => {
      nudge()
      await (working ?? undefined)
      while (working || (await open())) {
        nudge()
        await (working ?? undefined)
        // Another process may have the job in hand.
        await setTimeout(IDLE_CHECK_MS)
      }
    },
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      // Not only once the work has noticed: it may be waiting for somebody else's server.
      if (inHand !== null && isJobKind(inHand.kind) && !runnerOf(inHand.kind).finishesFirst)
        await putBack(db, inHand.id, workerId).catch(report)
      await (working ?? undefined)
      forgetWorker(workerId)
    },
  }
}
