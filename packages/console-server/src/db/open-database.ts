import { sql } from 'kysely'
import { errorCode } from '../error-code.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import { closeEmbedded, embeddedDb, postgresDb } from './engine.ts'
import { lockFolder } from './lock-folder.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { openDataFolder } from './open-data-folder.ts'
import type { Db } from './schema.ts'

/** Where the data lives: a PostgreSQL server, or a folder for the embedded one. */
export type DatabasePlace = { url: string } | { folder: string }

export type OpenDatabase = { db: Db; engine: 'postgres' | 'embedded'; close: () => Promise<void> }

/**
 * Opens the database and brings it to the newest shape.
 * @param onError receives the loss of a connection that nobody used
 * @param onClaimed is awaited before anything that may take long, once no other process can hold the folder
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
