import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { freemem, hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_CITUS } from './distribute-database.ts'
import { startCitus } from './start-citus.ts'
import { startPooler } from './start-pooler.ts'
import { type LocalPostgres, startPostgres } from './start-postgres.ts'
import { TEST_DATABASE_URL, TEST_POOLER_URL } from './test-database-url.ts'

/** Starts a PostgreSQL server for a test run, in a temporary folder, and takes it away afterwards. */
export default async function startPostgresForTests(): Promise<() => Promise<void>> {
  const around = await quickestFolder()
  await removeLeft(around)
  const folder = await mkdtemp(join(around, `${OWN}${process.pid}-`))
  // As root the server runs as another user, who must get to its own folder inside.
  await chmod(folder, 0o755)
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    const { url, stop } = await startServer(folder)
    // Test processes are started after this one has set it, and inherit it.
    process.env[TEST_DATABASE_URL] = url
    const pooler = await poolerFor(url, join(folder, 'pooler'))
    return async () => {
      delete process.env[TEST_DATABASE_URL]
      delete process.env[TEST_POOLER_URL]
      await pooler.stop()
      await stop()
      await clear()
    }
  } catch (error) {
    await clear()
    throw error
  }
}

const SETTINGS = [
  // Nothing here has to outlive the machine.
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  // The folder may be memory.
  'max_wal_size=256MB',
]

/** The server of the tests, or one with Citus where `pnpm test:citus` names its program. */
const startServer = (folder: string): Promise<LocalPostgres> => {
  const program = process.env[TEST_CITUS]
  if (program) return startCitus(program, folder)
  return startPostgres(folder, { keep: false, flags: SETTINGS.flatMap((setting) => ['-c', setting]) })
}

/** PgBouncer, where `pnpm test:pgbouncer` names it. */
const poolerFor = async (url: string, folder: string): Promise<{ stop: () => Promise<void> }> => {
  const { CONSOLE_TEST_PGBOUNCER: program } = process.env
  if (!program) return { stop: async () => {} }
  const pooler = await startPooler(program, folder, url)
  process.env[TEST_POOLER_URL] = pooler.url
  return pooler
}

/** Names of folders begin with it. Another machine's processes may not be visible here, as between containers. */
const OWN = `edconsole-postgres-${hostname()}-`

/** Removes what runs that were killed left: in memory it would take room until the machine restarts. */
export const removeLeft = async (around: string): Promise<void> => {
  const names = (await readdir(around)).filter((name) => name.startsWith(OWN))
  const left = names.filter((name) => !isRunning(Number.parseInt(name.slice(OWN.length), 10)))
  await Promise.allSettled(left.map((name) => rm(join(around, name), { recursive: true, force: true })))
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Whatever else it says, such as that it is another user's, the process is there.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** Templates, the databases open at a time and the log of changes take about a quarter of it. */
const ENOUGH = 4 * 1024 ** 3

/** Each test gets a copy of nearly a thousand files, and to copy them costs most where they are on a disk. */
const quickestFolder = async (): Promise<string> => {
  const files = await statfs(MEMORY).catch(() => undefined)
  const isRoomy = files !== undefined && files.bavail * files.bsize >= ENOUGH && freemem() >= 2 * ENOUGH
  return isRoomy ? MEMORY : tmpdir()
}
