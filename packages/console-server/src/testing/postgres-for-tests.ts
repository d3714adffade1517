import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './start-postgres.ts'
import { TEST_DATABASE_URL } from './test-database-url.ts'

/** Starts a PostgreSQL server for a test run, in a temporary folder, and takes it away afterwards. */
export default async function startPostgresForTests(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await quickestFolder(), 'edconsole-postgres-'))
  // As root the server runs as another user, who must get to its own folder inside.
  await chmod(folder, 0o755)
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    const settings = [
      // Nothing here has to outlive the machine.
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=200',
      // The folder may be memory.
      'max_wal_size=256MB',
    ]
    const flags = settings.flatMap((setting) => ['-c', setting])
    const { url, stop } = await startPostgres(folder, { keep: false, flags })
    // Test processes are started after this one has set it, and inherit it.
    process.env[TEST_DATABASE_URL] = url
    return async () => {
      delete process.env[TEST_DATABASE_URL]
      await stop()
      await clear()
    }
  } catch (error) {
    await clear()
    throw error
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
