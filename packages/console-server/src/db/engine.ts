import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { CamelCasePlugin, type Dialect, Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db, Schema } from './schema.ts'

/** PostgreSQL's type numbers whose values both engines must hand over alike. */
const PARSERS: Record<number, (text: string) => unknown> = {
  20: Number, // bigint: ids and counts stay far below 2^53
  1700: Number, // numeric
  1082: (text) => text, // date
  1184: (text) => new Date(text).toISOString(), // timestamptz
}

/** The embedded engine, in memory or in a folder; `packed` is a dump to start from. */
export const openEmbedded = (options: { folder?: string; packed?: Blob }): Promise<PGlite> =>
  PGlite.create({
    ...(options.folder ? { dataDir: options.folder } : {}),
    ...(options.packed ? { loadDataDir: options.packed } : {}),
    extensions: { pg_trgm },
    parsers: PARSERS,
  })

export const embeddedDb = (engine: PGlite): Db => kysely(new PGliteDialect({ pglite: engine }))

/** Closes the engine also when nothing was ever asked of it, which `destroy` alone leaves open. */
export const closeEmbedded = async (db: Db, engine: PGlite): Promise<void> => {
  await db.destroy()
  if (!engine.closed) await engine.close()
}

/** A PostgreSQL server, through a pool of connections. */
export const postgresDb = (url: string, onError: (error: Error) => void): Db => {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: { getTypeParser } })
  // Without a listener a lost idle connection would end the process; the pool replaces it by itself.
  pool.on('error', onError)
  return kysely(new PostgresDialect({ pool }))
}

const kysely = (dialect: Dialect): Db =>
  new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (id, format) =>
  PARSERS[id] ?? pg.types.getTypeParser(id, format)
