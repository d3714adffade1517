import { type SeedKind, seedDatabase } from '@edconsole/console-demo'
import { sql } from 'kysely'
import { closeEmbedded, embeddedDb, openEmbedded } from '../db/engine.ts'
import { emptyDatabase, fingerprint, openMemoryDb, packedDatabase } from '../db/packed-database.ts'
import type { Db } from '../db/schema.ts'
import { clonedDatabase, type TestDatabase } from './cloned-database.ts'
import { reusedDatabase } from './reused-database.ts'
import { sourceFingerprint } from './source-fingerprint.ts'
import { TEST_DATABASE_URL } from './test-database-url.ts'
import { leaveWithoutHelp } from './without-help.ts'

/** A database of one's own, already seeded: made once for each seed and clock, then copied. */
export const openTestDatabase = async (kind: SeedKind, now: Date): Promise<TestDatabase> => {
  const url = process.env[TEST_DATABASE_URL]
  if (url) return reusedDatabase(url, keyOf(kind, now), (db) => seedDatabase(db, kind, now))
  const engine = await openEmbedded({ packed: await packedSeed(kind, now) })
  const db = embeddedDb(engine)
  return { db, engine: 'embedded', close: () => closeEmbedded(db, engine) }
}

/** A database of one's own with every table and no row. */
export const openBlankDatabase = async (): Promise<TestDatabase> => {
  const url = process.env[TEST_DATABASE_URL]
  if (url) return reusedDatabase(url, blankKey(), async () => {})
  const opened = await openMemoryDb()
  await leaveWithoutHelp(opened.db)
  return { ...opened, engine: 'embedded' }
}

/** A blank database on a PostgreSQL server for a server to be started; nothing on the embedded engine, which makes its own. */
export const newDatabaseAddress = async (): Promise<{
  databaseUrl?: string
  /** Another address of it where the tests go through a pooler. */
  pooledUrl?: string
  remove: () => Promise<void>
}> => {
  const url = process.env[TEST_DATABASE_URL]
  if (!url) return { remove: async () => {} }
  const { url: databaseUrl, pooledUrl, close } = await clonedDatabase(url, blankKey(), async () => {})
  return { databaseUrl, pooledUrl, remove: close }
}

const blankKey = (): string => `blank_${fingerprint()}`
const keyOf = (kind: SeedKind, now: Date): string => `${kind}_${now.getTime()}_${sourceFingerprint()}`

/** A seeded database, for the embedded engine to start from. */
export const packedSeed = (kind: SeedKind, now: Date): Promise<Blob> =>
  packedDatabase(`seed-${keyOf(kind, now)}`, async () => {
    const engine = await openEmbedded({ packed: await emptyDatabase() })
    const db = embeddedDb(engine)
    await leaveWithoutHelp(db)
    await seedDatabase(db, kind, now)
    await dropLog(db)
    return engine
  })

/** Without it a copy would carry all rows twice, and read them from the engine's own log each time it is opened. */
const dropLog = async (db: Db): Promise<void> => {
  await sql`set wal_recycle = off`.execute(db)
  await sql`checkpoint`.execute(db)
}
