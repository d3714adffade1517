import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './start-postgres.ts'
import { TEST_DATABASE_URL } from './test-database-url.ts'

/** Starts a PostgreSQL server for a test run, in the system's temporary folder, and takes it away afterwards. */
export default async function startPostgresForTests(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-postgres-'))
  // As root the server runs as another user, who must get to its own folder inside.
  await chmod(folder, 0o755)
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    // Nothing here has to outlive the machine.
    const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
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
