#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { describeError } from './describe-error.ts'
import type { RequestLine } from './http/log-requests.ts'
import { SCALE_SIZE, type ScaleSize } from './seed/scale/scale-size.ts'
import { isSeedKind } from './seed/seed-kind.ts'
import { type RunningServer, startServer } from './start-server.ts'

const OPTIONS = {
  port: { type: 'string', default: process.env.PORT || '4300' },
  host: { type: 'string' },
  data: { type: 'string', default: process.env.CONSOLE_DATA || '.data' },
  seed: { type: 'string', default: 'empty' },
  districts: { type: 'string' },
  students: { type: 'string' },
  'log-rows': { type: 'string' },
  static: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const HELP = `console-server [--port 4300] [--host ADDRESS] [--data DIR] [--seed empty|demo] [--static DIR]
               [--seed scale [--districts ${SCALE_SIZE.districts}] [--students ${SCALE_SIZE.students}] [--log-rows ${SCALE_SIZE.logRows}]]

  DATABASE_URL            a PostgreSQL server instead of the embedded database in DIR
  CONSOLE_ADMIN_EMAIL     with CONSOLE_ADMIN_PASSWORD: the first person of an empty database
  CONSOLE_SMTP_URL        the mail server for letters, for example smtp://mail.example.org:587; files in DIR without it
  CONSOLE_MAIL_FROM       who letters come from
  CONSOLE_PUBLIC_URL      where people open the console: for links in emails, and for scheme and host of requests
  CONSOLE_TRUSTED_PROXIES proxies whose X-Forwarded-* headers count, for example 10.0.0.5,2001:db8::/64; none without it
  CONSOLE_SECRET_KEY      32 bytes in base64 that stored secrets are sealed with; a file in DIR without it
  CONSOLE_DATA_GROUP      a group whose members may drop files into the inboxes of DIR; nobody without it
  CONSOLE_LOG_REQUESTS=1  a line of JSON for each request on standard output
  CONSOLE_NOW             the clock of a demonstration, for example 2026-09-14T12:14:00Z`

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const readArguments = () => {
  try {
    return parseArgs({ options: OPTIONS })
  } catch (error) {
    return fail(error instanceof Error ? `${error.message}\n\n${HELP}` : HELP)
  }
}
const { values } = readArguments()

if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const port =
  /^\d{1,5}$/.test(values.port) && Number(values.port) <= 65_535
    ? Number(values.port)
    : fail(
        `${values.port === process.env.PORT ? 'PORT' : '--port'} must be a number from 0 to 65535, not ${values.port}.`,
      )
if (values.data === '') fail('--data must name a folder.')
const seed = isSeedKind(values.seed)
  ? values.seed
  : fail(`--seed must be empty, demo or scale, not ${values.seed}.`)

const sizeOf = (option: 'districts' | 'students' | 'log-rows', otherwise: number, max: number): number => {
  const text = values[option]
  if (text === undefined) return otherwise
  if (seed !== 'scale') return fail(`--${option} goes with --seed scale.`)
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= max
    ? number
    : fail(`--${option} must be a number from 1 to ${max}, not ${text}.`)
}
const size: ScaleSize = {
  districts: sizeOf('districts', SCALE_SIZE.districts, 50_000),
  students: sizeOf('students', SCALE_SIZE.students, 20_000_000),
  logRows: sizeOf('log-rows', SCALE_SIZE.logRows, 100_000_000),
}

/** One line that is written over, or a line now and then where there is no terminal. */
let shownAt = 0
const showProgress = (line: string): void => {
  if (process.stdout.isTTY) {
    process.stdout.write(`\rSeeding: ${line.padEnd(60)}`)
  } else if (Date.now() - shownAt > 5000) {
    console.log(`Seeding: ${line}`)
    shownAt = Date.now()
  }
}

const printRequest = (line: RequestLine): void => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`)
}

/** Ctrl+C reaches this process from the terminal, and again from a parent that passes signals on. */
const SAME_SIGNAL_MS = 300
const CLOSE_MS = 10_000

let server: RunningServer | undefined
let closingSince: number | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (closingSince !== undefined) {
      if (performance.now() - closingSince > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    closingSince = performance.now()
    // Before it runs there is nothing to lose: a first start that was cut short begins again.
    if (!server) process.exit(0)
    // Also when a database that hangs keeps its connections from being closed.
    setTimeout(() => process.exit(1), CLOSE_MS).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(String(error)),
    )
  })

try {
  server = await startServer({
    port,
    seed,
    data: values.data,
    scale: { size, onProgress: showProgress },
    ...(values.host ? { host: values.host } : {}),
    ...(values.static ? { staticDir: values.static } : {}),
    ...(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {}),
    onWarning: (message) => console.warn(message),
    onError: (message, error) => console.error(`${message}: ${describeError(error)}`),
    ...(process.env.CONSOLE_LOG_REQUESTS === '1' ? { onRequest: printRequest } : {}),
  })
  if (seed === 'scale' && process.stdout.isTTY) process.stdout.write('\n')
  console.log(`Console: ${server.url}`)
  if (server.accounts.length > 0) console.log(`Demo accounts, password ${server.accounts[0]?.password}:`)
  for (const { username, shows } of server.accounts) console.log(`  ${username.padEnd(24)} ${shows}`)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
