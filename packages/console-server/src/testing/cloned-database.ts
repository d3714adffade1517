import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { postgresDb } from '../db/engine.ts'
import { migrate } from '../db/migrate.ts'
import { MIGRATIONS } from '../db/migrations/index.ts'
import type { Db } from '../db/schema.ts'
import { distribute, quiet, TEST_CITUS } from './distribute-database.ts'
import { keepContent } from './reset-database.ts'
import { TEST_POOLER_URL } from './test-database-url.ts'
import { leaveWithoutHelp, WITHOUT_HELP } from './without-help.ts'

export type TestDatabase = { db: Db; engine: 'embedded' | 'postgres'; close: () => Promise<void> }

/** Any fixed number: one process at a time makes a template, while others make and copy other ones. */
const LOCK = 4_120_733

/** Where a database is, and where it is reached through a pooler, which is the same place where there is none. */
type Addresses = { url: string; pooledUrl: string }

/** A copy of a template database on a PostgreSQL server; the template is made when it is missing. */
export const clonedDatabase = async (
  url: string,
  key: string,
  fill: (db: Db) => Promise<unknown>,
): Promise<TestDatabase & Addresses> => {
  const admin = postgresDb(url, ignore)
  const template = `template_${createHash('sha256')
    .update(key + WITHOUT_HELP.join())
    .digest('hex')
    .slice(0, 20)}`
  const name = `test_${randomBytes(8).toString('hex')}`
  await admin.connection().execute(async (connection) => {
    const lock = sql`${sql.lit(LOCK)}, hashtext(${template})`
    await sql`select pg_advisory_lock(${lock})`.execute(connection)
    try {
      if (!(await exists(connection, template))) await makeTemplate(connection, url, template, fill)
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection)
    }
    if (process.env[TEST_CITUS]) await quiet(connection, template)
    // Half the time of the usual strategy, which writes each page to the log as well.
    await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(
      connection,
    )
  })
  const pooledUrl = urlOf(process.env[TEST_POOLER_URL] ?? url, name)
  const db = postgresDb(pooledUrl, ignore)
  const close = async () => {
    await db.destroy()
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin)
    await admin.destroy()
  }
  return { db, engine: 'postgres', url: urlOf(url, name), pooledUrl, close }
}

/** Filled under another name, so that a template that was cut short is never copied. */
const makeTemplate = async (
  admin: Db,
  url: string,
  template: string,
  fill: (db: Db) => Promise<unknown>,
): Promise<void> => {
  const draft = `draft_${randomBytes(8).toString('hex')}`
  await sql`create database ${sql.id(draft)}`.execute(admin)
  const db = postgresDb(urlOf(url, draft), ignore)
  await migrate(db, MIGRATIONS)
  await leaveWithoutHelp(db)
  await fill(db)
  if (process.env[TEST_CITUS]) await distribute(urlOf(url, draft))
  else await keepContent(db)
  await db.destroy()
  if (process.env[TEST_CITUS]) await quiet(admin, draft)
  await sql`alter database ${sql.id(draft)} rename to ${sql.id(template)}`.execute(admin)
}

const exists = async (db: Db, name: string): Promise<boolean> => {
  const { rows } = await sql`select from pg_database where datname = ${name}`.execute(db)
  return rows.length > 0
}

const urlOf = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href

// The server is stopped by the process that started it; connections that it cuts then are no failure of a test.
const ignore = (): void => {}
