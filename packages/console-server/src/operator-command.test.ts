import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { FIRST_HASH, signedText } from './audit/audit-hash.ts'
import { openAsItIs, openDatabase } from './db/open-database.ts'
import { fillDatabase } from './first-run/fill-database.ts'
import type { OperatorCommand } from './operator-command.ts'
import { secretsWith } from './secrets/secrets.ts'
import { runOperator } from './testing/run-operator.ts'
import { newDatabaseAddress } from './testing/test-database.ts'

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url))
const key = randomBytes(32)

let folder: string
let place: { url: string } | { folder: string }
let remove: () => Promise<void>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-audit-'))
  const address = await newDatabaseAddress()
  remove = address.remove
  place = address.databaseUrl ? { url: address.databaseUrl } : { folder }
  const { db, close } = await openDatabase(place, () => {})
  await fillDatabase(db)
  await close()
  await beginChain()
})
afterAll(async () => {
  await remove()
  await rm(folder, { recursive: true, force: true })
})

const change = async (run: (db: Awaited<ReturnType<typeof openAsItIs>>['db']) => Promise<unknown>) => {
  const { db, close } = await openAsItIs(place, () => {})
  await run(db)
  await close()
}

const beginChain = async () => {
  const signature = secretsWith(key).sign(signedText('end', { chainId: 0, sequence: 0, hash: FIRST_HASH }))
  await change((db) => sql`insert into audit_chains values (0, 0, ${FIRST_HASH}, ${signature})`.execute(db))
}

const settings = (): Readonly<Record<string, string>> => ({
  CONSOLE_DATA: folder,
  CONSOLE_SECRET_KEY: key.toString('base64'),
  ...('url' in place && { DATABASE_URL: place.url }),
})

const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, ['--conditions=@edconsole/source', CLI, ...args], {
    env: { ...process.env, ...settings(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const run = async (...args: string[]) => outputOf(start(args))

/** Does the same in this process: another one takes seconds to start. */
const runHere = (command: OperatorCommand, ...args: string[]) => runOperator(settings(), command, ...args)

const outputOf = async (child: ReturnType<typeof start>) => {
  const printed = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'exit')
  return { code, printed: (await printed).join('') }
}

it('verify-audit prints a line per chain, and exits with 1 if one is broken', async () => {
  expect(await run('verify-audit')).toEqual({
    code: 0,
    printed: 'Provider: OK, 0 entries from the first one\n',
  })
  await change((db) => sql`insert into audit_chains values (7, 1, ${FIRST_HASH}, 'forged')`.execute(db))
  expect(await run('verify-audit')).toEqual({
    code: 1,
    printed:
      'Provider: OK, 0 entries from the first one\n' +
      "Client 7: BROKEN after 0 entries from the first one. The end of the chain isn't signed by this server.\n",
  })
})

it('verify-audit says so where there is nothing to verify yet', async () => {
  // The first command keeps the key that the chain is signed with.
  await runHere('verify-audit')
  await change((db) => sql`delete from audit_chains`.execute(db))
  onTestFinished(beginChain)
  expect(await runHere('verify-audit')).toEqual({ code: 0, printed: '0 entries: nothing to verify yet.\n' })
})

it('erase-audit tells how many values it erased', async () => {
  await change((db) =>
    sql`insert into audit_values values (0, 1, 'actor', 'user:12', '', '"Ana"')`.execute(db),
  )
  expect(await runHere('erase-audit', '--user', '12')).toEqual({
    code: 0,
    printed: 'Erased 1 personal value. The entries stay.\n',
  })
})

it.each([
  [[], /^Name one person or record\.\n\nconsole-server erase-audit --user ID/],
  [['--user', 'ana'], /^--user must be a number, not ana\.\n$/],
  [['--record', 'site:4'], /^--record must be a kind and a number, such as district:412, not site:4\.\n$/],
  [
    ['--staff', '8812'],
    /^--staff must be a district's code and a staff ID, such as 4107320\/8812, not 8812\.\n$/,
  ],
])('erase-audit %j is refused before anything is opened', async (args, printed) => {
  expect(await runHere('erase-audit', ...args)).toEqual({ code: 1, printed: expect.stringMatching(printed) })
})

it('neither of them makes a database', async () => {
  if ('url' in place) return
  expect(await run('verify-audit', '--data', join(folder, 'nowhere'))).toEqual({
    code: 1,
    printed: `There is no database in ${join(folder, 'nowhere')}. Run console-server init, or name where it is with --data or DATABASE_URL.\n`,
  })
})

it.each([
  [[], /^Name one email address\.\n\nconsole-server sign-in-link EMAIL/],
  [['nobody@example.org'], /^No account has the email address nobody@example\.org\.\n$/],
])('sign-in-link %j says what is wrong', async (args, printed) => {
  expect(await runHere('sign-in-link', ...args)).toEqual({ code: 1, printed: expect.stringMatching(printed) })
})

it.each([
  [
    ['erase', '--district', '4107320'],
    /^Name a district and one person\.\n\nconsole-server person export WHO/,
  ],
  [['erase', '--district', '1', '--student', '5'], /^No district has the code 1\.\n$/],
])('person %j says what is wrong', async (args, printed) => {
  expect(await runHere('person', ...args)).toEqual({ code: 1, printed: expect.stringMatching(printed) })
})

it('backup writes a file into a folder, and restore takes it back or says why not', async () => {
  const saved = await runHere('backup', join(folder, 'backups'))
  expect(saved).toEqual({
    code: 0,
    printed: expect.stringMatching(
      /console-\S+\.zip: [\d,]+ rows, \d+ tables, 0 files\.\nThe secret key is not in it/,
    ),
  })
  const [path = ''] = saved.printed.split(': ')
  expect(await runHere('restore', path, '--data', join(folder, 'restored'))).toEqual(
    'url' in place
      ? { code: 1, printed: expect.stringMatching(/^The database isn't empty/) }
      : { code: 0, printed: expect.stringMatching(/^Restored from \S+: [\d,]+ rows/) },
  )
  expect(await runHere('backup')).toEqual({
    code: 1,
    printed: expect.stringMatching(/^Name one file\.\n\nconsole/),
  })
})

it('doctor prints a line for each thing, and exits with 1 while there is something to do', async () => {
  const { code, printed } = await run('doctor')
  expect(code).toBe(1)
  expect(printed).toMatch(
    /^Passed {2}Settings: no setting is wrong\nTo do {3}Public address: Set CONSOLE_PUBLIC_URL/,
  )
})

// Last, as the key is another one afterwards.
it('rotate-keys goes on where it was killed, and what was encrypted and signed before stays valid', async () => {
  const former = secretsWith(key)
  const rows = 3000
  await change(async (db) => {
    await sql`delete from audit_chains where chain_id = 7`.execute(db)
    await sql`insert into federated_attempts
      select 'state ' || at, 1, '', '', ${former.seal('hush')}, '/', now() from generate_series(1, ${rows}) at`.execute(
      db,
    )
  })
  const env = {
    CONSOLE_SECRET_KEY: randomBytes(32).toString('base64'),
    CONSOLE_PREVIOUS_SECRET_KEYS: key.toString('base64'),
  }
  const child = start(['rotate-keys'], env)
  const [first] = await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(String(first)).toMatch(/^federated_attempts: 200 encrypted with key [0-9a-f]{12}, 200 in all/)
  const counted = async () => {
    let left = 0
    await change(async (db) => {
      const { rows: kept } = await sql<{ sealed: string }>`select sealed from federated_attempts`.execute(db)
      left = kept.filter(({ sealed }) => former.openedBy(sealed) !== null).length
    })
    return left
  }
  const left = await counted()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(rows)
  const resumed = await outputOf(start(['rotate-keys'], env))
  // The signing key is one more.
  expect(resumed.printed).toContain(`, ${left + 1} in all\nEverything is encrypted with key `)
  expect(resumed.code).toBe(0)
  expect(await counted()).toBe(0)
  const alone = { CONSOLE_SECRET_KEY: env.CONSOLE_SECRET_KEY }
  expect(await outputOf(start(['verify-audit'], alone))).toEqual({
    code: 0,
    printed: 'Provider: OK, 0 entries from the first one\n',
  })
  expect(await run('verify-audit')).toEqual({
    code: 1,
    printed: expect.stringMatching(
      /^The secret key isn't the one .* \([0-9a-f]{12}\)\. Set CONSOLE_SECRET_KEY/,
    ),
  })
})
