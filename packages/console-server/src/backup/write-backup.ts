import { createHash, hash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { VERSION } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import { unknownOf } from '../db/migrate.ts'
import { MIGRATIONS, OWN_SEQUENCES } from '../db/migrations/index.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import type { Db } from '../db/schema.ts'
import { errorCode, unwritable } from '../describe-error.ts'
import type { FileStore } from '../storage/file-store.ts'
import { ENTRIES, FILE_FOLDERS, FORMAT, KEY_FILE, type Manifest } from './manifest.ts'
import { linesOf, rowsSummer, tablesOf, writeValuesAlike } from './table-rows.ts'

type BackupOptions = Pick<OpenDatabase, 'db' | 'engine'> & {
  /** The file to write. */
  path: string
  store: FileStore
  now: Date
  /** The secret keys as a file holds them, for a backup that opens its secrets by itself. */
  keys?: string | undefined
}

/**
 * Writes one snapshot of the database, then the files that belong to it, to an archive. Others may write meanwhile.
 * @throws when there is a file of this name
 */
export const writeBackup = async ({ db, path, ...about }: BackupOptions): Promise<Manifest> => {
  if (existsSync(path)) throw new Error(`${path} exists already. Choose another name.`)
  const draft = `${path}.unfinished`
  // Before the snapshot, so that a folder that can't be written says so at once.
  await writeFile(draft, '', { mode: 0o600 }).catch((error: unknown) => {
    throw unwritable(path, error)
  })
  try {
    const manifest = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => writeArchive(trx, draft, about))
    const written = await open(draft, 'r+')
    await written.sync().finally(() => written.close())
    await rename(draft, path)
    return manifest
  } catch (error) {
    await rm(draft, { force: true })
    throw errorCode(error) === 'ENOSPC' ? unwritable(path, error) : error
  }
}

const writeArchive = async (
  trx: Db,
  draft: string,
  { engine, store, now, keys }: Omit<BackupOptions, 'db' | 'path'>,
): Promise<Manifest> => {
  await writeValuesAlike(trx)
  const { rows: applied } = await sql<{ id: string }>`
    select id from schema_migrations order by id`.execute(trx)
  // What a newer release added would be missing.
  if (unknownOf(applied, MIGRATIONS).length > 0)
    throw new Error('The database belongs to a newer release. Back it up with that one.')
  const manifest: Manifest = {
    format: FORMAT,
    release: VERSION,
    takenAt: now.toISOString(),
    engine,
    migrations: applied.map(({ id }) => id),
    tables: [],
    sequences: [],
    files: [],
    hasKey: keys !== undefined,
  }
  await intoArchive(draft, now, async (put) => {
    for (const table of await tablesOf(trx)) {
      const summer = rowsSummer()
      await put(ENTRIES.table(table.name), linesAdded(linesOf(trx, table), summer.add))
      manifest.tables.push(Object.assign({ name: table.name, columns: [...table.columns] }, summer.sum()))
    }
    const putFile = async (path: string, pieces: AsyncIterable<Buffer>): Promise<void> => {
      const digest = createHash('sha256')
      let bytes = 0
      await put(
        ENTRIES.file(path),
        (async function* () {
          for await (const piece of pieces) {
            digest.update(piece)
            bytes += piece.length
            yield piece
          }
        })(),
      )
      manifest.files.push({ path, bytes, sha256: digest.digest('hex') })
    }
    if (keys !== undefined) await putFile(KEY_FILE, Readable.from([Buffer.from(keys)]))
    const seen = new Set<string>()
    // An import may move a file into the archive of its inbox meanwhile, where the next look finds it.
    for (let look = 0; look < LOOKS; look += 1)
      for (const path of await filesIn(store)) {
        if (seen.has(path)) continue
        seen.add(path)
        const file = await store.read(path).catch(unlessGone)
        if (file) await putFile(path, file)
      }
    // Sequences don't wait for transactions: read last, they are ahead of every row.
    manifest.sequences.push(...(await sequencesOf(trx)))
    const text = JSON.stringify(manifest, null, 1)
    await put(ENTRIES.manifest, [text])
    await put(ENTRIES.checksum, [hash('sha256', text)])
  })
  return manifest
}

/** How often files are looked for. */
const LOOKS = 3

type Pieces = AsyncIterable<string | Buffer> | Iterable<string | Buffer>

/** Writes an archive whose entries are put into it one after another. */
const intoArchive = async (
  path: string,
  mtime: Date,
  fill: (put: (name: string, pieces: Pieces) => Promise<void>) => Promise<void>,
): Promise<void> => {
  const zip = new ZipFile()
  const failed = new AbortController()
  zip.on('error', (error) => failed.abort(error))
  const put = (name: string, pieces: Pieces): Promise<void> =>
    new Promise((resolve, reject) => {
      const stream = Readable.from(pieces, { objectMode: false })
      stream.once('end', resolve).once('error', reject)
      zip.addReadStream(stream, name, { mtime, mode: 0o100600, forceDosTimestamp: true })
    })
  const { signal } = failed
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal })
  try {
    await Promise.race([fill(put), written])
    zip.end()
    await written
  } catch (error) {
    failed.abort(error)
    await written.catch(() => {})
    throw error
  }
}

async function* linesAdded(
  parts: AsyncIterable<string[]>,
  add: (line: string) => void,
): AsyncGenerator<string> {
  for await (const lines of parts) {
    for (const line of lines) add(line)
    yield `${lines.join('\n')}\n`
  }
}

const sequencesOf = async (db: Db): Promise<Manifest['sequences']> => {
  const names = await ownSequences(db)
  const found: Manifest['sequences'] = []
  for (const name of names) {
    const { rows } = await sql<{ value: number; isCalled: boolean }>`
      select last_value as value, is_called as "isCalled" from ${sql.id(name)}`.execute(db)
    for (const { value, isCalled } of rows) found.push({ name, value, isCalled })
  }
  return found
}

/** Sequences of the console's tables, and those that stand alone. */
const ownSequences = async (db: Db): Promise<string[]> => {
  const tables = (await tablesOf(db)).map(({ name }) => name)
  const { rows } = await sql<{ name: string }>`
    select s.relname::text as name from pg_class s
    left join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    left join pg_class t on t.oid = d.refobjid
    where s.relkind = 'S' and s.relpersistence = 'p' and s.relnamespace = current_schema()::regnamespace
      and (t.relname = any(${tables}::text[]) or s.relname = any(${[...OWN_SEQUENCES]}::text[]))
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** The files of the store that belong to the data, by their keys. */
const filesIn = async (store: FileStore): Promise<string[]> => {
  const found: string[] = []
  for (const folder of FILE_FOLDERS)
    for (const { key } of await store.list(folder, { deep: true })) found.push(key)
  return found.toSorted()
}

const unlessGone = (error: unknown): undefined => {
  if (errorCode(error) !== 'ENOENT') throw error
}
