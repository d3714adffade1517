import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { plural } from '@edconsole/console-core/contract'
import { dataGroupFrom } from '../data-folder/local-users.ts'
import { prepareDataFolder } from '../data-folder/prepare-data-folder.ts'
import { openAsItIs } from '../db/open-database.ts'
import { describeError, errorCode, unwritable } from '../describe-error.ts'
import { keyLines, readSecretKeys } from '../secrets/secret-key.ts'
import { checkSettings } from '../settings/check-settings.ts'
import { directPlace } from '../settings/database-place.ts'
import { openStore } from '../storage/open-store.ts'
import { KEY_FILE, type Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

type Env = Readonly<Record<string, string | undefined>>

type Running = {
  /** The data folder. */
  data: string
  env: Env
  args: readonly string[]
  values: Readonly<Record<string, string | undefined>>
}

export const BACKUP_USAGE = `console-server backup FOLDER [--with-key] [--data DIR]
console-server backup FILE.zip [--with-key] [--data DIR]

  FOLDER      is made if it is missing, and gets a file that is named by the time
  FILE.zip    a name that ends in .zip is a file
  --with-key  puts the secret key into the backup: whoever has the file can then read every stored secret`

export const BACKUP_OPTIONS = { 'with-key': { type: 'boolean' } } as const

export const RESTORE_USAGE = 'console-server restore FILE [--data DIR]'

/** Runs `backup`. @throws Error whose message says why not */
export const runBackup = async ({ data, env, args, values }: Running): Promise<void> => {
  const target = onlyOne(args, BACKUP_USAGE)
  checkSettings(env)
  const now = new Date()
  const store = await openStore(env, data)
  const { db, engine, close } = await openAsItIs(directPlace(env, data), reportLoss)
  try {
    const keys = values['with-key'] ? await readSecretKeys(env, data) : undefined
    if (values['with-key'] && !keys)
      throw new Error(`There is no secret key in ${data}. Set CONSOLE_SECRET_KEY, or leave out --with-key.`)
    const path = await fileFor(target, now)
    const manifest = await writeBackup({
      db,
      engine,
      path,
      store,
      now,
      keys: keys && keyLines(keys),
    })
    console.log(`${path}: ${countsOf(manifest)}.`)
    if (!keys) console.log('The secret key is not in it: keep a copy of the key elsewhere.')
  } finally {
    store.close()
    await close()
  }
}

/** The file that a name of the operator means; a folder is made if it is missing. */
const fileFor = async (target: string, now: Date): Promise<string> => {
  if (/\.zip$/i.test(target)) return target
  await mkdir(resolve(target), { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw unwritable(target, error)
    throw new Error(`${target} is a file. Name a folder, or a file that ends in .zip.`, { cause: error })
  })
  return join(target, `console-${now.toISOString().slice(0, 19).replaceAll(':', '')}.zip`)
}

/** Runs `restore`. @throws Error whose message says why not */
export const runRestore = async ({ data, env, args }: Running): Promise<void> => {
  const path = onlyOne(args, RESTORE_USAGE)
  checkSettings(env)
  prepareDataFolder(data, dataGroupFrom(env))
  const keys = await readSecretKeys(env, data)
  const store = await openStore(env, data)
  const manifest = await restoreBackup({
    path,
    place: directPlace(env, data),
    store,
    data,
    keys,
    onError: reportLoss,
  }).finally(store.close)
  console.log(`Restored from ${manifest.takenAt}: ${countsOf(manifest)}.`)
  if (!keys && !manifest.hasKey)
    console.log(
      `Before the server starts, set CONSOLE_SECRET_KEY to the key of the saved server, or copy its ${KEY_FILE} into ${data}.`,
    )
}

const onlyOne = (args: readonly string[], usage: string): string => {
  const [one, ...rest] = args
  if (one === undefined || rest.length > 0) throw new Error(`Name one file.\n\n${usage}`)
  return one
}

const countsOf = ({ tables, files }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const counted = (count: number, one: string, more: string) =>
    `${count.toLocaleString('en-US')} ${plural(count, one, more)}`
  return [
    counted(rows, 'row', 'rows'),
    counted(tables.length, 'table', 'tables'),
    counted(files.length, 'file', 'files'),
  ].join(', ')
}

export const reportLoss = (error: Error): void =>
  console.error(`The connection to the database was lost: ${describeError(error)}`)
