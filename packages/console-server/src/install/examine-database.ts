import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { plural } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { postgresDb } from '../db/engine.ts'
import { FolderInUse } from '../db/lock-folder.ts'
import { countMissing } from '../db/migrate.ts'
import { MIGRATIONS } from '../db/migrations/index.ts'
import { openAsItIs } from '../db/open-database.ts'
import { maxLagFrom } from '../db/replica/replica-from-env.ts'
import type { Db } from '../db/schema.ts'
import { filledWith } from '../first-run/fill-database.ts'
import {
  firstAdministratorIn,
  hasPeople,
  NOBODY_YET,
  refuseFirstPassword,
} from '../first-run/first-administrator.ts'
import { KEY_ADVICE, NO_KEY_YET, sealedSamples } from '../secrets/open-secrets.ts'
import { countFormer } from '../secrets/rotate-keys.ts'
import { readSecretKeys } from '../secrets/secret-key.ts'
import { secretsWith } from '../secrets/secrets.ts'
import { type Diagnosis, diagnosisOf, type Examining, Note, reasonOf, ToDo } from './diagnosis.ts'
import { examineReplica } from './examine-replica.ts'
import { countProducts, NO_PRODUCTS } from './save-products.ts'

/** Checks the database and what is in it, which is opened once, and not migrated. */
export async function* examineDatabase(options: Examining): AsyncGenerator<Diagnosis> {
  const { env, data } = options
  const reached = env.DATABASE_URL ? await reachServer(env.DATABASE_URL) : await reachFolder(data)
  try {
    yield await diagnosisOf('Database', () => database(reached, options))
    for (const [name, check] of Object.entries(CHECKS))
      yield await diagnosisOf(name, () => check(reached, options))
  } finally {
    await reached.db?.close()
  }
}

type Reached = {
  /** Absent if it can't be asked. */
  readonly db?: { readonly db: Db; readonly close: () => Promise<void> }
  /** What is said of the database itself. */
  readonly found: string | ToDo | Note
  /** Why rows can't be read; null if they can. */
  readonly unread: string | null
}

const reachServer = async (url: string): Promise<Reached> => {
  const db = postgresDb(url, () => {})
  const close = () => db.destroy()
  try {
    const { rows } = await sql<{ version: string }>`select version()`.execute(db)
    const [, version = ''] = /^PostgreSQL (\S+)/.exec(rows[0]?.version ?? '') ?? []
    return await reached({ db, close }, `PostgreSQL ${version}`)
  } catch (error) {
    await close()
    return { found: unusable('DATABASE_URL', error), unread: "the database can't be used" }
  }
}

/** The embedded database belongs to one process. Whoever opens it also writes to its files, which the server has to own. */
const reachFolder = async (data: string): Promise<Reached> => {
  const owner = await stat(join(data, 'database')).then(
    ({ uid }) => uid,
    () => null,
  )
  if (owner === null)
    return {
      found: new ToDo('Run console-server init, or start the server: there is no database yet.'),
      unread: 'there is no database yet',
    }
  if (process.geteuid && owner !== process.geteuid()) {
    const unread = 'run doctor as the user who runs the server'
    return { found: new Note(`embedded, not opened: ${unread}.`), unread }
  }
  try {
    return await reached(await openAsItIs({ folder: data }, () => {}), 'embedded')
  } catch (error) {
    return error instanceof FolderInUse
      ? { found: `embedded, in use by a server${FOR_MORE}`, unread: 'stop the server to look at this' }
      : { found: new ToDo(reasonOf(error)), unread: "the database can't be opened" }
  }
}

const FOR_MORE = '; for more than one server, set DATABASE_URL'

const reached = async (db: NonNullable<Reached['db']>, name: string): Promise<Reached> => {
  const missing = await countMissing(db.db, MIGRATIONS)
  if (missing > 0) return { db, found: stepsFor(missing), unread: 'migrations are missing' }
  const found = `${name}, all ${MIGRATIONS.length} migrations${name === 'embedded' ? FOR_MORE : ''}`
  return { db, found, unread: null }
}

const EMPTY = 'Run console-server init: the database is empty.'

const stepsFor = (missing: number): ToDo =>
  new ToDo(
    missing === MIGRATIONS.length
      ? EMPTY
      : `Run console-server migrate: ${missing} of ${MIGRATIONS.length} steps are missing.`,
  )

/**
 * Checks that a database is an installation of this release, for commands that neither migrate nor fill it. What they wrote into a
 * database that isn't filled would be in the way of filling it.
 * @throws ToDo if it isn't
 */
export const requireInstallation = async (db: Db): Promise<void> => {
  const missing = await countMissing(db, MIGRATIONS)
  if (missing > 0) throw stepsFor(missing)
  if ((await filledWith(db)) === null) throw new ToDo(EMPTY)
}

type Check = (reached: Reached, options: Examining) => Promise<string>

const database: Check = async ({ found }, { env: { CONSOLE_DATABASE_DIRECT_URL: directUrl } }) => {
  if (typeof found !== 'string') throw found
  if (directUrl) await onServer(directUrl, 'CONSOLE_DATABASE_DIRECT_URL', (db) => sql`select 1`.execute(db))
  return found
}

/** The database, migrated or not. @throws Note if it can't be asked */
const askedOf = ({ db, unread }: Reached): Db => {
  if (!db) throw new Note(`not checked: ${unread}`)
  return db.db
}

/** The database for checks of its rows. @throws Note if they can't be read */
const rowsOf = (reached: Reached): Db => {
  if (reached.unread !== null) throw new Note(`not checked: ${reached.unread}`)
  return askedOf(reached)
}

const replica: Check = async (reached, { env }) => {
  const { DATABASE_URL: url, CONSOLE_DATABASE_REPLICA_URL: replicaUrl } = env
  if (!url || !replicaUrl) return 'none; to take reads off the database, set CONSOLE_DATABASE_REPLICA_URL'
  const primary = askedOf(reached)
  return onServer(replicaUrl, 'CONSOLE_DATABASE_REPLICA_URL', (standby) =>
    examineReplica(standby, primary, maxLagFrom(env)),
  )
}

const secretKey: Check = async (reached, { env, data }) => {
  const db = rowsOf(reached)
  const keys = await readSecretKeys(env, data)
  const stored = await sealedSamples(db)
  if (!keys) throw new ToDo(stored.length > 0 ? KEY_ADVICE : NO_KEY_YET)
  const [current, ...previous] = keys
  const secrets = secretsWith(current, { previous })
  if (stored.some((sealed) => secrets.openedBy(sealed) === null))
    throw new ToDo(
      `${KEY_ADVICE} The present one doesn't open everything that is stored. A former key belongs in CONSOLE_PREVIOUS_SECRET_KEYS.`,
    )
  const opened = stored.length > 0 ? 'opens what is stored' : 'nothing is encrypted yet'
  const opens = env.CONSOLE_SECRET_KEY
    ? opened
    : `${opened}; the key is in the data folder, so keep a copy elsewhere`
  if (previous.length === 0) return opens
  const count = await countFormer(db, secrets)
  if (count > 0)
    throw new ToDo(
      `Run console-server rotate-keys: ${count} ${plural(count, 'secret is', 'secrets are')} still encrypted with a former key.`,
    )
  return `${opens}; the former keys can be removed`
}

const signIn: Check = async (reached, { env }) => {
  const db = rowsOf(reached)
  if (await hasPeople(db)) return 'somebody can sign in'
  const first = firstAdministratorIn(env)
  if (!first) throw new ToDo(NOBODY_YET)
  await refuseFirstPassword(first)
  return `${first.email} can sign in once the server is started`
}

const products: Check = async (reached) => {
  const count = await countProducts(rowsOf(reached))
  if (count === 0) throw new Note(NO_PRODUCTS)
  return `${count} ${plural(count, 'product', 'products')}`
}

const CLOCK_LIMIT_S = 5

const clock: Check = async (reached, { env: { DATABASE_URL: url }, now }) => {
  if (!url) return 'this machine has the only one'
  const { rows } = await sql<{ at: string }>`select clock_timestamp() as at`.execute(askedOf(reached))
  const apart = Math.abs(Date.parse(rows[0]?.at ?? '') - now().getTime()) / 1000
  if (!(apart <= CLOCK_LIMIT_S))
    throw new ToDo(`Synchronize the clocks: the database's is ${Math.round(apart)} s off.`)
  return "within a few seconds of the database's"
}

const onServer = async <T>(url: string, setting: string, ask: (db: Db) => Promise<T>): Promise<T> => {
  const db = postgresDb(url, () => {})
  try {
    return await ask(db)
  } catch (error) {
    throw error instanceof ToDo ? error : unusable(setting, error)
  } finally {
    await db.destroy()
  }
}

const unusable = (setting: string, error: unknown): ToDo => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return new ToDo(`Check ${setting}: the PostgreSQL server can't be used (${reasonOf(cause)}).`)
}

const CHECKS: Readonly<Record<string, Check>> = {
  Replica: replica,
  'Secret key': secretKey,
  'Sign-in': signIn,
  Products: products,
  Clock: clock,
}
