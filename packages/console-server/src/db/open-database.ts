import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { makePrivate } from '../data-folder/make-private.ts'
import { errorCode } from '../describe-error.ts'
import { DatabaseUnavailableError } from './database-errors.ts'
import { closeEmbedded, embeddedDb, openEmbedded, postgresDb } from './engine.ts'
import { lockFolder } from './lock-folder.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { emptyDatabase } from './packed-database.ts'
import type { Db } from './schema.ts'

/** A PostgreSQL server, or the folder of the embedded database. */
export type DatabasePlace = { url: string } | { folder: string }

export type OpenDatabase = { db: Db; engine: 'postgres' | 'embedded'; close: () => Promise<void> }

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
  return openPostgres(place.url, onError)
}

const openPostgres = async (url: string, onError: (error: Error) => void): Promise<OpenDatabase> => {
  const db = postgresDb(url, onError)
  await sql`select 1`.execute(db).catch(async (error: unknown) => {
    await db.destroy()
    const cause = error instanceof DatabaseUnavailableError ? error.cause : error
    const reason = (cause instanceof Error && cause.message) || String(errorCode(cause))
    throw new Error(`Can't use the PostgreSQL server from DATABASE_URL: ${reason}.`, { cause })
  })
  return { ...(await migrated(db, () => db.destroy())), engine: 'postgres' }
}

const openFolder = async (folder: string, onClaimed: () => Promise<void>): Promise<OpenDatabase> => {
  const unlock = await lockFolder(folder)
  try {
    await onClaimed()
    const engine = await openDataFolder(folder)
    const db = embeddedDb(engine)
    const close = async () => {
      await closeEmbedded(db, engine)
      await unlock()
    }
    return { ...(await migrated(db, close)), engine: 'embedded' }
  } catch (error) {
    await unlock()
    throw error
  }
}

const migrated = async (db: Db, close: () => Promise<void>): Promise<Omit<OpenDatabase, 'engine'>> => {
  try {
    await migrate(db, MIGRATIONS)
    return { db, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Opens the embedded database of a data folder, unpacking a new one if needed. */
const openDataFolder = async (folder: string): Promise<PGlite> => {
  const data = join(folder, 'database')
  const unfinished = join(folder, 'database.unfinished')
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
