import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { closeEmbedded, embeddedDb, openEmbedded } from './engine.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Db } from './schema.ts'

const WEEK_MS = 7 * 24 * 3600 * 1000

/**
 * Caches a database as a dump: unpacking takes a sixth of the time of creating one.
 * @param key identifies everything the content depends on
 */
export const packedDatabase = async (key: string, make: () => Promise<PGlite>): Promise<Blob> => {
  const folder = cacheFolder()
  const path = join(folder, `${key}.tar.gz`)
  const kept = (await isOwn(path)) ? await readFile(path).catch(() => null) : null
  if (kept) return new Blob([kept])
  const engine = await make()
  const packed = await engine.dumpDataDir('gzip')
  await engine.close()
  // Without write access, starting is only slower.
  await keep(folder, path, packed).catch(() => {})
  return packed
}

/** A dump planted by another user could contain their accounts. */
const isOwn = async (path: string): Promise<boolean> => {
  const found = await lstat(path).catch(() => null)
  const me = process.geteuid?.()
  return found !== null && (me === undefined || found.uid === me || found.uid === 0)
}

const keep = async (folder: string, path: string, packed: Blob): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Renamed into place, so that concurrent readers never see a partial file.
  const draft = `${path}.${process.pid}.${Date.now()}`
  await writeFile(draft, Buffer.from(await packed.arrayBuffer()), { mode: 0o600 })
  await rename(draft, path)
  await forgetOld(folder)
}

const forgetOld = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const age = await stat(path).then(
      (found) => Date.now() - found.mtimeMs,
      () => 0,
    )
    if (age > WEEK_MS) await rm(path, { force: true })
  }
}

/** Returns the cache folder in the nearest `node_modules`, else the system's temporary folder. */
const cacheFolder = (): string => {
  for (let at = process.cwd(); ; at = dirname(at)) {
    if (existsSync(join(at, 'node_modules'))) return join(at, 'node_modules', '.cache', 'edconsole')
    if (dirname(at) === at) return join(tmpdir(), `edconsole-cache-${process.geteuid?.() ?? 'own'}`)
  }
}

/** Opens an empty in-memory database with all tables. */
export const openMemoryDb = async (): Promise<{ db: Db; close: () => Promise<void> }> => {
  const engine = await openEmbedded({ packed: await emptyDatabase() })
  const db = embeddedDb(engine)
  return { db, close: () => closeEmbedded(db, engine) }
}

/** Returns a dump of the empty database. */
export const emptyDatabase = (): Promise<Blob> =>
  packedDatabase(`empty-${fingerprint()}`, async () => {
    const engine = await openEmbedded({})
    await migrate(embeddedDb(engine), MIGRATIONS)
    return engine
  })

/** Hashes the migrations and whatever else a cached dump depends on. */
export const fingerprint = (...parts: unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([MIGRATIONS, ...parts]))
    .digest('hex')
    .slice(0, 20)
