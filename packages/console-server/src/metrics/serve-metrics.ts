import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { errorCode } from '../describe-error.ts'
import type { EndedJob } from '../jobs/job-lane.ts'
import { COUNT_FIELDS } from '../pipeline/row-counts.ts'
import { UnavailableError } from '../unavailable-error.ts'
import type { MetricSources, Metrics, QueuedJobs } from './metrics.ts'

type ServeOptions = {
  readonly metrics: Metrics
  readonly sources: MetricSources
  readonly port: number
  /** The address to listen on. */
  readonly host: string
  /** Receives why metrics couldn't be read. */
  readonly onError: (error: unknown) => void
}

/** The address of metrics, which is never the one of the console. */
export type MetricsEndpoint = { readonly port: number; readonly close: () => Promise<void> }

/**
 * Answers `GET /metrics` on a port of its own.
 * @throws Error whose message says why the port can't be used
 */
export const serveMetrics = async (options: ServeOptions): Promise<MetricsEndpoint> => {
  const { metrics, sources, port, host, onError } = options
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.render(sources).then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        onError(error)
        response.writeHead(503).end()
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening').catch((cause: unknown) => {
    throw new Error(`Port ${port} of CONSOLE_METRICS_PORT can't be used: ${errorCode(cause)}.`, { cause })
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** How long the database may take, which may hang; Prometheus waits for ten seconds. */
const LIMIT_MS = 5000

/** Counts the jobs that wait or run, by kind; null while the database doesn't answer. */
export const queuedJobs = async (db: Db): Promise<QueuedJobs[] | null> => {
  try {
    return await Promise.race([countJobs(db), setTimeout(LIMIT_MS, null, { ref: false })])
  } catch (error) {
    if (error instanceof UnavailableError) return null
    throw error
  }
}

const countJobs = async (db: Db): Promise<QueuedJobs[]> => {
  const { rows } = await sql<QueuedJobs>`
    select kind, status, count(*) as count,
      extract(epoch from now() - min(created_at))::double precision as seconds
    from jobs where status in ('queued', 'running') group by kind, status`.execute(db)
  return rows
}

/** Counts jobs that ended, and the rows of imports among them. */
export const jobCounter =
  (metrics: Metrics, db: Db) =>
  (ended: EndedJob): void => {
    metrics.job(ended)
    const { kind, outcome, batchId } = ended
    if (kind !== 'import' || outcome !== 'done' || batchId === null) return
    db.selectFrom('importBatches')
      .select([...COUNT_FIELDS])
      .where('batchId', '=', batchId)
      .executeTakeFirst()
      .then((counts) => counts && metrics.rows(counts))
      .catch(() => metrics.error('database'))
  }
