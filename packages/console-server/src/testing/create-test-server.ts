import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONSTANTS } from '@edconsole/console-core/contract'
import {
  addDemoSecrets,
  DEMO_PASSWORD,
  isDemonstration,
  type SeedDistrict,
  type SeedKind,
  seedDistricts,
  seedInbox,
} from '@edconsole/console-demo'
import { createApp } from '../app.ts'
import { clockFrom } from '../clock.ts'
import type { Db } from '../db/schema.ts'
import type { RequestLine } from '../http/log-requests.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { type Jobs, startJobs } from '../jobs.ts'
import { type Secrets, secretsWith } from '../secrets/secrets.ts'
import type { ProviderClients } from '../settings/provider-clients.ts'
import type { TokenIssuer } from '../settings/token-issuers.ts'
import { type SftpOptions, startSftp } from '../sftp/start-sftp.ts'
import type { FileStore } from '../storage/file-store.ts'
import { localStore } from '../storage/local-store.ts'
import { EXPORTS, INBOX } from '../storage/places.ts'
import { UnavailableError } from '../unavailable-error.ts'
import type { TestDatabase } from './cloned-database.ts'
import { type Faults, faultsInFrontOf } from './faults.ts'
import { districtMaker, type NewDistrictOptions, type TestDistrict } from './new-district.ts'
import { openTestDatabase } from './test-database.ts'
import { type TestMail, testMail } from './test-mail.ts'
import { withVersion } from './with-version.ts'

export type TestServerOptions = {
  /** `small` (the default): two districts with a few rows; `demo`: what a demonstration starts with. */
  seed?: Exclude<SeedKind, 'scale'>
  /** Where the clock starts; it then runs. */
  now?: Date | string
  /** IANA name of the zone in which sentences name times; Eastern when absent. */
  timeZone?: string
  employeeAccess?: 'either' | 'strict'
  /** Whether provider staff need a second factor; false when absent. */
  staffSecondFactor?: boolean
  /** Whether this very machine may be named as a district's SIS; false when absent. */
  allowLoopback?: boolean
  /** How a SIS is reached: a resolver, shorter times, further certificates to trust. */
  network?: NonNullable<JobContext['network']>
  /** Where people open the console, for links in emails; null for a server that was not told. */
  publicUrl?: string | null
  /** Clients of identity providers that districts share. */
  providerClients?: ProviderClients
  /** Whose tokens are taken instead of a session. */
  tokenIssuers?: readonly TokenIssuer[]
  /** Other origins that may call. */
  allowedOrigins?: readonly string[]
  /** Proxies whose `X-Forwarded-*` headers count; none when absent. */
  trustedProxies?: readonly string[]
  /** Opens the SFTP endpoint, with these limits. */
  sftp?: SftpOptions['limits']
  /** Hears of each request that reached the server. */
  onRequest?: (line: RequestLine) => void
  /** Where files are kept; a folder of this machine when absent. */
  store?: FileStore
  /** A seeded database, and a folder for files, that were there before the server; only the folder is there after it. */
  kept?: { database: TestDatabase; folder: string }
}

/** A request, or a path with what fetch takes. */
export type TestFetch = (input: Request | string, init?: RequestInit) => Promise<Response>

export type TestServer = {
  app: ReturnType<typeof createApp>
  db: Db
  engine: 'embedded' | 'postgres'
  /**
   * A request as given; a path gets the header of every call (R19) by itself, and the body of a PATCH the stored version.
   * Keeps no cookies.
   */
  fetch: TestFetch
  /** Stand between `fetch` and the server, so that tests see slow, broken and lost answers. */
  faults: Faults
  now: () => Date
  /** Seals as the server does. */
  secrets: Secrets
  /** Emails that the server sent. */
  mail: TestMail
  /** Lets time pass. */
  advance: (ms: number) => void
  /** Where files are kept: in the two folders below. */
  store: FileStore
  /** Holds a folder of files for each district, named by its lea. */
  inboxDir: string
  /** Holds a folder of written exports for each district, named by its lea. */
  outboxDir: string
  jobs: Jobs
  /** Where the SFTP endpoint listens, if it is open. */
  sftpPort: number | undefined
  /** Those of the seed. */
  districts: readonly SeedDistrict[]
  /**
   * A district of the test's own, with a client and a person who signs in like the demo accounts: tests that share a
   * server and change things do not meet in it.
   * @example
   * const district = await server.newDistrict({ roles: ['ROLE_IMPORT_LOG_VIEW'] })
   * const browser = await server.browser(district.email)
   * await browser(`/api/district/import-log-headers?lea=${district.lea}`)
   */
  newDistrict: (options?: NewDistrictOptions) => Promise<TestDistrict>
  /** Signs an account with the demo's password in; the answer is what a browser would send back as `Cookie`. */
  signIn: (email: string) => Promise<string>
  /** A browser of its own: it keeps its cookies. With an address, that person is signed in there. */
  browser: (email?: string) => Promise<TestFetch>
  close: () => Promise<void>
}

/** The moment of the pictures: a rollover season's Monday morning. */
const DEFAULT_NOW = '2026-09-14T12:14:00Z'
const ORIGIN = 'http://console.test'

/**
 * The whole server in this process, on a database and an inbox of its own. It starts from a packed copy of its seed,
 * which is made once and kept in `node_modules/.cache`.
 * @example
 * const server = await createTestServer()
 * const browser = await server.browser('admin@example.org')
 * const answer = await browser('/api/district/sites?lea=4107320')
 * await server.close()
 */
export const createTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const { seed = 'small', employeeAccess = 'either', kept } = options
  const start = new Date(options.now ?? DEFAULT_NOW)
  const { db, engine, close: closeDatabase } = kept?.database ?? (await openTestDatabase(seed, start))
  const districts = seedDistricts(seed, start)
  const folder = kept?.folder ?? (await mkdtemp(join(tmpdir(), 'edconsole-server-')))
  const store = options.store ?? localStore(folder)
  const [inboxDir, outboxDir] = [join(folder, INBOX), join(folder, EXPORTS)]
  await Promise.all([inboxDir, outboxDir].map((path) => mkdir(path, { recursive: true })))
  if (!kept && isDemonstration(seed)) await seedInbox(inboxDir, { now: start, districts, kind: seed })

  const clock = clockFrom(start)
  let passed = 0
  const now = () => new Date(clock().getTime() + passed)
  const failures: unknown[] = []
  const secrets = secretsWith(randomBytes(32))
  await addDemoSecrets(db, { secrets, now: start, seed })
  const { mail, box } = testMail()
  const shared = {
    db,
    now,
    secrets,
    mail,
    allowLoopback: options.allowLoopback ?? false,
    timeZone: options.timeZone ?? CONSTANTS.timeZone,
    ...(options.network ? { network: options.network } : {}),
  }
  const publicUrl = options.publicUrl === undefined ? ORIGIN : (options.publicUrl ?? undefined)
  const askOwn = async (path: string) => app.fetch(requestOf(path))
  const jobs = startJobs({ ...shared, employeeAccess, askOwn, publicUrl, store })
  const sftp =
    options.sftp &&
    (await startSftp({
      ...shared,
      store,
      port: 0,
      host: '127.0.0.1',
      limits: options.sftp,
      onError: (error) => failures.push(error),
    }))
  const app = createApp({
    ...shared,
    store,
    sftp,
    publicUrl,
    allowedOrigins: options.allowedOrigins ?? [],
    tokenIssuers: options.tokenIssuers ?? [],
    trustedProxies: options.trustedProxies,
    employeeAccess,
    staffSecondFactor: options.staffSecondFactor,
    providerClients: options.providerClients ?? {},
    nudge: jobs.nudge,
    onError: (error) => {
      if (!(error instanceof UnavailableError)) failures.push(error)
    },
    ...(options.onRequest ? { onRequest: options.onRequest } : {}),
  })

  const answer = async (request: Request): Promise<Response> => {
    const response = await app.fetch(request)
    // An unforeseen failure of the server is the test's failure, whatever the test looks at.
    if (failures.length > 0) throw failures.shift()
    return response
  }
  const { fetch: fetchWithFaults, faults } = faultsInFrontOf(answer)
  const fetch: TestFetch = async (input, init) =>
    fetchWithFaults(typeof input === 'string' ? requestOf(input, await withVersion(db, input, init)) : input)
  const browser = async (email?: string): Promise<TestFetch> =>
    keepCookies(fetch, email ? await signIn(email) : '')
  const signIn = async (email: string): Promise<string> => {
    const body = { provider: 'illuminate', username: email, password: DEMO_PASSWORD }
    // Past the faults: who signs in is the test's preparation, not its subject.
    const response = await answer(requestOf('/api/login', { method: 'POST', body: JSON.stringify(body) }))
    if (!response.ok) throw new Error(`${email} cannot sign in: ${await response.text()}`)
    return cookiesOf(response)
  }
  const close = async () => {
    faults.clear()
    await sftp?.close()
    await jobs.stop()
    await closeDatabase()
    if (!kept) await rm(folder, { recursive: true, force: true })
  }
  const advance = (ms: number) => {
    passed += ms
  }
  return {
    app,
    db,
    engine,
    fetch,
    faults,
    now,
    secrets,
    mail: box,
    advance,
    store,
    inboxDir,
    outboxDir,
    jobs,
    sftpPort: sftp?.port,
    districts,
    newDistrict: districtMaker(db, now),
    signIn,
    browser,
    close,
  }
}

const requestOf = (path: string, init: RequestInit = {}): Request => {
  const headers = new Headers(init.headers)
  if (!headers.has('x-requested-with')) headers.set('x-requested-with', 'XMLHttpRequest')
  if (init.body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
  return new Request(new URL(path, ORIGIN), { ...init, headers })
}

const keepCookies = (fetch: TestFetch, cookie: string): TestFetch => {
  let kept = cookie
  return async (input, init) => {
    const headers = new Headers(typeof input === 'string' ? init?.headers : input.headers)
    if (kept) headers.set('cookie', kept)
    const response =
      typeof input === 'string'
        ? await fetch(input, { ...init, headers })
        : await fetch(new Request(input, { headers }))
    kept = replaceCookies(kept, cookiesOf(response))
    return response
  }
}

/** As a browser does: by name, and one without a value goes. */
const replaceCookies = (kept: string, given: string): string => {
  const named = [kept, given].flatMap((text) => text.split('; ').filter(Boolean))
  const byName = new Map(named.map((cookie) => [cookie.split('=')[0], cookie]))
  return [...byName.values()].filter((cookie) => !cookie.endsWith('=')).join('; ')
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
