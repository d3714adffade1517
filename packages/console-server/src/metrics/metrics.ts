import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ConnectionCounts } from '../db/engine.ts'
import type { ReadPlace, Replica } from '../db/replica/replica.ts'
import type { RequestLine } from '../http/log-requests.ts'
import { JOB_KINDS } from '../jobs/job-runners.ts'
import type { JobOutcome } from '../jobs/run-job.ts'
import type { COUNT_FIELDS } from '../pipeline/row-counts.ts'

/** Where an error came from that no caller is told about. */
export type ErrorSource = (typeof ERROR_SOURCES)[number]

const ERROR_SOURCES = ['background', 'database', 'job', 'mail', 'request', 'sftp', 'traces'] as const

type RowCounts = Partial<Readonly<Record<(typeof COUNT_FIELDS)[number], number>>>

const OPEN_STATUSES = ['queued', 'running'] as const

/** Jobs of one kind that wait or run. */
export type QueuedJobs = {
  readonly kind: string
  readonly status: (typeof OPEN_STATUSES)[number]
  readonly count: number
  /** How long the oldest of them has been there. */
  readonly seconds: number
}

/** What is asked for each time metrics are read. */
export type MetricSources = {
  /** Null while the database doesn't answer. */
  readonly jobs: () => Promise<readonly QueuedJobs[] | null>
  /** Absent on the embedded engine, which has one connection. */
  readonly connections?: (() => ConnectionCounts) | undefined
  readonly replica?: Pick<Replica, 'standing'> | undefined
}

/** Measurements of a running server. Labels hold neither ids nor personal data. */
export type Metrics = {
  readonly request: (line: RequestLine) => void
  readonly job: (job: { kind: string; outcome: JobOutcome; seconds: number }) => void
  /** Adds the rows of an import that ended. */
  readonly rows: (counts: RowCounts) => void
  readonly error: (source: ErrorSource) => void
  /** Counts a read of a server that has a replica. */
  readonly read: (read: ReadPlace) => void
  /** Returns all of them as Prometheus reads them. */
  readonly render: (sources: MetricSources) => Promise<string>
  readonly contentType: string
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const JOB_SECONDS = [0.1, 1, 5, 15, 60, 300, 900, 1800, 3600, 7200]

/** Rows by what became of them, and the counts of a batch that they are read from. */
const ROWS = {
  inserted: 'recordsInserted',
  updated: 'recordsUpdated',
  unchanged: 'recordsUnchanged',
  rejected: 'recordsRejected',
  deleted: 'recordsDeleted',
} as const

/** Addresses that are none of the server's share one label, since anybody can make them up. */
const UNKNOWN = 'none'

/** Creates the metrics of one server. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'console_requests_total',
    help: 'Answered calls by method, route, and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'console_request_duration_seconds',
    help: 'Time until calls were answered.',
    labelNames: ['method', 'route'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const jobs = new Counter({
    name: 'console_jobs_total',
    help: 'Jobs that this server has ended, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const jobSeconds = new Histogram({
    name: 'console_job_duration_seconds',
    help: 'How long jobs ran on this server.',
    labelNames: ['kind'],
    buckets: JOB_SECONDS,
    registers,
  })
  const open = new Gauge({
    name: 'console_jobs_open',
    help: 'Jobs in the database that wait or run, on all servers.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const oldest = new Gauge({
    name: 'console_job_oldest_seconds',
    help: 'Age of the oldest job that waits or runs.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const rows = new Counter({
    name: 'console_import_rows_total',
    help: 'Rows of imports that this server has ended, by what became of them.',
    labelNames: ['outcome'],
    registers,
  })
  const errors = new Counter({
    name: 'console_errors_total',
    help: 'Unexpected errors that are in the log.',
    labelNames: ['source'],
    registers,
  })
  // From the start, so that an increase counts the first one.
  for (const source of ERROR_SOURCES) errors.inc({ source }, 0)
  const databaseUp = new Gauge({
    name: 'console_database_up',
    help: 'Whether the database answered when metrics were read.',
    registers,
  })
  const connections = new Gauge({
    name: 'console_database_connections',
    help: 'Connections to PostgreSQL in use and idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
  })
  const reads = new Counter({
    name: 'console_database_reads_total',
    help: 'Calls that read data by place, and why those on the primary were not made on the replica.',
    labelNames: ['place', 'reason'],
    registers,
  })
  const replicaUsed = new Gauge({
    name: 'console_database_replica_used',
    help: 'Whether reads go to the replica.',
    registers: [],
  })
  const replicaLag = new Gauge({
    name: 'console_database_replica_lag_seconds',
    help: 'How old what the replica has may be.',
    registers: [],
  })
  return {
    request: ({ method, route, status, ms }) => {
      const labels = { method: METHODS.has(method) ? method : UNKNOWN, route: route ?? UNKNOWN }
      requests.inc({ method: labels.method, route: labels.route, status })
      requestSeconds.observe(labels, ms / 1000)
    },
    job: ({ kind, outcome, seconds }) => {
      jobs.inc({ kind, outcome })
      jobSeconds.observe({ kind }, seconds)
    },
    rows: (counts) => {
      for (const [outcome, field] of Object.entries(ROWS)) rows.inc({ outcome }, counts[field] ?? 0)
    },
    error: (source) => errors.inc({ source }),
    read: (read) => reads.inc({ place: read.place, reason: read.place === 'primary' ? read.reason : 'none' }),
    render: async (sources) => {
      const queued = await sources.jobs()
      open.reset()
      oldest.reset()
      databaseUp.set(queued ? 1 : 0)
      if (queued)
        for (const kind of JOB_KINDS)
          for (const status of OPEN_STATUSES)
            for (const gauge of [open, oldest]) gauge.set({ kind, status }, 0)
      for (const { kind, status, count, seconds } of queued ?? []) {
        open.set({ kind, status }, count)
        oldest.set({ kind, status }, seconds)
      }
      const counted = sources.connections?.()
      if (counted) for (const [state, count] of Object.entries(counted)) connections.set({ state }, count)
      if (sources.replica) {
        const { isUsed, lagSeconds } = sources.replica.standing()
        registry.registerMetric(replicaUsed)
        registry.registerMetric(replicaLag)
        replicaUsed.set(isUsed ? 1 : 0)
        replicaLag.set(lagSeconds)
      }
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

/** Clients may send any word as a method. */
const METHODS: ReadonlySet<string> = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'])
