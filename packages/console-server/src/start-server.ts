import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CONSTANTS } from '@edconsole/console-core/contract'
import { createApp, createWorkerApp } from './app.ts'
import { type Clock, clockFrom } from './clock.ts'
import { dataGroupFrom } from './data-folder/local-users.ts'
import { prepareDataFolder, shareInbox } from './data-folder/prepare-data-folder.ts'
import { type OpenDatabase, openDatabase } from './db/open-database.ts'
import { jobCaller, listenForJobs } from './db/postgres/job-calls.ts'
import type { Replica } from './db/replica/replica.ts'
import { replicaFromEnv } from './db/replica/replica-from-env.ts'
import { fillDatabase } from './first-run/fill-database.ts'
import { firstAdministratorFromEnv } from './first-run/first-administrator.ts'
import type { PreparedServer, PrepareServer } from './first-run/prepare-server.ts'
import { trustedProxiesIn } from './http/connection.ts'
import type { RequestLine } from './http/log-requests.ts'
import { DEFAULT_QUOTAS } from './http/quotas.ts'
import type { ClaimedJob } from './jobs/claim-job.ts'
import { type Jobs, type JobsOptions, startJobs } from './jobs.ts'
import { reportingMail } from './mail/mail.ts'
import { mailFromEnv } from './mail/mail-from-env.ts'
import { createMetrics, type ErrorSource } from './metrics/metrics.ts'
import { jobCounter, type MetricsEndpoint, queuedJobs, serveMetrics } from './metrics/serve-metrics.ts'
import { openStoredSecrets } from './secrets/open-secrets.ts'
import { checkSettings, originsOf, unknownSettings } from './settings/check-settings.ts'
import { databasePlace } from './settings/database-place.ts'
import { jobLimitsFrom } from './settings/job-limits.ts'
import { privateNetworksIn } from './settings/private-networks.ts'
import { providerClientsFrom } from './settings/provider-clients.ts'
import { serverRoleFrom } from './settings/server-role.ts'
import { tokenIssuersIn } from './settings/token-issuers.ts'
import { sftpFromEnv } from './sftp/sftp-from-env.ts'
import type { SftpEndpoint } from './sftp/start-sftp.ts'
import { employeeAccessFrom, settingsFromEnv } from './static/console-settings.ts'
import { pageAnswers, sessionFrameOf } from './static/page-answers.ts'
import { requireConsole, serveConsole } from './static/serve-console.ts'
import { checkStore } from './storage/check-store.ts'
import { openStore } from './storage/open-store.ts'
import { dropScratch } from './storage/scratch.ts'
import { type Port, reachableHost, takePort } from './take-port.ts'
import type { Tracing } from './tracing/tracing.ts'
import { tracingFromEnv } from './tracing/tracing-from-env.ts'

export type StartServerOptions = {
  /** Default 4300; 0 picks a free one. */
  port?: number
  /** Address to listen on. Default: all. */
  host?: string
  /** Folder of the embedded database, the lock, and files unless `CONSOLE_STORAGE` names a bucket. Default `.data`. */
  data?: string
  /** URL of a PostgreSQL server, instead of the embedded database. */
  databaseUrl?: string
  /** Fills a new database; without it, there are no users and no districts. */
  prepare?: PrepareServer
  /** @deprecated A new database is empty unless `prepare` fills it. */
  seed?: 'empty'
  /** Folder of the built console; without it, only `/api` is served. */
  staticDir?: string
  env?: Readonly<Record<string, string | undefined>>
  /** Receives errors that no caller is told about. */
  onError?: (message: string, error: unknown) => void
  /** Receives warnings about settings that seem to be missing. */
  onWarning?: (message: string) => void
  /** Called for each request once it is answered. */
  onRequest?: (line: RequestLine) => void
}

export type RunningServer = {
  url: string
  port: number
  /** Accounts of `prepare`; empty without it. */
  accounts: PreparedServer['accounts']
  /**
   * Releases the current job, answers the requests that have arrived, then closes the database. Waits at most ten
   * seconds for requests and for a job that can't be interrupted.
   */
  close: () => Promise<void>
}

/** How long a shutdown waits for pending work. Including the database, it takes at most ten seconds. */
const STOP_LIMIT_MS = 9_000

/** Opens and migrates the database, fills a new one, and serves the API and the console. */
export const startServer = async (options: StartServerOptions = {}): Promise<RunningServer> => {
  const { env = process.env, data = '.data', onError = () => {} } = options
  let now: Clock = () => new Date()
  // Check settings first, so that a typo is reported before anything is created.
  checkSettings({ ...env, DATABASE_URL: options.databaseUrl })
  const unknown = unknownSettings(env)
  if (unknown !== null) options.onWarning?.(unknown)
  const role = serverRoleFrom(env)
  const staticDir = role === 'worker' ? undefined : options.staticDir
  if (staticDir) requireConsole(staticDir)
  const employeeAccess = employeeAccessFrom(env)
  const timeZone = env.CONSOLE_TIME_ZONE || CONSTANTS.timeZone
  const trustedProxies = trustedProxiesIn(env.CONSOLE_TRUSTED_PROXIES)
  const dataGroup = dataGroupFrom(env)
  const network = { privateNetworks: privateNetworksIn(env.CONSOLE_PRIVATE_NETWORKS) }
  const staffSecondFactor = env.CONSOLE_STAFF_SECOND_FACTOR === '1'
  const metrics = env.CONSOLE_METRICS_PORT ? createMetrics() : undefined
  const report = (source: ErrorSource, message: string) => (error: unknown) => {
    metrics?.error(source)
    onError(message, error)
  }
  const store = await openStore(env, data)
  const tracing = await tracingFromEnv(env, report('traces', "Traces couldn't be sent"))
  const mail = reportingMail(
    mailFromEnv(env, store, () => now()),
    report('mail', "Couldn't send an email"),
  )
  prepareDataFolder(data, dataGroup)
  let door: Port | undefined
  let database: OpenDatabase | undefined
  let replica: Replica | undefined
  let beside: Beside
  let sftp: SftpEndpoint | undefined
  let measured: MetricsEndpoint | undefined
  let called: { close: () => Promise<void> } | undefined
  try {
    await dropScratch(store.scratch)
    await checkStore(store)
    database = await openDatabase(
      databasePlace({ ...env, DATABASE_URL: options.databaseUrl }, data),
      report('database', 'The connection to the database was lost'),
      async () => {
        door = await takePort(options.port ?? 4300, options.host)
      },
    )
    const { db, close: closeDatabase } = database
    const inboxDir = join(data, 'inbox')
    const prepared = await options.prepare?.({ db, env, data, inboxDir })
    if (!prepared) await database.directly((direct) => fillDatabase(direct))
    now = clockFrom(prepared?.startsAt)
    if (dataGroup !== undefined) shareInbox(inboxDir, dataGroup)
    await firstAdministratorFromEnv(env, db, { now: now(), onWarning: options.onWarning })
    const secrets = await openStoredSecrets(db, env, data)
    const allowLoopback = env.CONSOLE_ALLOW_LOOPBACK === '1'
    beside = await prepared?.begin({ secrets, allowLoopback, port: door?.port ?? 0 })
    const files = { db, now, secrets, store, onError: report('sftp', "A file couldn't be taken by SFTP") }
    sftp = await sftpFromEnv(files, { env, host: options.host, prepared: prepared?.sftp })
    const opened = Promise.withResolvers<string>()
    const publicUrl = env.CONSOLE_PUBLIC_URL ?? originsOf(env.CONSOLE_ORIGINS)[0]
    const jobOptions: JobsOptions = Object.assign(jobLimitsFrom(env), {
      db,
      now,
      timeZone,
      secrets,
      mail,
      employeeAccess,
      publicUrl,
      allowLoopback,
      network,
      askOwn: async (path: string) =>
        fetch(`${role === 'worker' ? publicUrl : await opened.promise}${path}`, {
          redirect: 'manual',
          signal: AbortSignal.timeout(OWN_ANSWER_MS),
        }),
      store,
      onError: report('background', 'Work in the background was interrupted'),
      onJob: metrics && jobCounter(metrics, db),
      onFailedJob: (job: ClaimedJob, error: unknown) => report('job', `${titleOf(job)} failed`)(error),
      tracing,
    })
    const onLost = report('database', "Servers couldn't tell each other of new jobs")
    const jobs = role === 'web' ? jobCaller(db, onLost) : startJobs(jobOptions)
    const directUrl = env.CONSOLE_DATABASE_DIRECT_URL
    if (role !== 'web' && directUrl)
      called = listenForJobs(directUrl, { onCall: jobs.nudge, onError: onLost })
    const accounts = prepared?.accounts ?? []
    if (role !== 'worker')
      replica = replicaFromEnv(env, db, { metrics, onError, onWarning: options.onWarning })
    const app = createApp({
      db,
      replica,
      now,
      timeZone,
      secrets,
      mail,
      employeeAccess,
      providerClients: providerClientsFrom(env),
      allowLoopback,
      network,
      staffSecondFactor,
      store,
      sftp,
      nudge: jobs.nudge,
      publicUrl: env.CONSOLE_PUBLIC_URL,
      trustedProxies,
      hstsSubdomains: env.CONSOLE_HSTS_SUBDOMAINS === '1',
      onWarning: options.onWarning,
      tracing,
      allowedOrigins: originsOf(env.CONSOLE_ORIGINS),
      tokenIssuers: tokenIssuersIn(env.CONSOLE_TOKEN_ISSUERS),
      quotaLimits: {
        session: Number(env.CONSOLE_SESSION_CALLS_PER_MINUTE || DEFAULT_QUOTAS.session),
        token: Number(env.CONSOLE_TOKEN_CALLS_PER_MINUTE || DEFAULT_QUOTAS.token),
      },
      onError: (error, requestId) => report('request', `Request ${requestId} failed`)(error),
      onRequest: (line) => {
        metrics?.request(line)
        options.onRequest?.(line)
      },
    })
    if (staticDir)
      app.get(
        '*',
        serveConsole({
          folder: staticDir,
          settings: () => ({
            ...settingsFromEnv(env),
            ...(prepared?.startsAt ? { now: now().toISOString() } : {}),
            ...(accounts.length > 0 ? { demoAccounts: accounts } : {}),
          }),
          // Where the console's calls go to another address, those to this one would answer for another backend.
          ...(env.CONSOLE_BASE_URL
            ? {}
            : { answers: pageAnswers(app), sessionFrame: sessionFrameOf({ db, secrets }) }),
        }),
      )
    if (!door) throw new Error('The server has no port.')
    const probes = { db, secrets, onError: report('request', 'Request /ready failed') }
    door.open(role === 'worker' ? createWorkerApp(probes).fetch : app.fetch)
    const { port } = door
    measured =
      metrics &&
      (await serveMetrics({
        metrics,
        sources: { jobs: () => queuedJobs(db), connections: database.connections, replica },
        port: Number(env.CONSOLE_METRICS_PORT),
        host: env.CONSOLE_METRICS_HOST || '127.0.0.1',
        onError: report('database', "Metrics couldn't be read"),
      }))
    opened.resolve(`http://${reachableHost(options.host)}:${port}`)
    const close = () =>
      closeAll({ door, jobs, called, beside, sftp, measured, tracing, replica }, closeDatabase).finally(
        store.close,
      )
    return { url: `http://localhost:${port}`, port, accounts, close }
  } catch (error) {
    await door?.close(STOP_LIMIT_MS)
    await sftp?.close()
    await called?.close()
    await measured?.close()
    await beside?.close()
    await replica?.close()
    await database?.close()
    store.close()
    await tracing?.close()
    throw error
  }
}

/** Names a job in the log. */
const titleOf = ({ id, kind, lea, batchId }: ClaimedJob): string => {
  const about = [kind, lea === null ? [] : `district ${lea}`, batchId === null ? [] : `batch ${batchId}`]
  return `Job ${id} (${about.flat().join(', ')})`
}

/** How long this server may take to answer itself. */
const OWN_ANSWER_MS = 10_000

/** What `prepare` started alongside the server. */
type Beside = Awaited<ReturnType<PreparedServer['begin']>>

type Running = {
  door: Port | undefined
  jobs: Pick<Jobs, 'stop'>
  called: { close: () => Promise<void> } | undefined
  beside: Beside
  sftp: SftpEndpoint | undefined
  measured: MetricsEndpoint | undefined
  tracing: Tracing | undefined
  replica: Replica | undefined
}

const closeAll = async (
  { door, jobs, called, beside, sftp, measured, tracing, replica }: Running,
  closeDatabase: () => Promise<void>,
): Promise<void> => {
  // Jobs first, so that another server can claim the current one while this one still answers.
  await called?.close()
  const released = jobs.stop()
  await sftp?.close()
  await door?.close(STOP_LIMIT_MS)
  await measured?.close()
  await Promise.race([released, setTimeout(STOP_LIMIT_MS, undefined, { ref: false })])
  await beside?.close()
  await tracing?.close()
  await replica?.close()
  await closeDatabase()
}
