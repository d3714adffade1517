/**
 * `pnpm test:recovery`: recovery to a point in time, with the settings that docs/operate.md tells operators to use. A console works
 * on a PostgreSQL server that archives its log; tables are dropped, and the server is lost as well; a new one is restored to the
 * moment before.
 * `--postgres` names the program of a PostgreSQL that has `initdb` and `pg_basebackup` beside it.
 */
import { deepEqual } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DEMO_PASSWORD } from '@edconsole/console-demo'
import { firstRow, freePort, installedPostgres } from '@edconsole/console-server/internal/testing'
import { type ServerProcess, startProcess } from './upgrade/server-process.ts'
import { importNow, readLists, saveDistrict, signIn } from './upgrade/use-console.ts'

const HOW_TO_INSTALL = `A PostgreSQL server with its client programs is needed, for example from the packages of a system: then
  --postgres /usr/lib/postgresql/17/bin/postgres
It doesn't have to run: this starts it itself, on a free port of this machine and in a temporary folder.`

const { values } = parseArgs({ options: { postgres: { type: 'string' } } })
const program = values.postgres
if (program === undefined || !existsSync(join(dirname(program), 'pg_basebackup'))) {
  const missing =
    program === undefined ? 'No PostgreSQL was named.' : `There is no pg_basebackup beside ${program}.`
  console.error(`${missing} Nothing was tested.\n${HOW_TO_INSTALL}`)
  process.exit(1)
}

const home = mkdtempSync(join(tmpdir(), 'console-recovery-'))
const archive = join(home, 'archive')
const data = join(home, 'data')
const recovered = join(home, 'recovered')
// The database server runs as another user.
chmodSync(home, 0o755)

/** What the page tells operators to write, with this archive. */
const page = readFileSync('docs/operate.md', 'utf8').replaceAll('/archive/', `${archive}/`)
const written = (found: RegExp): string => {
  const [, text] = found.exec(page) ?? []
  if (text === undefined) throw new Error(`docs/operate.md has nothing like ${found}.`)
  return text
}
const ARCHIVING = written(/```ini\n# postgresql\.conf\n([\s\S]*?)```/)
const RESTORING = written(/(restore_command = '[^']*')/)
const BASE_BACKUP = written(/`pg_basebackup ([^`]*)`/)

const secretKey = randomBytes(32).toString('base64')
const settingsOf = (databaseUrl: string): NodeJS.ProcessEnv =>
  Object.assign({}, process.env, {
    DATABASE_URL: databaseUrl,
    CONSOLE_DATABASE_DIRECT_URL: databaseUrl,
    CONSOLE_SECRET_KEY: secretKey,
    CONSOLE_PUBLIC_URL: 'http://127.0.0.1:4300',
  })
const startConsole = async (databaseUrl: string, ...seed: string[]): Promise<ServerProcess> =>
  startProcess({
    folder: process.cwd(),
    program: seed.length > 0 ? 'console-demo' : 'console-server',
    args: ['--data', join(home, 'served'), ...seed],
    port: await freePort(),
    log: join(home, 'console.log'),
    env: settingsOf(databaseUrl),
  })
const runCommand = (databaseUrl: string, command: string): string =>
  execFileSync(
    process.execPath,
    [
      '--conditions=@edconsole/source',
      'packages/console-server/src/cli.ts',
      command,
      '--data',
      join(home, 'served'),
    ],
    { env: settingsOf(databaseUrl), encoding: 'utf8' },
  )

const untilTrue = async (url: string, text: string): Promise<void> => {
  while ((await firstRow(url, text))?.done !== true) await setTimeout(200)
}

/** What the console shows of its district, and how many entries the audit log and the import logs have. */
const stateOf = (url: string) =>
  firstRow(
    url,
    `select (select contact_name from districts where lea = '4107320') as contact,
      (select count(*)::int from import_batches) as batches, (select count(*)::int from audit_entries) as entries`,
  )

const postgres = await installedPostgres(program)
const stops: (() => Promise<void>)[] = []
try {
  await postgres.makeFolder(data)
  await postgres.makeFolder(archive)
  await postgres.run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust'])
  appendFileSync(join(data, 'postgresql.conf'), ARCHIVING)
  const first = await postgres.start(data, [])
  stops.push(first.stop)
  await (await startConsole(first.url, '--seed', 'small')).stop()
  const before = await startConsole(first.url)
  stops.push(before.stop)
  const session = await signIn('console', before.origin, DEMO_PASSWORD)
  await importNow(session, session)
  await postgres.run('pg_basebackup', [...BASE_BACKUP.split(' '), '-d', first.url])
  console.log('  The base backup is made')
  await importNow(session, session)
  await saveDistrict(session, session)
  await setTimeout(1000)
  const now = await firstRow(first.url, 'select now()::text as at')
  const kept = await stateOf(first.url)
  await setTimeout(1000)
  await saveDistrict(session, session)
  await firstRow(first.url, 'drop table sis_rows, import_batches cascade')
  await firstRow(first.url, 'select pg_switch_wal()')
  await untilTrue(
    first.url,
    `select not exists (select from pg_ls_archive_statusdir() where name like '%.ready') as done`,
  )
  await before.stop()
  await first.kill()
  console.log(`  Tables are dropped, and the server is lost; back to ${now?.at}`)

  await postgres.makeFolder(recovered)
  // As root it keeps the owner of the files.
  execFileSync('tar', ['-xzf', join(archive, 'base', 'base.tar.gz'), '-C', recovered])
  appendFileSync(join(recovered, 'postgresql.conf'), `${RESTORING}\nrecovery_target_time = '${now?.at}'\n`)
  writeFileSync(join(recovered, 'recovery.signal'), '')
  const second = await postgres.start(recovered, [])
  stops.push(second.stop)
  await untilTrue(second.url, `select pg_get_wal_replay_pause_state() = 'paused' as done`)
  deepEqual(await stateOf(second.url), kept)
  console.log('  passed  what stood there at that moment stands there again, and nothing later')
  await firstRow(second.url, 'select pg_wal_replay_resume()')
  await untilTrue(second.url, 'select not pg_is_in_recovery() as done')
  const after = await startConsole(second.url)
  stops.push(after.stop)
  const again = await signIn('console', after.origin, DEMO_PASSWORD)
  await readLists(again)
  await importNow(again, again)
  console.log('  passed  a console starts on it, answers what screens show, and imports')
  console.log(runCommand(second.url, 'verify-audit'))
  console.log(runCommand(second.url, 'doctor'))
  console.log('The database is back at the moment that was named.')
} finally {
  for (const stop of stops.reverse()) await stop()
  rmSync(home, { recursive: true, force: true })
}
