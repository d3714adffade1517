import { hash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { postgresDb } from '../db/engine.ts'
import { migrate } from '../db/migrate.ts'
import { MIGRATIONS } from '../db/migrations/index.ts'
import { type DatabasePlace, openAsItIs } from '../db/open-database.ts'
import type { Db } from '../db/schema.ts'
import { createDatabase } from '../instances/instance-database.ts'
import { openSecrets } from '../secrets/open-secrets.ts'
import { keyLines } from '../secrets/secret-key.ts'
import { startServer } from '../start-server.ts'
import { localStore } from '../storage/local-store.ts'
import { s3Store } from '../storage/s3-store.ts'
import { startBucket } from '../storage/testing/start-bucket.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { TEST_DATABASE_URL } from '../testing/test-database-url.ts'
import { zipOf } from '../testing/zip-of.ts'
import { ENTRIES, type Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
const NASTY = { text: 'tab\tline\nreturn\rslash\\n null \\N é \u2028' }
const FILE = 'inbox/4107320/.archive/12/students.csv'
const key = randomBytes(32)

let folder: string
let source: Awaited<ReturnType<typeof openTestDatabase>>
let backup: string
let saved: Manifest
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-backup-'))
  source = await openTestDatabase('small', NOW)
  const { db } = source
  await openSecrets(db, [key])
  await createDatabase(db, 7)
  await sql`insert into instance_7.products values (1, 'reading', 'Reading')`.execute(db)
  await sql`insert into meta values ('late', '0'), ('nasty', ${JSON.stringify(NASTY)})`.execute(db)
  await mkdir(join(folder, FILE, '..'), { recursive: true })
  await writeFile(join(folder, FILE), 'LOCAL_ID\n1\n')
  backup = join(folder, 'backup.zip')
})
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true, force: true })
})

/** Adds rows and counts them in the same transactions until it is told to stop. */
const keepWriting = (db: Db) => {
  let isStopped = false
  const work = (async () => {
    for (let at = 1; !isStopped; at += 1)
      await db.transaction().execute(async (trx) => {
        await sql`insert into sis_rows (lea, component, school_year, source_id, data, hash, date_last_modified)
          values ('4107320', 'late', 2026, ${`late-${at}`}, '{}', '', now())`.execute(trx)
        await sql`update meta set value = ${String(at)} where key = 'late'`.execute(trx)
      })
  })()
  return async () => {
    isStopped = true
    await work
  }
}

const save = (db: Db, path: string, store = localStore(folder)) =>
  writeBackup({ db, engine: 'postgres', path, store, now: NOW })

const restoreTo = (place: DatabasePlace, data: string, path = backup) =>
  restoreBackup({ path, place, data, store: localStore(data), keys: [key], onError: () => {} })

/** A database on the server without any table. */
const newDatabase = async (): Promise<{ url: string; remove: () => Promise<void> }> => {
  const admin = process.env[TEST_DATABASE_URL] ?? ''
  const name = `restored_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const db = postgresDb(admin, () => {})
    await sql.raw(statement).execute(db)
    await db.destroy()
  }
  await run(`create database ${name}`)
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href
  return { url, remove: () => run(`drop database ${name} with (force)`) }
}

it('saves one snapshot while rows are written', async () => {
  const stop = keepWriting(source.db)
  saved = await save(source.db, backup)
  await stop()
  expect(saved.files).toEqual([{ path: FILE, bytes: 11, sha256: hash('sha256', 'LOCAL_ID\n1\n') }])
  await expect(save(source.db, backup)).rejects.toThrow(/already\. Choose another name\.$/)
})

it('is restored on the embedded engine, from there on a server with a bucket, and each is the same', async () => {
  const data = join(folder, 'embedded')
  await restoreTo({ folder: data }, data)
  const { db, close } = await openAsItIs({ folder: data }, () => {})
  const { rows } = await sql<{ count: number; counted: string; nasty: string; next: number; most: number }>`
    select (select count(*) from sis_rows where component = 'late') as count,
      (select value from meta where key = 'late') as counted, (select value from meta where key = 'nasty') as nasty,
      nextval('sis_rows_id_seq') as next, (select max(id) from sis_rows) as most`.execute(db)
  const [found] = rows
  expect(found?.count).toBe(Number(found?.counted))
  expect(JSON.parse(found?.nasty ?? '')).toEqual(NASTY)
  expect(found?.next).toBeGreaterThan(found?.most ?? 0)
  // Triggers and foreign keys are back.
  await expect(sql`insert into user_roles values (999999, 'ROLE_NONE')`.execute(db)).rejects.toThrow(
    'foreign key',
  )
  await expect(sql`update account_sync_logs set id = id`.execute(db)).rejects.toThrow()
  const again = join(folder, 'again.zip')
  const { tables, files } = await writeBackup({
    db,
    engine: 'embedded',
    path: again,
    store: localStore(data),
    now: NOW,
    keys: keyLines([key, randomBytes(32)]),
  })
  await close()
  expect(tables).toEqual(saved.tables)
  expect(files.map(({ path }) => path)).toEqual(['secret.key', FILE])
  expect(await readFile(join(data, FILE), 'utf8')).toBe('LOCAL_ID\n1\n')

  const onServer = join(folder, 'server')
  const bucket = await startBucket()
  onTestFinished(bucket.close)
  const store = s3Store(bucket, join(onServer, 'scratch'))
  onTestFinished(store.close)
  const database = await newDatabase()
  onTestFinished(database.remove)
  await restoreBackup({
    path: again,
    place: database,
    data: onServer,
    store,
    keys: undefined,
    onError: () => {},
  })
  await expect(restoreTo(database, join(folder, 'other'), again)).rejects.toThrow(
    "The database isn't empty: it has tables of the console. Restore into a new database.",
  )
  const third = await openAsItIs(database, () => {})
  const kept = await save(third.db, join(folder, 'third.zip'), store)
  await third.close()
  expect([kept.tables, kept.files]).toEqual([saved.tables, saved.files])
  // Nothing of the store lies in the folder, and the key isn't in the bucket.
  expect(await readdir(onServer)).toEqual(['secret.key'])
  expect((await store.list('inbox', { deep: true })).map(({ key: name }) => name)).toEqual([FILE])
  // The key is the one that came along.
  const server = await startServer({ port: 0, data: onServer, databaseUrl: database.url, env: {} })
  expect((await fetch(`${server.url}/ready`)).status).toBe(200)
  await server.close()
}, 300_000)

it('brings an older backup to this release', async () => {
  const [older, newer] = [await newDatabase(), await newDatabase()]
  onTestFinished(() => Promise.all([older.remove(), newer.remove()]).then(() => {}))
  const { db, close } = await openAsItIs(older, () => {})
  await migrate(db, MIGRATIONS.slice(0, -1))
  const path = join(folder, 'older.zip')
  expect((await save(db, path, localStore(join(folder, 'none')))).migrations).toHaveLength(
    MIGRATIONS.length - 1,
  )
  await close()
  await restoreTo(newer, join(folder, 'newer'), path)
  const opened = await openAsItIs(newer, () => {})
  const { rows } = await sql`select id from schema_migrations`.execute(opened.db)
  await opened.close()
  expect(rows).toHaveLength(MIGRATIONS.length)
})

it('a release does not back up the database of a newer one, of which it would miss what is new', async () => {
  const newer = await newDatabase()
  onTestFinished(() => newer.remove())
  const { db, close } = await openAsItIs(newer, () => {})
  await migrate(db, [...MIGRATIONS, { id: '9999-new', statements: [] }])
  const path = join(folder, 'beside.zip')
  await expect(save(db, path, localStore(join(folder, 'none')))).rejects.toThrow('belongs to a newer release')
  await close()
  expect(existsSync(path)).toBe(false)
})

const damaged = async (name: string, change: (bytes: Buffer) => Buffer): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, change(await readFile(backup)))
  return path
}

/** An archive that only says what it is. */
const sayingOnly = async (name: string, manifest: object): Promise<string> => {
  const text = JSON.stringify(manifest)
  const path = join(folder, name)
  await writeFile(path, await zipOf({ [ENTRIES.manifest]: text, [ENTRIES.checksum]: hash('sha256', text) }))
  return path
}

it.each<[string, () => Promise<string> | string, RegExp]>([
  ['a missing file', () => join(folder, 'nothing.zip'), /^There is no file .*nothing\.zip\.$/],
  ['another file', () => join(folder, FILE), /isn't a whole backup/],
  ['a cut file', () => damaged('cut.zip', (bytes) => bytes.subarray(0, -200)), /isn't a whole backup/],
  [
    'a damaged row',
    () =>
      damaged('flipped.zip', (bytes) => {
        // More than the parts of an archive that nobody reads, such as times.
        const from = Math.floor(bytes.length / 3)
        for (let at = from; at < from + 64; at += 1) bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
        return bytes
      }),
    /isn't a whole backup/,
  ],
  [
    'another major version',
    () => sayingOnly('major.zip', Object.assign({}, saved, { release: '7.2.0' })),
    /^The backup was written by release 7\.2\.0, and this is \S+\. Restore it with release 7, then upgrade\.$/,
  ],
  [
    'a newer release',
    () => sayingOnly('newer.zip', Object.assign({}, saved, { migrations: ['9999-new'] })),
    /doesn't know the migration 9999-new\.$/,
  ],
])('refuses %s, and changes nothing', async (_, path, message) => {
  const data = join(folder, 'refused')
  await expect(restoreTo({ folder: data }, data, await path())).rejects.toThrow(message)
  expect(existsSync(data)).toBe(false)
})

it('refuses another key, files that are there, and a folder with a database, and changes nothing', async () => {
  const data = join(folder, 'other-key')
  const database = await newDatabase()
  onTestFinished(database.remove)
  await expect(
    restoreBackup({
      path: backup,
      place: database,
      data,
      store: localStore(data),
      keys: [randomBytes(32)],
      onError: () => {},
    }),
  ).rejects.toThrow("The secret key isn't the one")
  expect(existsSync(data)).toBe(false)
  const { db, close } = await openAsItIs(database, () => {})
  const { rows } = await sql`select from pg_tables where schemaname in ('public', 'instance_7')`.execute(db)
  await close()
  expect(rows).toEqual([])
  await expect(restoreTo(database, folder)).rejects.toThrow(/^There are files in /)
  const embedded = join(folder, 'embedded')
  await expect(restoreTo({ folder: embedded }, data)).rejects.toThrow(/^There is a database in /)
})
