import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../db/schema.ts'

/** Names the program of a PostgreSQL server that has Citus, for tests to run there. */
export const TEST_CITUS = 'CONSOLE_TEST_CITUS'

/** Distributes a database as `docs/scale.md` says. */
export const distribute = async (url: string): Promise<void> => {
  const { port } = new URL(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('create extension citus')
    await client.query(`select citus_set_coordinator_host('127.0.0.1', ${Number(port)})`)
    await client.query(
      `select citus_set_node_property('127.0.0.1', ${Number(port)}, 'shouldhaveshards', true)`,
    )
    await client.query(await readFile(resolve('deploy/citus.sql'), 'utf8'))
  } finally {
    await client.end()
  }
}

/** Ends what Citus keeps running in a database, which can't be copied meanwhile. */
export const quiet = async (admin: Db, name: string): Promise<void> => {
  await sql`alter database ${sql.id(name)} with allow_connections false`.execute(admin)
  await sql`select pg_terminate_backend(pid, 3000) from pg_stat_activity where datname = ${name}`.execute(
    admin,
  )
}
