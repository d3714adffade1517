import type { JobOutcome } from '../jobs/run-job.ts'

/** A request that has come in. */
export type TracedRequest = {
  readonly method: string
  /** Of the caller: the request becomes part of that trace. */
  readonly traceparent: string | undefined
  readonly tracestate: string | undefined
}

/** What is known once a request is answered. */
export type AnsweredRequest = {
  /** The pattern of the address; null if it is none of the server's. */
  readonly route: string | null
  readonly operation: string | null
  readonly status: number
  readonly requestId: string
}

/** A job of the background. */
export type TracedJob = {
  readonly kind: string
  readonly id: number
  readonly lea: string | null
  readonly batchId: number | null
  readonly attempts: number
}

/** Sends what requests and jobs do, and how long it takes, to a collector of OpenTelemetry. */
export type Tracing = {
  readonly request: (request: TracedRequest, work: () => Promise<AnsweredRequest>) => Promise<void>
  readonly job: (job: TracedJob, work: () => Promise<JobOutcome>) => Promise<JobOutcome>
  /** Sends what is left, for a few seconds at most. */
  readonly close: () => Promise<void>
}
