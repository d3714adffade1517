import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { makePrivate } from '../data-folder/make-private.ts'
import { openEmbedded } from './engine.ts'
import { emptyDatabase } from './open-memory.ts'

/** Opens the embedded database of a data folder; a new one is unpacked first. */
export const openDataFolder = async (folder: string): Promise<PGlite> => {
  const data = join(folder, 'database')
  const unfinished = join(folder, 'database.unfinished')
  // Nothing was ever written to a database whose unpacking was cut short.
  if (existsSync(unfinished)) await rm(data, { recursive: true, force: true })
  if (existsSync(data)) return openEmbedded({ folder: data }).catch(refuseDamaged(data))
  const packed = await emptyDatabase()
  await writeFile(unfinished, '')
  await mkdir(data, { mode: 0o700 })
  const engine = await openEmbedded({ folder: data, packed })
  // The engine unpacks files with rights of its own, whatever the umask is.
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
