import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { makePrivate } from '../data-folder/make-private.ts'
import { errorCode } from '../describe-error.ts'
import { DatabaseUnavailableError } from './database-errors.ts'
import {
  type ConnectionCounts,
  closeEmbedded,
  countedPostgresDb,
  embeddedDb,
  openEmbedded,
  postgresDb,
} from './engine.ts'
import { lockFolder } from './lock-folder.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { emptyDatabase } from './packed-database.ts'
import type { Db } from './schema.ts'

const DATABASE = 'database'
/** Stands beside a database that isn't whole yet. */
const UNFINISHED = 'database.unfinished'

/** A PostgreSQL server, or the folder of the embedded database. */
export type DatabasePlace =
  | {
      url: string
      /** The same database without a pooler between, for what needs one connection for long. */
      directUrl?: string | undefined
    }
  | { folder: string }

export type OpenDatabase = {
  db: Db
  engine: 'postgres' | 'embedded'
  /** Absent on the embedded engine, which has one. */
  connections?: () => ConnectionCounts
  /** Runs work that holds a lock on its connection: past a pooler where there is one. */
  directly: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/**
 * Opens and migrates the database.
 * @param onError receives the loss of an idle connection
 * @param onClaimed awaited once the folder is locked, before anything slow
 */
export const openDatabase = async (
  place: DatabasePlace,
  onError: (error: Error) => void,
  onClaimed: () => Promise<void> = async () => {},
): Promise<OpenDatabase> => {
  if (!('url' in place)) return openFolder(place.folder, onClaimed)
  await onClaimed()
  return openPostgres(place, onError)
}

/** Says that a data folder has no database, and what to do. */
export const missingDatabase = (folder: string): Error =>
  new Error(
    `There is no database in ${folder}. Run console-server init, or name where it is with --data or DATABASE_URL.`,
  )

/** True if a place has a database, with tables or without, that is whole. */
export const isThere = (place: DatabasePlace): boolean =>
  'url' in place || (existsSync(join(place.folder, DATABASE)) && !existsSync(join(place.folder, UNFINISHED)))

/**
 * Opens a database as it is, for commands that must not migrate it.
 * @throws when there is none in the folder, or none that is whole
 */
export const openAsItIs = async (
  place: DatabasePlace,
  onError: (error: Error) => void,
): Promise<OpenDatabase> => {
  if ('url' in place) return reachPostgres(place, onError)
  if (!isThere(place)) throw missingDatabase(place.folder)
  return inFolder(place.folder, () => openDataFolder(place.folder))
}

/**
 * Opens a database without tables: an existing one on a server, or a new one in the folder. What is there until `keep` is called
 * is gone after `close`, in the folder; on a server, work in one transaction.
 * @throws when the folder has one
 */
export const openEmptyPlace = async (
  place: DatabasePlace,
  onError: (error: Error) => void,
): Promise<OpenDatabase & { keep: () => Promise<void> }> => {
  if ('url' in place) return { ...(await reachPostgres(place, onError)), keep: async () => {} }
  const { folder } = place
  const data = join(folder, DATABASE)
  const unfinished = join(folder, UNFINISHED)
  let isKept = false
  const make = async (): Promise<PGlite> => {
    if (existsSync(unfinished)) await rm(data, { recursive: true, force: true })
    if (existsSync(data))
      throw new Error(`There is a database in ${folder} already. Choose a folder without one.`)
    await writeFile(unfinished, '')
    await mkdir(data, { mode: 0o700 })
    return openEmbedded({ folder: data })
  }
  const tidy = async (): Promise<void> => {
    if (isKept) makePrivate(data)
    else await rm(data, { recursive: true, force: true })
    await rm(unfinished, { force: true })
  }
  const keep = async (): Promise<void> => {
    isKept = true
  }
  return Object.assign(await inFolder(folder, make, tidy), { keep })
}

type PostgresPlace = Extract<DatabasePlace, { url: string }>

const openPostgres = async (place: PostgresPlace, onError: (error: Error) => void): Promise<OpenDatabase> => {
  return migrated(await reachPostgres(place, onError))
}

const reachPostgres = async (
  { url, directUrl }: PostgresPlace,
  onError: (error: Error) => void,
): Promise<OpenDatabase> => {
  const { db, connections } = countedPostgresDb(url, onError)
  await answers(db, 'DATABASE_URL')
  const directly: OpenDatabase['directly'] = async (work) => {
    if (directUrl === undefined) return work(db)
    const direct = postgresDb(directUrl, onError)
    await answers(direct, 'CONSOLE_DATABASE_DIRECT_URL')
    return work(direct).finally(() => direct.destroy())
  }
  return { db, engine: 'postgres', connections, directly, close: () => db.destroy() }
}

const answers = async (db: Db, setting: string): Promise<void> => {
  await sql`select 1`.execute(db).catch(async (error: unknown) => {
    await db.destroy()
    const cause = error instanceof DatabaseUnavailableError ? error.cause : error
    const reason = (cause instanceof Error && cause.message) || String(errorCode(cause))
    throw new Error(`Can't use the PostgreSQL server from ${setting}: ${reason}.`, { cause })
  })
}

const openFolder = async (folder: string, onClaimed: () => Promise<void>): Promise<OpenDatabase> => {
  const opened = await inFolder(folder, async () => {
    await onClaimed()
    return openDataFolder(folder)
  })
  return migrated(opened)
}

/** Opens the embedded engine while the folder is locked for this process. */
const inFolder = async (
  folder: string,
  open: () => Promise<PGlite>,
  beforeUnlock: () => Promise<void> = async () => {},
): Promise<OpenDatabase> => {
  const unlock = await lockFolder(folder)
  try {
    const engine = await open()
    const db = embeddedDb(engine)
    const close = async () => {
      await closeEmbedded(db, engine)
      await beforeUnlock()
      await unlock()
    }
    return { db, engine: 'embedded', directly: (work) => work(db), close }
  } catch (error) {
    await unlock()
    throw error
  }
}

const migrated = async (opened: OpenDatabase): Promise<OpenDatabase> => {
  try {
    await opened.directly((direct) => migrate(direct, MIGRATIONS))
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** Opens the embedded database of a data folder, unpacking a new one if needed. */
const openDataFolder = async (folder: string): Promise<PGlite> => {
  const data = join(folder, DATABASE)
  const unfinished = join(folder, UNFINISHED)
  // A partially unpacked database has no data yet.
  if (existsSync(unfinished)) await rm(data, { recursive: true, force: true })
  if (existsSync(data)) return openEmbedded({ folder: data }).catch(refuseDamaged(data))
  const packed = await emptyDatabase()
  await writeFile(unfinished, '')
  await mkdir(data, { mode: 0o700 })
  const engine = await openEmbedded({ folder: data, packed })
  // The engine ignores the umask when unpacking.
  makePrivate(data)
  await rm(unfinished)
  return engine
}

const refuseDamaged =
  (data: string) =>
  (cause: unknown): never => {
    throw new Error(
      `The database in ${data} can't be opened: its files are damaged. ` +
        'Restore a backup of that folder, or choose another data folder.',
      { cause },
    )
  }
