import type { Tracing } from '../tracing/tracing.ts'
import { type ClaimedJob, claimJob, putBack } from './claim-job.ts'
import type { JobContext, JobRunner } from './job-context.ts'
import { isJobKind, JOB_RUNNERS, type JobKind } from './job-runners.ts'
import { type JobOutcome, runJob } from './run-job.ts'
import { forgetWorker, newWorkerId } from './worker-id.ts'

/** Work that runs once at a time: a nudge meanwhile makes it run again. */
export type Repeating = {
  nudge(): void
  /** The current run; null if there is none. */
  readonly running: Promise<void> | null
}

type Around = { readonly stopping: AbortSignal; readonly onError: (error: unknown) => void }

export const repeating = (work: () => Promise<void>, { stopping, onError }: Around): Repeating => {
  let running: Promise<void> | null = null
  let again = false
  const run = async (): Promise<void> => {
    do {
      again = false
      await work()
    } while (again && !stopping.aborted)
  }
  return {
    nudge: () => {
      if (stopping.aborted) return
      again = true
      running ??= run()
        .catch(onError)
        .finally(() => {
          running = null
        })
    },
    get running() {
      return running
    },
  }
}

/** A worker that does jobs of some kinds, one after another. */
export type JobLane = Repeating & {
  /** Releases the current job, once stopping has begun. */
  release(): Promise<void>
}

type LaneOf = Around & {
  readonly context: JobContext
  readonly kinds: readonly JobKind[]
  /** Called after each job, as others may have waited for its end. */
  readonly onDone: () => void
  /** Receives how each job ended, for metrics. */
  readonly onJob: (ended: EndedJob) => void
  /** Receives why a job failed. */
  readonly onFailedJob: (job: ClaimedJob, error: unknown) => void
  readonly tracing: Pick<Tracing, 'job'> | undefined
}

/** A job that ended on this server. */
export type EndedJob = {
  readonly kind: JobKind
  readonly batchId: number | null
  readonly outcome: JobOutcome
  readonly seconds: number
}

export const createLane = ({
  context,
  kinds,
  stopping,
  onError,
  onDone,
  onJob,
  onFailedJob,
  tracing,
}: LaneOf): JobLane => {
  const { db } = context
  const workerId = newWorkerId()
  let inHand: ClaimedJob | null = null
  const claim = async () => (stopping.aborted ? null : await claimJob(db, workerId, kinds))
  const work = async (job: ClaimedJob): Promise<void> => {
    if (stopping.aborted) return await putBack(db, job.id, workerId)
    if (!isJobKind(job.kind)) return
    inHand = job
    const { kind, batchId } = job
    const from = performance.now()
    try {
      const onFailure = (error: unknown) => onFailedJob(job, error)
      const run = () => runJob(context, job, { runner: runnerOf(kind), workerId, stopping, onFailure })
      const outcome = await (tracing ? tracing.job(Object.assign({}, job, { kind }), run) : run())
      onJob({ kind, batchId, outcome, seconds: (performance.now() - from) / 1000 })
    } finally {
      inHand = null
    }
  }
  const lane = repeating(
    async () => {
      for (let job = await claim(); job !== null; job = await claim()) {
        await work(job)
        onDone()
      }
    },
    { stopping, onError },
  )
  return {
    nudge: lane.nudge,
    get running() {
      return lane.running
    },
    release: async () => {
      // Don't wait for the job to notice: it may be waiting for a remote server.
      if (inHand !== null && isJobKind(inHand.kind) && !runnerOf(inHand.kind).finishesFirst)
        await putBack(db, inHand.id, workerId).catch(onError)
      await lane.running
      forgetWorker(workerId)
    },
  }
}

const runnerOf = (kind: JobKind): JobRunner => JOB_RUNNERS[kind]
