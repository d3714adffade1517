import { closeEmbedded, embeddedDb, openEmbedded } from './engine.ts'
import { fingerprint } from './fingerprint.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { packedDatabase } from './packed-database.ts'
import type { Db } from './schema.ts'

/** An empty database in memory, with every table. */
export const openMemoryDb = async (): Promise<{ db: Db; close: () => Promise<void> }> => {
  const engine = await openEmbedded({ packed: await emptyDatabase() })
  const db = embeddedDb(engine)
  return { db, close: () => closeEmbedded(db, engine) }
}

/** The packed database without a row. */
export const emptyDatabase = (): Promise<Blob> =>
  packedDatabase(`empty-${fingerprint()}`, async () => {
    const engine = await openEmbedded({})
    await migrate(embeddedDb(engine), MIGRATIONS)
    return engine
  })
