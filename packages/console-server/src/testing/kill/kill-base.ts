import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDatabase } from '@edconsole/console-demo'
import { closeEmbedded, embeddedDb, openEmbedded } from '../../db/engine.ts'
import type { DatabasePlace } from '../../db/open-database.ts'
import { clonedDatabase } from '../cloned-database.ts'
import { sourceFingerprint } from '../source-fingerprint.ts'
import { packedSeed } from '../test-database.ts'
import { TEST_DATABASE_URL } from '../test-database-url.ts'
import { addKillDistricts, KILL_NOW } from './kill-districts.ts'

/** A database of its own and a folder for files, that a process may die over. */
export type KillPlace = { database: DatabasePlace; folder: string; remove: () => Promise<void> }

/** Makes what all begin with once; each then gets a copy. */
export const killBase = async (): Promise<{
  copy: () => Promise<KillPlace>
  remove: () => Promise<void>
}> => {
  const url = process.env[TEST_DATABASE_URL]
  return url ? onServer(url) : inFolder()
}

const onServer = async (url: string) => {
  const copy = async (): Promise<KillPlace> => {
    const folder = await newFolder()
    const key = `kills_${KILL_NOW.getTime()}_${sourceFingerprint()}`
    const cloned = await clonedDatabase(url, key, async (db) => {
      await seedDatabase(db, 'small', KILL_NOW)
      await addKillDistricts(db)
    })
    const remove = async () => {
      await cloned.close()
      await removeFolder(folder)
    }
    return { database: { url: cloned.url }, folder, remove }
  }
  return { copy, remove: async () => {} }
}

const inFolder = async () => {
  const base = await newFolder()
  const packed = await packedSeed('small', KILL_NOW)
  const engine = await openEmbedded({ folder: join(base, 'database'), packed })
  const db = embeddedDb(engine)
  await addKillDistricts(db)
  await closeEmbedded(db, engine)
  const copy = async (): Promise<KillPlace> => {
    const folder = await newFolder()
    const data = join(folder, 'data')
    await cp(base, data, { recursive: true })
    return { database: { folder: data }, folder, remove: () => removeFolder(folder) }
  }
  return { copy, remove: () => removeFolder(base) }
}

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'edconsole-kill-'))
const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })
