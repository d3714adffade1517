import { parseArgs } from 'node:util'
import type { PrepareServer } from './first-run/prepare-server.ts'
import { createLogger } from './logger.ts'
import { checkSettings } from './settings/check-settings.ts'
import { type RunningServer, startServer } from './start-server.ts'

const OPTIONS = {
  port: { type: 'string', default: process.env.PORT || '4300' },
  host: { type: 'string' },
  data: { type: 'string', default: process.env.CONSOLE_DATA || '.data' },
  static: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const SETTINGS = `  DATABASE_URL            a PostgreSQL server instead of the embedded database in DIR
  CONSOLE_DATABASE_DIRECT_URL
                          the same without a pooler such as PgBouncer between; needed to hear of jobs at once
  CONSOLE_DATABASE_REPLICA_URL
                          a standby of DATABASE_URL for reads; CONSOLE_REPLICA_MAX_LAG is how many seconds it may be behind, 10 without it
  CONSOLE_ROLE            web answers people, worker runs jobs, all does both; all without it
  CONSOLE_ADMIN_EMAIL     with CONSOLE_ADMIN_PASSWORD: the first user of an empty database
  CONSOLE_SMTP_URL        the mail server, for example smtp://mail.example.org:587; files in DIR without it
  CONSOLE_MAIL_FROM       the sender of emails
  CONSOLE_PUBLIC_URL      where people open the console: for links in emails, and for scheme and host of requests
  CONSOLE_TRUSTED_PROXIES proxies whose X-Forwarded-* headers count, for example 10.0.0.5,2001:db8::/64; none without it
  CONSOLE_PRIVATE_NETWORKS  private networks that a SIS, receiver or directory may be in, for example 10.20.0.0/16; none without it
  CONSOLE_STAFF_SECOND_FACTOR=1  requires a second factor of provider staff with Local accounts
  CONSOLE_SECRET_KEY      32 bytes in base64 that stored secrets are encrypted with; a file in DIR without it
  CONSOLE_PREVIOUS_SECRET_KEYS
                          former keys that some may still be encrypted with; see rotate-keys
  CONSOLE_STORAGE         the bucket for the files that servers share, s3://bucket/folder; DIR without it
  CONSOLE_S3_ENDPOINT, CONSOLE_S3_REGION, CONSOLE_S3_ACCESS_KEY_ID, CONSOLE_S3_SECRET_ACCESS_KEY, CONSOLE_S3_PATH_STYLE
                          where it is and who uses it; Amazon, us-east-1 and the role of the machine without them
  CONSOLE_DATA_GROUP      a group whose members may drop files into the inboxes of DIR; none without it
  CONSOLE_SFTP_PORT       the port at which districts deliver files by SFTP; off without it
  CONSOLE_IMPORTS_AT_A_TIME  how many imports run at a time; 2 without it
  CONSOLE_CLEVER_CLIENT_ID, CONSOLE_CLASSLINK_CLIENT_ID, CONSOLE_STAFF_CLIENT_ID
                          with ..._CLIENT_SECRET: clients of identity providers that districts share, and that of staff
  CONSOLE_TOKEN_ISSUERS   whose tokens count instead of a session, as JSON; nobody's without it
  CONSOLE_AUDIT_YEARS     how many years entries of the audit log are kept; 7 without it
  CONSOLE_IMPORT_DETAIL_DAYS
                          how many days details of imports are kept; 400 without it
  CONSOLE_CHANGED_FIELD_BATCHES
                          for how many imports of a district the changed fields are kept; 30 without it
  CONSOLE_SESSION_CALLS_PER_MINUTE, CONSOLE_TOKEN_CALLS_PER_MINUTE
                          how many calls a session or token may make; 3000 without them, 0 for any number
  CONSOLE_LOG_LEVEL       silent, error, warn or info, which adds a line for each request; warn without it
  CONSOLE_METRICS_PORT    the port of /metrics for Prometheus, at CONSOLE_METRICS_HOST (127.0.0.1); off without it
  OTEL_EXPORTER_OTLP_ENDPOINT  where traces are sent, for example http://127.0.0.1:4318; with OTEL_SERVICE_NAME; nowhere without it`

/** Exits with a message. */
export const refuse = (message: string): never => {
  console.error(message)
  process.exit(1)
}

/** A command that runs the server. */
export type Command = {
  name: string
  /** Options in addition to the server's. */
  options: Record<string, { type: 'string'; default?: string }>
  /** Their usage text. */
  usage?: string
  /** Usage text of further environment variables. */
  settings?: string
  prepare: (values: Readonly<Record<string, string | boolean | undefined>>) => PrepareServer | undefined
}

/** Runs the server by command line and environment until a signal ends it. */
export const runCommand = async (command: Command): Promise<void> => {
  const values = readArguments(command)
  const port =
    /^\d{1,5}$/.test(values.port) && Number(values.port) <= 65_535
      ? Number(values.port)
      : refuse(
          `${values.port === process.env.PORT ? 'PORT' : '--port'} must be a number from 0 to 65535, not ${values.port}.`,
        )
  if (values.data === '') refuse('--data must name a folder.')
  const prepare = command.prepare(values)
  const started = closeOnSignals()
  try {
    checkSettings(process.env)
    const log = createLogger(process.env.CONSOLE_LOG_LEVEL)
    const server = await startServer({
      port,
      data: values.data,
      ...(prepare ? { prepare } : {}),
      ...(values.host ? { host: values.host } : {}),
      ...(values.static ? { staticDir: values.static } : {}),
      ...(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {}),
      onWarning: log.warn,
      onError: log.error,
      onRequest: log.request,
    })
    started(server)
    console.log(`Console: ${server.url}`)
    if (server.accounts.length > 0) console.log(`Demo accounts, password ${server.accounts[0]?.password}:`)
    for (const { username, shows } of server.accounts) console.log(`  ${username.padEnd(24)} ${shows}`)
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
}

const readArguments = ({ name, options, usage = '', settings = '' }: Command) => {
  const help = `${name} [--port 4300] [--host ADDRESS] [--data DIR] [--static DIR]${usage}\n\n${SETTINGS}${settings}`
  const parse = () => {
    try {
      return parseArgs({ options: { ...options, ...OPTIONS } }).values
    } catch (error) {
      return refuse(error instanceof Error ? `${error.message}\n\n${help}` : help)
    }
  }
  const values = parse()
  if (!values.help) return values
  console.log(help)
  process.exit(0)
}

/** Ctrl+C arrives from the terminal, and again from a parent that forwards signals. */
const SAME_SIGNAL_MS = 300
const CLOSE_MS = 10_000

/** Returns a function that takes the server once it runs. */
const closeOnSignals = (): ((running: RunningServer) => void) => {
  let server: RunningServer | undefined
  let closingSince: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (closingSince !== undefined) {
        if (performance.now() - closingSince > SAME_SIGNAL_MS) process.exit(1)
        return
      }
      closingSince = performance.now()
      // Before the server runs, there is nothing to lose: an interrupted first start begins again.
      if (!server) process.exit(0)
      // Also if a hanging database keeps connections from closing.
      setTimeout(() => process.exit(1), CLOSE_MS).unref()
      server.close().then(
        () => process.exit(0),
        (error: unknown) => refuse(String(error)),
      )
    })
  return (running) => {
    server = running
  }
}
