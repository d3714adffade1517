import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { answers, type LocalPostgres } from './start-postgres.ts'

/**
 * Starts PgBouncer before a PostgreSQL server, in transaction mode: a statement outside a transaction may get another connection than
 * the one before it, and here it does whenever there are several.
 * @param program PgBouncer's, 1.21 or later
 * @param folder of its own; must be open to others, as PgBouncer refuses to run as root
 */
export const startPooler = async (program: string, folder: string, url: string): Promise<LocalPostgres> => {
  const port = await freePort()
  const { hostname, port: serverPort, username, password } = new URL(url)
  await mkdir(folder, { mode: 0o755 })
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_round_robin = 1
default_pool_size = 10
max_client_conn = 1000
max_prepared_statements = 400
`,
  )
  const asOther = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const server = spawn(program, ['-q', ...asOther, settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const pooled = Object.assign(new URL(url), { port }).href
  while (!(await answers(pooled))) {
    if (server.exitCode !== null) throw new Error(`PgBouncer didn't start: ${said}`)
    await setTimeout(50)
  }
  const stop = async () => {
    server.kill()
    await ended
  }
  return { url: pooled, stop }
}
