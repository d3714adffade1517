import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MIGRATIONS } from '../db/migrations/index.ts'
import { openAsItIs, openDatabase } from '../db/open-database.ts'
import type { Db } from '../db/schema.ts'
import type { OperatorCommand } from '../operator-command.ts'
import { NO_KEY_YET } from '../secrets/open-secrets.ts'
import { runOperator } from '../testing/run-operator.ts'
import { newDatabaseAddress } from '../testing/test-database.ts'

const KEY = randomBytes(32).toString('base64')

// What the commands do one after the other to one database, from the first that an operator runs.
let folder: string
let url: string | undefined
let remove: () => Promise<void>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-commands-'))
  const address = await newDatabaseAddress()
  remove = address.remove
  url = address.databaseUrl
  await (await openDatabase(url ? { url } : { folder }, () => {})).close()
})
afterAll(async () => {
  await remove()
  await rm(folder, { recursive: true, force: true })
})

const change = async (run: (db: Db) => Promise<unknown>) => {
  const { db, close } = await openAsItIs(url ? { url } : { folder }, () => {})
  await run(db)
  await close()
}

const runWith = (env: Readonly<Record<string, string>>, command: OperatorCommand, ...args: string[]) =>
  runOperator(
    Object.assign({ CONSOLE_DATA: folder, CONSOLE_SECRET_KEY: KEY, DATABASE_URL: url ?? '' }, env),
    command,
    ...args,
  )

const run = (command: OperatorCommand, ...args: string[]) => runWith({}, command, ...args)

const EMPTY = { code: 1, printed: 'Run console-server init: the database is empty.\n' }
const READING = ['--code', 'reading', '--name', 'Reading', '--components', 'sites staff'] as const
const INIT = ['--admin', 'ops@example.org', '--district', 'Cedar Falls', '--lea', '5500123', '--state']

it('commands that neither set up nor migrate say what to run, and leave a database as it is', async () => {
  expect(await run('products', 'add', ...READING)).toEqual(EMPTY)
  await change((db) => sql`alter table schema_migrations rename to migrations_away`.execute(db))
  expect(await run('products')).toEqual(EMPTY)
  expect(await run('verify-audit')).toEqual(EMPTY)
  // It would be in the way if one of them had made it anew.
  await change((db) => sql`alter table migrations_away rename to schema_migrations`.execute(db))
})

it('init is refused before anything is made', async () => {
  const data = join(folder, 'nothing')
  expect(await run('init', ...INIT, 'Oregon', '--data', data)).toEqual({
    code: 1,
    printed: `State "Oregon" isn't a two-letter code, such as OR.\n`,
  })
  const short = { CONSOLE_ADMIN_PASSWORD: 'short' }
  expect(await runWith(short, 'init', ...INIT, 'or', '--data', data)).toEqual({
    code: 1,
    printed: "CONSOLE_ADMIN_PASSWORD can't be used: it must have at least 15 characters.\n",
  })
  expect(existsSync(data)).toBe(false)
  expect(await run('products')).toEqual(EMPTY)
})

it('init takes its options and the password of the environment, and what it records is signed by the server', async () => {
  // It stays exported in the shell of the operator.
  const env = { CONSOLE_ADMIN_PASSWORD: 'a long enough password' }
  expect(await runWith(env, 'init', ...INIT, 'or')).toEqual({
    code: 0,
    printed: expect.stringMatching(
      /^Administrator: ops@example\.org\nDistrict: Cedar Falls, number 1, .*\nProducts: none yet, so no exports can be made\. .*\n$/,
    ),
  })
  // The command that follows opens the secrets once more.
  expect(await runWith(env, 'verify-audit')).toEqual({
    code: 0,
    printed: 'Client 1 (Cedar Falls): OK, 2 entries from the first one\n',
  })
})

it('products adds one by its options, says so if nothing changes, and refuses another with a sentence', async () => {
  expect(await run('products', 'add', ...READING)).toEqual({
    code: 0,
    printed: '1 product saved: 1 added, 0 changed.\n',
  })
  expect(await run('products', 'add', ...READING)).toEqual({
    code: 0,
    printed: 'Nothing to save: every product is stored like this already.\n',
  })
  expect(await run('products', 'add', '--code', 'Reading!', '--name', 'Reading')).toEqual({
    code: 1,
    printed: '--code must be lowercase letters, digits, and hyphens.\n',
  })
})

it('init started again keeps everything, and asks for no better password than nobody needs', async () => {
  expect(await runWith({ CONSOLE_ADMIN_PASSWORD: 'short' }, 'init', '--admin', 'ops@example.org')).toEqual({
    code: 0,
    printed: 'Administrator: there are users already\n',
  })
  expect(await run('products')).toEqual({ code: 0, printed: expect.stringMatching(/^reading +Reading\n$/) })
})

it('a step that is missing is left to migrate', async () => {
  const last = MIGRATIONS.at(-1)?.id
  await change((db) => sql`update schema_migrations set id = 'later' where id = ${last}`.execute(db))
  expect(await run('products')).toEqual({
    code: 1,
    printed: `Run console-server migrate: 1 of ${MIGRATIONS.length} steps are missing.\n`,
  })
  await change((db) => sql`update schema_migrations set id = ${last} where id = 'later'`.execute(db))
  expect(await run('migrate')).toEqual({
    code: 0,
    printed: `The database has all ${MIGRATIONS.length} migrations of this release.\n`,
  })
})

// Last, as the marks of the key are gone afterwards.
it('R35 commands make no secret key', async () => {
  await change((db) =>
    sql`delete from meta where key like 'secret-key-check%' or key = 'signing-key'`.execute(db),
  )
  expect(await runWith({ CONSOLE_SECRET_KEY: '' }, 'products')).toEqual({
    code: 1,
    printed: `${NO_KEY_YET}\n`,
  })
  expect(existsSync(join(folder, 'secret.key'))).toBe(false)
})
