import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { FleetServer } from '../fleet/fleet.ts'
import { metricIn, type Sample } from './figures.ts'

export type WatchedServer = FleetServer & { readonly name: string }

/** What was seen of one process. */
export type Seen = {
  readonly heap: Sample[]
  /** Resident memory, in bytes. */
  readonly memory: Sample[]
  /** Seconds of processor time since its start. */
  readonly cpu: Sample[]
  /** Rows of imports that it has ended. */
  readonly rows: Sample[]
  /** Calls that waited for a connection. */
  readonly waiting: Sample[]
}

export type Watch = {
  readonly servers: ReadonlyMap<string, Seen>
  /** Connections of the database, this program's own left out. */
  readonly connections: Sample[]
  /** Age of the oldest import that waits, in seconds. */
  readonly queueSeconds: Sample[]
  readonly stop: () => Promise<void>
}

const EVERY_MS = 5000

/** Looks at processes and database every few seconds until it is told to stop. */
export const watch = (db: Db, servers: readonly WatchedServer[], onError: (what: string) => void): Watch => {
  const seen = new Map<string, Seen>(
    servers.map(({ name }) => [name, { heap: [], memory: [], cpu: [], rows: [], waiting: [] }]),
  )
  const connections: Sample[] = []
  const queueSeconds: Sample[] = []
  const abort = new AbortController()
  const look = async (): Promise<void> => {
    const at = Date.now()
    for (const { name, metricsUrl } of servers) {
      const text = await (await fetch(metricsUrl)).text()
      const one = seen.get(name)
      const value = (metric: string, labels?: Record<string, string>) => ({
        at,
        value: metricIn(text, metric, labels),
      })
      one?.heap.push(value('nodejs_heap_size_used_bytes'))
      one?.memory.push(value('process_resident_memory_bytes'))
      one?.cpu.push(value('process_cpu_seconds_total'))
      one?.rows.push(value('console_import_rows_total'))
      one?.waiting.push(value('console_database_connections', { state: 'waiting' }))
    }
    const { rows } = await sql<{ connections: number; waits: number }>`
      select (select count(*) from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend') as connections,
        (select coalesce(extract(epoch from now() - min(created_at)), 0) from jobs
          where kind = 'import' and status = 'queued') as waits`.execute(db)
    for (const row of rows) {
      // One of them is asking.
      connections.push({ at, value: row.connections - 1 })
      queueSeconds.push({ at, value: row.waits })
    }
  }
  const watching = (async () => {
    while (!abort.signal.aborted) {
      await look().catch((error: unknown) => onError(`Nothing could be measured: ${String(error)}`))
      await setTimeout(EVERY_MS, undefined, { signal: abort.signal }).catch(() => {})
    }
    await look().catch(() => {})
  })()
  return {
    servers: seen,
    connections,
    queueSeconds,
    stop: async () => {
      abort.abort()
      await watching
    },
  }
}
