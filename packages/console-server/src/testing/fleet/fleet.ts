import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../free-port.ts'

const PROGRAM = ['--conditions=@edconsole/source', fileURLToPath(new URL('../../cli.ts', import.meta.url))]
const ASK_EVERY_MS = 100
const START_MS = 120_000

/** What servers of one installation share. */
export type FleetPlace = {
  readonly databaseUrl: string
  /** The data folder that all servers share. */
  readonly data: string
  /** For the logs of the servers. */
  readonly folder: string
  readonly secretKey: string
}

/** A server that is killed and started again, at the same port. */
export type FleetServer = {
  readonly origin: string
  /** What it answers Prometheus at. */
  readonly metricsUrl: string
  readonly isUp: () => boolean
  /** Resolves once it is ready. */
  readonly start: () => Promise<void>
  /** Ends it without a word. */
  readonly kill: () => Promise<void>
  /** Ends it as an operator does. */
  readonly stop: () => Promise<void>
}

export type FleetOptions = {
  readonly place: FleetPlace
  /** Emails are files without it. */
  readonly smtpUrl?: string
  readonly roles: readonly string[]
  readonly onDeath: (what: string) => void
}

/** Servers with one database and one data folder, as real processes. */
export const makeFleet = async ({ place, smtpUrl, roles, onDeath }: FleetOptions): Promise<FleetServer[]> => {
  const env = Object.assign({}, process.env, { NODE_COMPILE_CACHE: join(place.folder, 'compiled') })
  // Servers that are killed leave nothing compiled to the next ones; this one ends by itself.
  await once(spawn(process.execPath, [...PROGRAM, '--help'], { stdio: 'ignore', env }), 'exit')
  const ports: number[] = []
  for (const _ of [...roles, ...roles]) ports.push(await freePort())
  return roles.map((role, number) =>
    makeServer({
      port: ports[number] ?? 0,
      metricsPort: ports[roles.length + number] ?? 0,
      data: place.data,
      onDeath,
      log: join(place.folder, `server-${number + 1}.log`),
      env: Object.assign({}, env, {
        DATABASE_URL: place.databaseUrl,
        CONSOLE_DATABASE_DIRECT_URL: place.databaseUrl,
        CONSOLE_SECRET_KEY: place.secretKey,
        CONSOLE_ROLE: role,
        CONSOLE_PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
        CONSOLE_METRICS_PORT: String(ports[roles.length + number]),
        CONSOLE_SMTP_URL: smtpUrl ?? '',
        CONSOLE_ALLOW_LOOPBACK: '1',
        CONSOLE_SESSION_CALLS_PER_MINUTE: '0',
      }),
    }),
  )
}

type ServerOptions = {
  port: number
  metricsPort: number
  data: string
  log: string
  env: NodeJS.ProcessEnv
} & Pick<FleetOptions, 'onDeath'>

const makeServer = ({ port, metricsPort, data, log, env, onDeath }: ServerOptions): FleetServer => {
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let up = false
  const start = async (): Promise<void> => {
    const out = openSync(log, 'a')
    const args = [...PROGRAM, '--host', '127.0.0.1', '--port', String(port), '--data', data]
    const started = spawn(process.execPath, args, { stdio: ['ignore', out, out], env })
    closeSync(out)
    child = started
    started.once('exit', (code, signal) => {
      if (child === started) onDeath(`A server ended by itself (${code ?? signal}); see ${log}`)
    })
    for (const until = Date.now() + START_MS; Date.now() < until; ) {
      if (started.exitCode !== null) throw new Error(`A server ended by itself; see ${log}.`)
      const answer = await fetch(`${origin}/ready`).catch(() => null)
      await answer?.body?.cancel()
      if (answer?.status === 200) {
        up = true
        return
      }
      await setTimeout(ASK_EVERY_MS)
    }
    throw new Error(`A server isn't ready; see ${log}.`)
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    up = false
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()))
    ending.kill(signal)
    await ended
  }
  return {
    origin,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    isUp: () => up,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
