import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type Dialect, Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { ColumnNames } from './column-names.ts'
import { embeddedClient } from './embedded/embedded-client.ts'
import { preparedPool } from './postgres/prepared-pool.ts'
import type { Db, Schema } from './schema.ts'
import { VALUE_PARSERS } from './value-parsers.ts'

const names = new ColumnNames({ maintainNestedObjectKeys: true })
const nameOf = (column: string): string => names.toCamelCase(column)

/** The embedded engine, in memory or in a folder; `packed` is a dump to start from. */
export const openEmbedded = (options: { folder?: string; packed?: Blob }): Promise<PGlite> =>
  PGlite.create({
    ...(options.folder ? { dataDir: options.folder } : {}),
    ...(options.packed ? { loadDataDir: options.packed } : {}),
    extensions: { pg_trgm },
    parsers: VALUE_PARSERS,
  })

export const embeddedDb = (engine: PGlite): Db =>
  kysely(new PGliteDialect({ pglite: embeddedClient(engine, nameOf) }))

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
  return kysely(new PostgresDialect({ pool: preparedPool(pool, nameOf) }))
}

const kysely = (dialect: Dialect): Db => new Kysely<Schema>({ dialect, plugins: [names] })

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (id, format) =>
  VALUE_PARSERS[id] ?? pg.types.getTypeParser(id, format)
