import { setTimeout } from 'node:timers/promises'
import { queueDueInvitations } from './accounts/invitations.ts'
import { AUDIT_YEARS, retainAudit } from './audit/retain-audit.ts'
import { DatabaseUnavailableError } from './db/database-errors.ts'
import { dropParts, expireArchive } from './inbox/archive-files.ts'
import { startCompleteSets } from './inbox/start-import.ts'
import { type ClaimedJob, claimJob, freeOrphans, putBack } from './jobs/claim-job.ts'
import type { JobContext, JobRunner } from './jobs/job-context.ts'
import { isJobKind, JOB_KINDS, JOB_RUNNERS, type JobKind } from './jobs/job-runners.ts'
import { runJob } from './jobs/run-job.ts'
import { forgetWorker, newWorkerId } from './jobs/worker-id.ts'
import { IMPORT_DETAIL_DAYS, retainDetails } from './pipeline/retain-details.ts'
import { queueDue } from './schedules/queue-due.ts'
import { forgetUploads } from './uploads/remove-upload.ts'

export type JobsOptions = JobContext & {
  /** Receives what stopped a round of work; the next round retries. */
  readonly onError?: (error: unknown) => void
  /** How many years entries of the audit log are kept; default 7. */
  readonly auditYears?: number | undefined
  /** How many days details of imports are kept; default 400. */
  readonly importDetailDays?: number | undefined
}

export type Jobs = {
  /** Looks for work immediately instead of in the next round. */
  nudge(): void
  /** Resolves once nothing is due, queued or running. */
  idle(): Promise<void>
  /**
   * Releases the current job immediately, so that another server or the next start can continue it. Resolves once it is
   * released.
   */
  stop(): Promise<void>
}

/** Polling interval for jobs queued by other processes. */
const ROUND_MS = 2000
const IDLE_CHECK_MS = 5
/** Polling interval for schedules, which have a resolution of one minute. */
const SCHEDULES_MS = 15_000
/** How often old entries of the audit log, old files and old details are looked for, whose age is counted in days and years. */
const RETENTION_MS = 3_600_000

const runnerOf = (kind: JobKind): JobRunner => JOB_RUNNERS[kind]

/**
 * Starts a worker that runs one job at a time. On start, it resumes the jobs of dead processes: finished components
 * stay, started ones start over.
 */
export const startJobs = ({
  onError = () => {},
  auditYears = AUDIT_YEARS,
  importDetailDays = IMPORT_DETAIL_DAYS,
  ...context
}: JobsOptions): Jobs => {
  const { db, now } = context
  const workerId = newWorkerId()
  const stopping = new AbortController()
  let inHand: ClaimedJob | null = null
  let working: Promise<void> | null = null
  let again = false
  let lookedAt = Number.NEGATIVE_INFINITY
  let retainedAt = Number.NEGATIVE_INFINITY
  let unavailable = false

  const look = async (): Promise<void> => {
    const at = now()
    // A demo's clock may be set back.
    if (Math.abs(at.getTime() - lookedAt) < SCHEDULES_MS) return
    lookedAt = at.getTime()
    await queueDue(db, { now: at, inboxDir: context.inboxDir, onError })
    await queueDueInvitations(db, at).catch(onError)
    if (Math.abs(at.getTime() - retainedAt) < RETENTION_MS) return
    retainedAt = at.getTime()
    await expireArchive(db, context.inboxDir, at).catch(onError)
    await dropParts(context.inboxDir).catch(onError)
    await forgetUploads(db, context.inboxDir, at).catch(onError)
    await retainDetails(db, { now: at, days: importDetailDays }).catch(onError)
    await retainAudit(db, { secrets: context.secrets, now: at, years: auditYears })
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
      await startCompleteSets(db, { inboxDir: context.inboxDir, now: now(), onError })
      for (let job = await claim(); job !== null; job = stopping.signal.aborted ? null : await claim())
        await work(job)
      unavailable = false
    } while (again && !stopping.signal.aborted)
  }
  // Once per outage, as there is a round every other second.
  const report = (error: unknown): void => {
    const known = unavailable
    unavailable = error instanceof DatabaseUnavailableError
    if (!(known && unavailable)) onError(error)
  }
  const nudge = (): void => {
    if (stopping.signal.aborted) return
    again = true
    // The database may be back in the next round.
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
        // Another process may be running the job.
        await setTimeout(IDLE_CHECK_MS)
      }
    },
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      // Don't wait for the job to notice: it may be waiting for a remote server.
      if (inHand !== null && isJobKind(inHand.kind) && !runnerOf(inHand.kind).finishesFirst)
        await putBack(db, inHand.id, workerId).catch(report)
      await (working ?? undefined)
      forgetWorker(workerId)
    },
  }
}
