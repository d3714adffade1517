import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { plural } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { postgresDb } from '../db/engine.ts'
import { MIGRATIONS } from '../db/migrations/index.ts'
import { maxLagFrom } from '../db/replica/replica-from-env.ts'
import type { Db } from '../db/schema.ts'
import { errorCode } from '../describe-error.ts'
import { verifyMail } from '../mail/mail-from-env.ts'
import { sealedSamples } from '../secrets/open-secrets.ts'
import { countFormer } from '../secrets/rotate-keys.ts'
import { readSecretKeys } from '../secrets/secret-key.ts'
import { secretsWith } from '../secrets/secrets.ts'
import { checkSettings } from '../settings/check-settings.ts'
import { checkStore } from '../storage/check-store.ts'
import { openStore } from '../storage/open-store.ts'
import { MAIL } from '../storage/places.ts'
import { examineReplica } from './examine-replica.ts'

type Env = Readonly<Record<string, string | undefined>>

export type DoctorOptions = {
  env: Env
  /** The data folder. */
  data: string
  now: () => Date
}

/** The outcome of one check: what was found, or what to do. */
export type Diagnosis = { name: string; isPassed: boolean; text: string }

/** What to do, in place of what was found. */
class ToDo extends Error {}

type Check = (options: DoctorOptions) => Promise<string>

/**
 * Checks everything around a server that it needs, and changes nothing. Works while the server runs and while it doesn't.
 * @example for await (const { name, isPassed, text } of diagnose({ env, data: '.data', now })) …
 */
export async function* diagnose(options: DoctorOptions): AsyncGenerator<Diagnosis> {
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      yield { name, isPassed: true, text: await check(options) }
    } catch (error) {
      yield { name, isPassed: false, text: reasonOf(error) }
    }
  }
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message) || String(errorCode(error) ?? error)

const MB = 1_000_000
const FREE_MB = 1000
const CLOCK_LIMIT_S = 5

const settings: Check = async ({ env }) => {
  checkSettings(env)
  return 'no setting is wrong'
}

const publicAddress: Check = async ({ env: { CONSOLE_PUBLIC_URL: url } }) => {
  if (!url) throw new ToDo('Set CONSOLE_PUBLIC_URL: without it no email can link to the console.')
  if (new URL(url).protocol !== 'https:' && !/^(localhost|127\.|\[::1\])/.test(new URL(url).host))
    throw new ToDo('Use https in CONSOLE_PUBLIC_URL, and a proxy that has a certificate.')
  return url
}

const dataFolder: Check = async ({ data }) => {
  const found = await stat(data).catch(() => null)
  if (!found) throw new ToDo(`Run console-server init, or start the server: there is no folder ${data}.`)
  if (!found.isDirectory()) throw new ToDo(`Choose another --data: ${data} isn't a folder.`)
  await access(data, constants.R_OK | constants.W_OK).catch(() => {
    throw new ToDo(`Let the user who runs the server write to ${data}.`)
  })
  return data
}

const disk: Check = async ({ data }) => {
  // The folder may not be there yet: then its disk is that of the one above.
  const { bavail, bsize } = await statfs(data).catch(() => statfs(dirname(resolve(data))))
  const free = Math.floor((bavail * bsize) / MB)
  if (free < FREE_MB) throw new ToDo(`Make room: only ${free} MB are free for ${data}.`)
  return `${Math.floor(free / 1000)} GB free`
}

const files: Check = async ({ env, data }) => {
  if (!env.CONSOLE_STORAGE)
    return 'in the data folder; for several machines without a shared one, set CONSOLE_STORAGE'
  const store = await openStore(env, data)
  try {
    await checkStore(store)
    return `in ${env.CONSOLE_STORAGE}, where they can be written, read, copied, listed, and removed`
  } finally {
    store.close()
  }
}

/** The embedded database belongs to one process, and opening it would migrate it: only its folder is looked at. */
const database: Check = async ({ env, data }) => {
  const { DATABASE_URL: url, CONSOLE_DATABASE_DIRECT_URL: directUrl } = env
  if (!url) {
    await access(join(data, 'database')).catch(() => {
      throw new ToDo('Run console-server init, or start the server: there is no database yet.')
    })
    return 'embedded; for more than one server, set DATABASE_URL'
  }
  if (directUrl) await withServer(directUrl, (db) => sql`select 1`.execute(db), 'CONSOLE_DATABASE_DIRECT_URL')
  return withServer(url, async (db) => {
    const { rows: versions } = await sql<{ version: string }>`select version()`.execute(db)
    const [, version = ''] = /^PostgreSQL (\S+)/.exec(versions[0]?.version ?? '') ?? []
    const missing = await missingMigrations(db)
    if (missing === MIGRATIONS.length) throw new ToDo('Run console-server init: the database is empty.')
    if (missing > 0)
      throw new ToDo(`Run console-server migrate: ${missing} of ${MIGRATIONS.length} steps are missing.`)
    return `PostgreSQL ${version}, all ${MIGRATIONS.length} migrations`
  })
}

const missingMigrations = async (db: Db): Promise<number> => {
  const { rows: known } = await sql`select from pg_tables where tablename = 'schema_migrations'`.execute(db)
  if (known.length === 0) return MIGRATIONS.length
  const { rows } = await sql<{ id: string }>`select id from schema_migrations`.execute(db)
  return MIGRATIONS.filter(({ id }) => !rows.some((row) => row.id === id)).length
}

const replica: Check = async ({ env }) => {
  const { DATABASE_URL: url, CONSOLE_DATABASE_REPLICA_URL: replicaUrl } = env
  if (!url || !replicaUrl) return 'none; to take reads off the database, set CONSOLE_DATABASE_REPLICA_URL'
  const { isPassed, text } = await withServer(url, (primary) =>
    withServer(
      replicaUrl,
      (standby) => examineReplica(standby, primary, maxLagFrom(env)),
      'CONSOLE_DATABASE_REPLICA_URL',
    ),
  )
  if (!isPassed) throw new ToDo(text)
  return text
}

const secretKey: Check = async ({ env, data }) => {
  const { DATABASE_URL: url, CONSOLE_SECRET_KEY: given } = env
  if (!given) {
    await access(join(data, 'secret.key')).catch(() => {
      throw new ToDo('Set CONSOLE_SECRET_KEY, or start the server once to get a key in the data folder.')
    })
  }
  const [current, ...previous] = await readSecretKeys(env, data)
  if (!url) {
    const kept = given ? 'from CONSOLE_SECRET_KEY' : 'in the data folder; keep a copy elsewhere'
    return previous.length === 0
      ? kept
      : `${kept}; console-server rotate-keys says whether the former keys are needed`
  }
  const secrets = secretsWith(current, { previous })
  return withServer(url, async (db) => {
    if ((await missingMigrations(db)) > 0) return 'not compared: migrations are missing'
    if ((await sealedSamples(db)).some((sealed) => secrets.openedBy(sealed) === null))
      throw new ToDo(
        "Use the key that this database was started with: this one doesn't open all of its secrets. A former key belongs " +
          'into CONSOLE_PREVIOUS_SECRET_KEYS.',
      )
    if (previous.length === 0) return 'opens what is stored'
    const count = await countFormer(db, secrets)
    if (count > 0)
      throw new ToDo(
        `Run console-server rotate-keys: ${count} ${plural(count, 'secret is', 'secrets are')} still encrypted with a former key.`,
      )
    return 'opens what is stored; the former keys can be removed'
  })
}

const clock: Check = async ({ env: { DATABASE_URL: url }, now }) => {
  if (!url) return 'this machine has the only one'
  return withServer(url, async (db) => {
    const { rows } = await sql<{ at: string }>`select clock_timestamp() as at`.execute(db)
    const apart = Math.abs(Date.parse(rows[0]?.at ?? '') - now().getTime()) / 1000
    if (!(apart <= CLOCK_LIMIT_S))
      throw new ToDo(`Synchronize the clocks: the database's is ${Math.round(apart)} s off.`)
    return "within a few seconds of the database's"
  })
}

const mail: Check = async ({ env, data }) => {
  if (!env.CONSOLE_SMTP_URL)
    return `as files in ${env.CONSOLE_STORAGE ? `${MAIL} of the bucket` : join(data, MAIL)}; to send emails, set CONSOLE_SMTP_URL`
  await verifyMail(env.CONSOLE_SMTP_URL).catch((error: unknown) => {
    throw new ToDo(`Check CONSOLE_SMTP_URL: the mail server can't be used (${reasonOf(error)}).`)
  })
  return 'the mail server takes emails'
}

const sftp: Check = async ({ env: { CONSOLE_SFTP_PORT: port } }) => {
  if (!port) return 'off; to let districts deliver files, set CONSOLE_SFTP_PORT'
  const fault = await listening(Number(port))
  if (fault === 'EADDRINUSE') return `port ${port} is in use, as it is while the server runs`
  if (fault) throw new ToDo(`Choose another CONSOLE_SFTP_PORT: ${port} can't be used (${fault}).`)
  return `port ${port} is free`
}

/** Tries a port, and gives it back. */
const listening = (port: number): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(String(errorCode(error) ?? error.message)))
    server.listen(port, () => server.close(() => resolve(null)))
  })

const withServer = async <T>(
  url: string,
  ask: (db: Db) => Promise<T>,
  setting = 'DATABASE_URL',
): Promise<T> => {
  const db = postgresDb(url, () => {})
  try {
    return await ask(db)
  } catch (error) {
    if (error instanceof ToDo) throw error
    const cause = error instanceof Error ? (error.cause ?? error) : error
    throw new ToDo(`Check ${setting}: the PostgreSQL server can't be used (${reasonOf(cause)}).`)
  } finally {
    await db.destroy()
  }
}

const CHECKS: Readonly<Record<string, Check>> = {
  Settings: settings,
  'Public address': publicAddress,
  'Data folder': dataFolder,
  Disk: disk,
  Files: files,
  Database: database,
  Replica: replica,
  'Secret key': secretKey,
  Clock: clock,
  Mail: mail,
  SFTP: sftp,
}
