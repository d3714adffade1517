import { PGlite, type QueryOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import {
  type Dialect,
  Kysely,
  PGliteDialect,
  type PGliteDialectConfig,
  PostgresDialect,
  type PostgresPool,
} from 'kysely'
import pg from 'pg'
import { currentTrace } from '../tracing/current-trace.ts'
import { namedRows, withColumnNames } from './column-names.ts'
import { copiedText } from './copy-rows.ts'
import { preparedPool } from './postgres/prepared-pool.ts'
import type { Db, Schema } from './schema.ts'

/** Parsers by PostgreSQL type OID, so that both engines return the same values. */
const VALUE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // bigint: ids and counts stay far below 2^53
  1700: Number, // numeric
  1082: (text) => text, // date
  1184: (text) => instant(text), // timestamptz
}

/** `2026-09-14 12:14:00.5+00` → `2026-09-14T12:14:00.500Z`. Avoids a Date per value, as lists hold thousands. */
const instant = (text: string): string => {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/.test(text)) return new Date(text).toISOString()
  const fraction = text.slice(20, -3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
}

/** Opens the embedded engine, in memory or in a folder; `packed` is a dump to start from. */
export const openEmbedded = (options: { folder?: string; packed?: Blob }): Promise<PGlite> =>
  PGlite.create({
    ...(options.folder ? { dataDir: options.folder } : {}),
    ...(options.packed ? { loadDataDir: options.packed } : {}),
    extensions: { pg_trgm },
    parsers: VALUE_PARSERS,
  })

export const embeddedDb = (engine: PGlite): Db => kysely(new PGliteDialect({ pglite: withNamedRows(engine) }))

type Embedded = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>
type Ask = Embedded['query']

/** Renames the columns of rows. Also passes on the rows of a COPY, which this engine reads from a file in the query's options. */
const withNamedRows = (engine: PGlite): Embedded => {
  const named =
    (query: Ask): Ask =>
    async <Row>(statement: string, parameters: unknown[] = [], options: QueryOptions = {}) => {
      const text = copiedText(statement, parameters)
      const { rows, ...rest } = await (text === null
        ? query<unknown[]>(statement, parameters, { ...options, rowMode: 'array' })
        : query<unknown[]>(statement.replace(/stdin$/, "'/dev/blob'"), [], {
            ...options,
            blob: new Blob([text]),
          }))
      return { ...rest, rows: namedRows({ fields: rest.fields, rows }) as Row[] }
    }
  return {
    query: named((...query) => engine.query(...query)),
    transaction: (work) =>
      engine.transaction((tx) =>
        work({ query: named((...query) => tx.query(...query)), rollback: () => tx.rollback() }),
      ),
    close: () => engine.close(),
    waitReady: engine.waitReady,
    get closed() {
      return engine.closed
    },
    get ready() {
      return engine.ready
    },
  }
}

/** Also closes an engine that was never queried, which `destroy` alone leaves open. */
export const closeEmbedded = async (db: Db, engine: PGlite): Promise<void> => {
  await db.destroy()
  if (!engine.closed) await engine.close()
}

/** Time limit for a new connection. */
const CONNECT_MS = 10_000

/** Limits connecting alone: the pool's own timeout also covers the wait for a free connection. */
class Client extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
  }
}

/** Connections of a pool by state, and requests that wait for one. */
export type ConnectionCounts = Readonly<Record<'used' | 'idle' | 'waiting', number>>

/** Opens a database on a PostgreSQL server. */
export const postgresDb = (url: string, onError: (error: Error) => void): Db =>
  countedPostgresDb(url, onError).db

/**
 * Opens a pool of connections to a PostgreSQL server, and counts them.
 * @param onError receives the loss of an idle connection, which the pool replaces. Statements on a connection in use
 * reject with a `DatabaseUnavailableError`.
 */
export const countedPostgresDb = (
  url: string,
  onError: (error: Error) => void,
): { db: Db; connections: () => ConnectionCounts } => {
  const pool = postgresPool(url, onError)
  return {
    db: dbOfPool(preparedPool(pool)),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  }
}

/** Connections to a PostgreSQL server, made as they are needed. */
export const postgresPool = (url: string, onError: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: { getTypeParser }, Client })
  pool.on('error', onError)
  return pool
}

export const dbOfPool = (pool: PostgresPool): Db => kysely(new PostgresDialect({ pool }))

const kysely = (dialect: Dialect): Db =>
  new Kysely<Schema>({
    dialect: withColumnNames(dialect),
    log: ({ query, queryDurationMillis }) => currentTrace()?.statement(query.sql, queryDurationMillis),
  })

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (id, format) =>
  VALUE_PARSERS[id] ?? pg.types.getTypeParser(id, format)
