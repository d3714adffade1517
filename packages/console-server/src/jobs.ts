import { setTimeout } from 'node:timers/promises'
import { claimJob, freeOrphans } from './jobs/claim-job.ts'
import type { JobContext } from './jobs/job-context.ts'
import { isJobKind, JOB_KINDS, JOB_RUNNERS } from './jobs/job-runners.ts'
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
  /** Resolves when the job in hand is put back, to go on at the next start. */
  stop(): Promise<void>
}

/** Other processes may queue jobs too, so we look for them now and then. */
const ROUND_MS = 2000
const IDLE_CHECK_MS = 5
/** Schedules are kept to the minute, so this is often enough to look at them. */
const SCHEDULES_MS = 15_000

/**
 * Works on the queue, one job at a time. At the start, jobs of a process that died are taken up again: what they had
 * finished stays, what they had begun starts anew.
 */
export const startJobs = ({ onError = () => {}, ...context }: JobsOptions): Jobs => {
  const { db, now } = context
  const workerId = newWorkerId()
  let stopped = false
  let working: Promise<void> | null = null
  let again = false
  let lookedAt = Number.NEGATIVE_INFINITY

  const look = async (): Promise<void> => {
    const at = now()
    // The clock of a demonstration may be set back.
    if (Math.abs(at.getTime() - lookedAt) < SCHEDULES_MS) return
    lookedAt = at.getTime()
    await queueDue(db, { now: at, onError })
  }
  const claim = () => claimJob(db, workerId, JOB_KINDS)
  const workOff = async (): Promise<void> => {
    do {
      again = false
      await look()
      for (let job = await claim(); job !== null; job = stopped ? null : await claim()) {
        if (!isJobKind(job.kind)) continue
        const runner = JOB_RUNNERS[job.kind]
        await runJob(context, job, { runner, workerId, stopping: () => stopped })
      }
    } while (again && !stopped)
  }
  const nudge = (): void => {
    if (stopped) return
    again = true
    // A database that does not answer now may at the next round.
    working ??= workOff()
      .catch(onError)
      .finally(() => {
        working = null
      })
  }
  const timer = setInterval(nudge, ROUND_MS)
  timer.unref()
  working = freeOrphans(db)
    .catch(onError)
    .then(() => workOff())
    .catch(onError)
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
      stopped = true
      clearInterval(timer)
      await (working ?? undefined)
      forgetWorker(workerId)
    },
  }
}
