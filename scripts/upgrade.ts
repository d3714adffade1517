/**
 * `pnpm test:upgrade [REF]`: a server of an older state of this repository, and one of this state, side by side on one database.
 * The last release's tag is taken if there is one. Everything is asked of both, while jobs are first run by the old one, then
 * by the new one; then the old one ends.
 */
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO_PASSWORD } from '@edconsole/console-demo'
import { freePort, startPostgres } from '@edconsole/console-server/internal/testing'
import { checkOut, lastTag } from './upgrade/old-release.ts'
import { type ServerProcess, startProcess } from './upgrade/server-process.ts'
import {
  exportNow,
  importNow,
  readLists,
  type Session,
  saveDistrict,
  sessionAt,
  signIn,
} from './upgrade/use-console.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const ref = positionals[0] ?? lastTag()
if (ref === undefined) {
  console.error('There is no release yet. Name a commit: pnpm test:upgrade HEAD~50')
  process.exit(1)
}

const home = mkdtempSync(join(tmpdir(), 'console-upgrade-'))
// The database server runs as another user.
chmodSync(home, 0o755)
const started: ServerProcess[] = []
const faults: string[] = []

/** What releases say that refused every newer database. */
const BEFORE_THE_RULE = /was created by a newer release/

const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
    console.log(`  passed  ${what}`)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (BEFORE_THE_RULE.test(message))
      return console.log(`  left    ${what}: it refuses what it doesn't know`)
    faults.push(what)
    console.log(`  FAILED  ${what}: ${message}`)
  }
}

/** All that is asked of two servers; who runs jobs is said in `jobs`. */
const askBoth = async (jobs: string, one: Session, other: Session): Promise<void> => {
  for (const [at, beside] of [
    [one, other],
    [other, one],
  ] as const) {
    await attempt(`${at.server} answers what screens show`, () => readLists(at))
    await attempt(`${at.server} saves a district, ${beside.server} shows it`, () => saveDistrict(at, beside))
    await attempt(`${at.server} starts an import, ${jobs} runs it`, () => importNow(at, beside))
    await attempt(`${at.server} starts an export, ${jobs} runs it`, () => exportNow(at, beside))
  }
}

const upgrade = async (folder: string, databaseUrl: string): Promise<void> => {
  const env = (role: string): NodeJS.ProcessEnv =>
    Object.assign({}, process.env, {
      DATABASE_URL: databaseUrl,
      CONSOLE_DATABASE_DIRECT_URL: databaseUrl,
      CONSOLE_SECRET_KEY: key,
      CONSOLE_ROLE: role,
      CONSOLE_PUBLIC_URL: 'http://127.0.0.1:4300',
    })
  const key = randomBytes(32).toString('base64')
  const start = async (
    name: 'old' | 'new',
    role: string,
    program: 'console-demo' | 'console-server' = 'console-server',
  ): Promise<ServerProcess> => {
    const server = await startProcess({
      folder: name === 'old' ? folder : process.cwd(),
      program,
      args: ['--data', join(home, 'served'), ...(program === 'console-demo' ? ['--seed', 'small'] : [])],
      port: await freePort(),
      log: join(home, `${name}-${role}.log`),
      env: env(role),
    })
    started.push(server)
    return server
  }
  const seeding = await start('old', 'all', 'console-demo')
  await seeding.stop()
  const old = await start('old', 'all')
  const before = await signIn('old', old.origin, DEMO_PASSWORD)
  console.log('The old server alone')
  await askBoth('old', before, before)
  const web = await start('new', 'web')
  console.log('A new web server beside it has migrated the database')
  const after = await signIn('new', web.origin, DEMO_PASSWORD)
  await attempt('who signed in at one is signed in at the other', async () => {
    await sessionAt('new', web.origin, before).ask('/user-info')
    await sessionAt('old', old.origin, after).ask('/user-info')
  })
  await attempt('somebody signs in at the old server', async () => {
    await signIn('old', old.origin, DEMO_PASSWORD)
  })
  await askBoth('old', before, after)
  await start('new', 'worker')
  console.log('A new worker beside them')
  await askBoth('old or new', before, after)
  await old.stop()
  console.log('The old server has ended')
  await askBoth('new', after, after)
  await attempt('the old server starts again', async () => {
    await (await start('old', 'all')).stop()
  })
}

console.log(`Installing ${ref}`)
const { folder, name, remove } = checkOut(ref, home)
const postgres = await startPostgres(join(home, 'postgres'), { keep: false, flags: ['-c', 'fsync=off'] })
try {
  console.log(`Upgrading from ${name}`)
  await upgrade(folder, postgres.url)
} finally {
  for (const server of started) await server.stop()
  await postgres.stop()
  remove()
  rmSync(home, { recursive: true, force: true })
}
console.log(faults.length === 0 ? 'Both can run side by side.' : `${faults.length} things failed.`)
process.exit(faults.length === 0 ? 0 : 1)
