import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import {
  CamelCasePlugin,
  type Dialect,
  Kysely,
  PGliteDialect,
  type PGliteDialectConfig,
  PostgresDialect,
  type PostgresPool,
  type UnknownRow,
} from 'kysely'
import pg from 'pg'
import { currentTrace } from '../tracing/current-trace.ts'
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

export const embeddedDb = (engine: PGlite): Db => kysely(new PGliteDialect({ pglite: withCopies(engine) }))

type Embedded = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>
type Ask = Embedded['query']

/** The embedded engine reads the rows of a COPY from a file that it finds in the query's options. */
const withCopies = (engine: PGlite): Embedded => {
  const copying =
    (query: Ask): Ask =>
    (statement, parameters = [], options = {}) => {
      const text = copiedText(statement, parameters)
      return text === null
        ? query(statement, parameters, options)
        : query(statement.replace(/stdin$/, "'/dev/blob'"), [], { ...options, blob: new Blob([text]) })
    }
  return {
    query: copying((...asked) => engine.query(...asked)),
    transaction: (work) =>
      engine.transaction((tx) =>
        work({ query: copying((...asked) => tx.query(...asked)), rollback: () => tx.rollback() }),
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

/** Names are camelCase in code and snake_case in the database. Renames columns only, never keys inside JSON. */
class ColumnNames extends CamelCasePlugin {
  protected override mapRow(row: UnknownRow): UnknownRow {
    const renamed: UnknownRow = {}
    for (const column in row) renamed[this.camelCase(column)] = row[column]
    return renamed
  }
}

const kysely = (dialect: Dialect): Db =>
  new Kysely<Schema>({
    dialect,
    plugins: [new ColumnNames()],
    log: ({ query, queryDurationMillis }) => currentTrace()?.statement(query.sql, queryDurationMillis),
  })

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (id, format) =>
  VALUE_PARSERS[id] ?? pg.types.getTypeParser(id, format)
