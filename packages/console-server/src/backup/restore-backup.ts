import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { copyLines } from '../db/copy-rows.ts'
import { makeLogPartitions } from '../db/log-partitions.ts'
import { applyMigration, createMigrationList, migrate, whileAlone } from '../db/migrate.ts'
import { MIGRATIONS, OWN_TABLES } from '../db/migrations/index.ts'
import { type DatabasePlace, openEmptyPlace } from '../db/open-database.ts'
import type { Db } from '../db/schema.ts'
import { makeInbox } from '../inbox/district-inbox.ts'
import { createDatabase } from '../instances/instance-database.ts'
import { openSecrets } from '../secrets/open-secrets.ts'
import { keysFrom } from '../secrets/secret-key.ts'
import type { SecretKeys } from '../secrets/secrets.ts'
import type { FileStore } from '../storage/file-store.ts'
import { FILE_FOLDERS, KEY_FILE, type Manifest } from './manifest.ts'
import { type Backup, openBackup } from './read-backup.ts'
import { instanceOf, linesOf, rowsSummer, tableId, tablesOf, writeValuesAlike } from './table-rows.ts'

type RestoreOptions = {
  /** The backup. */
  path: string
  place: DatabasePlace
  store: FileStore
  /** The data folder. */
  data: string
  /** The secret keys that the server will have, if they are known already. */
  keys: SecretKeys | undefined
  onError: (error: Error) => void
}

/**
 * Loads a backup into an empty database of either engine, and its files into the store. All of it is read and compared before
 * anything is written, and the rows once more before they count.
 * @throws Error whose message says why not; then nothing has changed
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Manifest> => {
  const { path, place, store, data, onError } = options
  const backup = await openBackup(path)
  try {
    await backup.verify()
    await refuseFiles(store, data, backup.manifest)
    const { db, keep, close } = await openEmptyPlace(place, onError)
    try {
      await refuseTables(db)
      await whileAlone(db, (connection) => load(connection, backup, options))
      await migrate(db, MIGRATIONS)
      await makeLogPartitions(db, new Date())
      await keep()
    } finally {
      await close()
    }
    return backup.manifest
  } finally {
    backup.close()
  }
}

const refuseFiles = async (store: FileStore, data: string, { hasKey }: Manifest): Promise<void> => {
  const place = store.pathOf ? 'a data folder' : 'a bucket or prefix'
  for (const folder of FILE_FOLDERS)
    if ((await store.list(folder, { deep: true })).length > 0)
      throw new Error(`There are files in ${store.placeOf(folder)}. Choose ${place} without any.`)
  if (hasKey && existsSync(join(data, KEY_FILE)))
    throw new Error(`There is a key ${join(data, KEY_FILE)} already. Choose a data folder without one.`)
}

const refuseTables = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relname = any(${[...OWN_TABLES, 'schema_migrations']}::text[])
    limit 1`.execute(db)
  if (rows.length > 0)
    throw new Error("The database isn't empty: it has tables of the console. Restore into a new database.")
}

const load = async (db: Db, backup: Backup, { data, store, keys }: RestoreOptions): Promise<void> => {
  const placed: string[] = []
  const keyFile = join(data, KEY_FILE)
  let hasKey = false
  try {
    await db.transaction().execute(async (trx) => {
      await writeValuesAlike(trx)
      await createTables(trx, backup.manifest)
      await loadTables(trx, backup)
      await compareTables(trx, backup.manifest)
      const known = keys ?? (await keysIn(backup))
      if (known) await openSecrets(trx, known)
      // Files come last, as no transaction takes them back.
      for (const { path } of backup.manifest.files) {
        if (path === KEY_FILE) continue
        placed.push(path)
        await store.put(path, await backup.file(path))
      }
      if (backup.manifest.hasKey) hasKey = await placeKey(backup, keyFile)
      const districts = await trx.selectFrom('districts').select('lea').execute()
      for (const { lea } of districts) await makeInbox(store, lea)
    })
  } catch (error) {
    for (const path of placed) await store.remove(path)
    if (hasKey) await rm(keyFile, { force: true })
    throw error
  }
}

/** The tables as they were: later migrations change rows too, so they come after them. */
const createTables = async (trx: Db, { migrations, tables }: Manifest): Promise<void> => {
  await createMigrationList(trx)
  for (const migration of MIGRATIONS)
    if (migrations.includes(migration.id)) await applyMigration(trx, migration)
  for (const id of new Set(tables.map(instanceOf))) if (id !== undefined) await createDatabase(trx, id)
  const described = (list: readonly { name: string; columns: readonly string[] }[]) =>
    list
      .map(({ name, columns }) => `${name} ${columns.toSorted().join()}`)
      .toSorted()
      .join('\n')
  if (described(await tablesOf(trx)) !== described(tables))
    throw new Error("The backup's tables aren't those of its migrations.")
}

type ForeignKey = { table: string; name: string; definition: string }

/** Rows refer to each other in circles, so foreign keys are checked once all are there. Triggers have done their work before. */
const loadTables = async (trx: Db, backup: Backup): Promise<void> => {
  const { tables, sequences } = backup.manifest
  const { rows: foreignKeys } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
      and conrelid::regclass::text = any(${tables.map(({ name }) => name)}::text[])`.execute(trx)
  for (const { table, name } of foreignKeys)
    await sql`alter table ${tableId(table)} drop constraint ${sql.id(name)}`.execute(trx)
  const ids = tables.map(({ name }) => tableId(name))
  for (const id of ids) await sql`alter table ${id} disable trigger user`.execute(trx)
  // Migrations leave some rows of their own.
  await sql`truncate ${sql.join(ids)}`.execute(trx)
  for (const { name, columns } of tables)
    for await (const lines of backup.lines(name))
      await copyLines(trx, { table: name, columns }, `${lines.join('\n')}\n`)
  for (const { name, value, isCalled } of sequences)
    await sql`select setval(${name}::regclass, ${value}, ${isCalled})`.execute(trx)
  for (const id of ids) await sql`alter table ${id} enable trigger user`.execute(trx)
  for (const { table, name, definition } of foreignKeys)
    await sql`alter table ${tableId(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      trx,
    )
}

const compareTables = async (trx: Db, { tables }: Manifest): Promise<void> => {
  for (const table of tables) {
    const summer = rowsSummer()
    for await (const lines of linesOf(trx, table)) for (const line of lines) summer.add(line)
    const { rows, checksum } = summer.sum()
    if (rows !== table.rows || checksum !== table.checksum)
      throw new Error(
        `The rows of ${table.name} aren't those of the backup: this database stores them differently.`,
      )
  }
}

/** The key belongs to the data folder, and never into a bucket beside what it protects. */
const placeKey = async (backup: Backup, keyFile: string): Promise<true> => {
  await mkdir(dirname(keyFile), { recursive: true, mode: 0o700 })
  await writeFile(keyFile, await backup.file(KEY_FILE), { flag: 'wx', mode: 0o600 })
  return true
}

const keysIn = async (backup: Backup): Promise<SecretKeys | undefined> =>
  backup.manifest.hasKey ? keysFrom(await text(await backup.file(KEY_FILE)), KEY_FILE) : undefined
