import { setTimeout } from 'node:timers/promises'
import { queueDueInvitations } from './accounts/invitations.ts'
import { noteExpiries } from './alerts/note-causes.ts'
import { emailMessages, retainAlerts, showMessages } from './alerts/send-messages.ts'
import { writeDigests, writeMessages } from './alerts/write-messages.ts'
import { AUDIT_YEARS, retainAudit } from './audit/retain-audit.ts'
import { makeLogPartitions } from './db/log-partitions.ts'
import { refreshSummaries } from './fleet/refresh-summaries.ts'
import { dropParts, expireArchive } from './inbox/archive-files.ts'
import { startCompleteSets } from './inbox/start-import.ts'
import { unpackArrived } from './inbox/unpack-arrived.ts'
import { type ClaimedJob, freeOrphans, ONE_PER_DISTRICT } from './jobs/claim-job.ts'
import type { JobContext } from './jobs/job-context.ts'
import { createLane, type EndedJob, repeating } from './jobs/job-lane.ts'
import { JOB_KINDS, type JobKind } from './jobs/job-runners.ts'
import { remindCorrections } from './jobs/remind-corrections.ts'
import { tellAnswers } from './jobs/tell-answers.ts'
import { CHANGED_FIELD_BATCHES, retainChangedFields } from './pipeline/note-changed-fields.ts'
import { IMPORT_DETAIL_DAYS, retainDetails } from './pipeline/retain-details.ts'
import { retainLogs } from './privacy/retain-logs.ts'
import { ROLLOVERS_AT_A_TIME } from './rollovers/run-districts.ts'
import { queueDue } from './schedules/queue-due.ts'
import type { Tracing } from './tracing/tracing.ts'
import { UnavailableError } from './unavailable-error.ts'
import { forgetUploads } from './uploads/remove-upload.ts'
import { retainDeliveries } from './webhooks/queue-deliveries.ts'
import { sendDeliveries } from './webhooks/send-deliveries.ts'

export type JobsOptions = JobContext & {
  /** Receives what stopped a round of work; the next round retries. */
  readonly onError?: (error: unknown) => void
  /** Receives how each job ended, for metrics. */
  readonly onJob?: ((ended: EndedJob) => void) | undefined
  /** Receives why a job failed, unless that is in its district's own log, such as a wrong file. */
  readonly onFailedJob?: (job: ClaimedJob, error: unknown) => void
  /** Where what jobs do is sent as traces. */
  readonly tracing?: Pick<Tracing, 'job'> | undefined
  /** How many years entries of the audit log and changes of accounts are kept; default 7. */
  readonly auditYears?: number | undefined
  /** How many imports run at a time, each of another district; default 2. */
  readonly importsAtATime?: number | undefined
  /** How many days details of imports and exports are kept; default 400. */
  readonly importDetailDays?: number | undefined
  /** For how many batches of a district the changed fields are kept; default 30. */
  readonly changedFieldBatches?: number | undefined
}

export type Jobs = {
  /** Looks for work immediately instead of in the next round. */
  nudge(): void
  /** Resolves once nothing is due, queued or running. */
  idle(): Promise<void>
  /**
   * Releases the current jobs immediately, so that another server or the next start can continue them. Resolves once
   * they are released.
   */
  stop(): Promise<void>
}

/** Polling interval for jobs queued by other processes. */
const ROUND_MS = 2000
const IDLE_CHECK_MS = 5
/** Polling interval for schedules, which have a resolution of one minute. */
const SCHEDULES_MS = 15_000
/** What another server planned so recently is planned; the one that did looks again in time. */
const PLANNED_MS = 10_000
/** How often old entries of the audit log, old files and old details are looked for, whose age is counted in days and years. */
const RETENTION_MS = 3_600_000

/** Imports at a time, if the server wasn't told. */
const IMPORTS_AT_A_TIME = 2

/** Kinds that have workers of their own. */
const OWN_LANES: readonly JobKind[] = [...ONE_PER_DISTRICT, 'uploadCheck', 'rollover']

/** The kinds of each lane's jobs. What takes long doesn't hold up what doesn't. */
const lanesFor = (importsAtATime: number): readonly (readonly JobKind[])[] => [
  ...Array.from({ length: importsAtATime }, () => ONE_PER_DISTRICT),
  ['uploadCheck'],
  ...Array.from({ length: ROLLOVERS_AT_A_TIME }, () => ['rollover'] as const),
  JOB_KINDS.filter((kind) => !OWN_LANES.includes(kind)),
]

/**
 * Starts the workers of a server: several for imports, some for rollovers, one for checks of uploads, one for everything
 * else. On start, they resume the jobs of dead processes: finished components stay, started ones start over.
 */
export const startJobs = ({
  onError = () => {},
  onJob = () => {},
  onFailedJob = () => {},
  tracing,
  auditYears = AUDIT_YEARS,
  importsAtATime = IMPORTS_AT_A_TIME,
  importDetailDays = IMPORT_DETAIL_DAYS,
  changedFieldBatches = CHANGED_FIELD_BATCHES,
  ...context
}: JobsOptions): Jobs => {
  const { db, now } = context
  const abort = new AbortController()
  const stopping = abort.signal
  let hasFreed = false
  let lookedAt = Number.NEGATIVE_INFINITY
  let retainedAt = Number.NEGATIVE_INFINITY
  // What is out of reach, by the error's name: told of before, and met in this round.
  let away: ReadonlySet<string> = new Set()
  const met = new Set<string>()

  // Once per outage, as there is a round every other second.
  const report = (error: unknown): void => {
    if (error instanceof UnavailableError) {
      const isKnown = away.has(error.name) || met.has(error.name)
      met.add(error.name)
      if (isKnown) return
    }
    onError(error)
  }

  const look = async (): Promise<void> => {
    const at = now()
    // A demo's clock may be set back.
    if (Math.abs(at.getTime() - lookedAt) < SCHEDULES_MS) return
    lookedAt = at.getTime()
    await queueDue(db, { now: at, store: context.store, freshMs: PLANNED_MS, onError: report })
    await queueDueInvitations(db, at).catch(report)
    await remindCorrections(context, at).catch(report)
    await tellAnswers(context, at).catch(report)
    await writeDigests(context, at).catch(report)
    await emailMessages(context, at).catch(report)
    if (Math.abs(at.getTime() - retainedAt) < RETENTION_MS) return
    retainedAt = at.getTime()
    await makeLogPartitions(db, at).catch(report)
    await expireArchive(db, context.store, at).catch(report)
    await dropParts(db, context.store).catch(report)
    await forgetUploads(db, context.store, at).catch(report)
    await retainDetails(db, { now: at, days: importDetailDays }).catch(report)
    await retainChangedFields(db, changedFieldBatches).catch(report)
    await retainLogs(db, { now: at, days: importDetailDays, years: auditYears }).catch(report)
    await noteExpiries(db, at).catch(report)
    await retainDeliveries(db, at).catch(report)
    await retainAlerts(db, at).catch(report)
    await retainAudit(db, { secrets: context.secrets, now: at, years: auditYears })
  }
  const around = { stopping, onError: report }
  const nudgeLanes = (): void => {
    for (const lane of lanes) lane.nudge()
  }
  const lanes = lanesFor(importsAtATime).map((kinds) =>
    createLane({ ...around, context, kinds, onJob, onFailedJob, tracing, onDone: () => nudgeLanes() }),
  )
  // Receivers may be slow, which nothing else should wait for.
  const deliveries = repeating(() => sendDeliveries(context, stopping), around)
  // The database may be back in the next round.
  const round = repeating(async () => {
    if (!hasFreed) await freeOrphans(db).catch(report)
    hasFreed = true
    await look()
    await unpackArrived(db, { store: context.store, now: now(), signal: stopping, onError: report })
    await startCompleteSets(db, { store: context.store, now: now(), onError: report })
    await refreshSummaries(db, now()).catch(report)
    await writeMessages(context, now()).catch(report)
    await showMessages(context, now()).catch(report)
    away = new Set(met)
    met.clear()
    nudgeLanes()
    deliveries.nudge()
  }, around)
  const timer = setInterval(round.nudge, ROUND_MS)
  timer.unref()
  round.nudge()

  const isAtWork = (): boolean => [round, deliveries, ...lanes].some(({ running }) => running !== null)
  const untilAtRest = async (): Promise<void> => {
    await round.running
    await Promise.all([deliveries, ...lanes].map(({ running }) => running))
  }
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
    nudge: round.nudge,
    idle: async () => {
      round.nudge()
      await untilAtRest()
      while (isAtWork() || (await open())) {
        round.nudge()
        await untilAtRest()
        // Another process may be running the job.
        await setTimeout(IDLE_CHECK_MS)
      }
    },
    stop: async () => {
      abort.abort()
      clearInterval(timer)
      await Promise.all([round.running, deliveries.running, ...lanes.map((lane) => lane.release())])
    },
  }
}
