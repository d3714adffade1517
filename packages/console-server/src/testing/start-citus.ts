import { execFile, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { answers, dataIn, type LocalPostgres } from './start-postgres.ts'

const run = promisify(execFile)

/** The user that the programs run as: PostgreSQL refuses to run as root. */
const otherUser = async (): Promise<{ uid?: number }> =>
  process.getuid?.() === 0 ? { uid: Number((await run('id', ['-u', 'postgres'])).stdout) } : {}

/**
 * Starts a PostgreSQL server with Citus. It is a cluster of one server, which plans and refuses statements as one of many does.
 * @param program `postgres`, with `initdb` beside it
 * @param folder see `startPostgres`
 */
export const startCitus = async (program: string, folder: string): Promise<LocalPostgres> => {
  const user = await otherUser()
  const data = dataIn(folder)
  const port = await freePort()
  await mkdir(data, { mode: 0o700 })
  if (user.uid !== undefined) await run('chown', [String(user.uid), data])
  await run(
    join(dirname(program), 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'],
    user,
  )
  const settings = [
    'shared_preload_libraries=citus',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=400',
    'max_prepared_transactions=400',
    'max_locks_per_transaction=512',
    'max_worker_processes=64',
    'max_wal_size=256MB',
    // Few, as each database has them.
    'citus.shard_count=2',
    'citus.enable_create_database_propagation=off',
  ]
  const server = spawn(
    program,
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    // It connects to itself, and would look for certificates in the home of who started it, where that other user may not look.
    { ...user, stdio: ['ignore', 'ignore', 'pipe'], env: Object.assign({}, process.env, { HOME: folder }) },
  )
  let said = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-2000)
  })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`The PostgreSQL server with Citus didn't start: ${said}`)
    await setTimeout(100)
  }
  const stop = async () => {
    server.kill('SIGINT')
    await ended
  }
  return { url, stop }
}
