import { CONSTANTS, OPERATION_IDS, OPERATIONS, type OperationId } from '@edconsole/console-core/contract'
import { Hono, type MiddlewareHandler } from 'hono'
import { askToUnsubscribe, UNSUBSCRIBE_PATH, unsubscribe } from './alerts/unsubscribe.ts'
import { createListCache } from './db/list-cache.ts'
import { rowCountsReader } from './db/row-counts.ts'
import {
  answerExportArchive,
  answerExportFile,
  answerExportManifest,
} from './handlers/export-logs/answer-export-files.ts'
import { allowOrigins } from './http/allow-origins.ts'
import { answerError, answerOtherMethods } from './http/answer-error.ts'
import { answerHeaders, requestId } from './http/answer-headers.ts'
import { answerOperation } from './http/answer-operation.ts'
import { answerHealth, readyAnswerer } from './http/answer-probes.ts'
import type { ApiEnv } from './http/api-env.ts'
import { type ConnectionSettings, readConnection } from './http/connection.ts'
import { guardWrites, isSignInForm, isSignOutForm } from './http/guard-writes.ts'
import { limitBody } from './http/limit-body.ts'
import { logRequests, type RequestLine } from './http/log-requests.ts'
import { createQuotas, type QuotaLimits } from './http/quotas.ts'
import { siteHeaders } from './http/site-headers.ts'
import { answerInstancePage } from './instances/answer-instance-page.ts'
import type { ServerContext } from './server-context.ts'
import { answerSignInForm } from './session/answer-sign-in-form.ts'
import { answerSignInPage } from './session/answer-sign-in-page.ts'
import { answerSignOutForm, answerSignOutLink } from './session/answer-sign-out-link.ts'
import { createCallerMemory } from './session/caller-memory.ts'
import { BACK_CHANNEL_PATH } from './session/federated/openid/back-channel-logout.ts'
import { openIdPages } from './session/federated/openid/openid-pages.ts'
import { createHostTokens } from './session/host-tokens/host-tokens.ts'
import { createLdapPool } from './session/ldap/ldap-pool.ts'
import { samlPages } from './session/saml/saml-pages.ts'
import { answerNotice, NOTICE_PATHS } from './session/sign-in-notices.ts'
import { leaveForTest, TEST_PATH } from './session/sign-in-tests/test-pages.ts'
import type { TokenIssuer } from './settings/token-issuers.ts'
import { traceRequests } from './tracing/trace-requests.ts'
import type { Tracing } from './tracing/tracing.ts'
import { answerUploadPart, carriesBytes, UPLOAD_PART_PATH } from './uploads/answer-upload-part.ts'

export type AppOptions = Omit<
  ServerContext,
  'listCache' | 'readRowCounts' | 'callers' | 'ldap' | 'hostTokens' | 'quotas' | 'timeZone'
> &
  ConnectionSettings & {
    /** IANA time zone of times in messages. Default: Eastern ([S9]). */
    readonly timeZone?: string
    /** Whether HSTS covers subdomains. Default false. */
    readonly hstsSubdomains?: boolean
    /** Whose tokens are accepted instead of a session. Default: no one's. */
    readonly tokenIssuers?: readonly TokenIssuer[]
    /** How many calls a minute sessions and tokens may make. Default: any number. */
    readonly quotaLimits?: QuotaLimits
    readonly onError?: (error: unknown, requestId: string) => void
    /** Called for each request below `/api` once it is answered, for logs and metrics. */
    readonly onRequest?: (line: RequestLine) => void
    /** Where what calls do is sent as traces. */
    readonly tracing?: Pick<Tracing, 'request'> | undefined
  }

const BODY_MAX = 1024 * 1024

/** Creates the console's `/api`, with one route per call of the contract, and the probes `/health` and `/ready`. */
export const createApp = (options: AppOptions): Hono<ApiEnv> => {
  const context: ServerContext = {
    ...options,
    listCache: createListCache(),
    readRowCounts: rowCountsReader(options.db),
    callers: createCallerMemory(),
    quotas: createQuotas(options.quotaLimits ?? { session: 0, token: 0 }),
    ldap: createLdapPool(),
    hostTokens: createHostTokens(options.tokenIssuers ?? [], {
      ...options.network,
      allowLoopback: options.allowLoopback,
    }),
    timeZone: options.timeZone ?? CONSTANTS.timeZone,
  }
  const app = new Hono<ApiEnv>({ strict: false })
  const onError = options.onError ?? (() => {})
  app.onError(answerError(onError))
  app.use(readConnection(options))
  app.use(siteHeaders(options.hstsSubdomains ?? false))
  app.get('/health', answerHealth)
  app.get(
    '/ready',
    readyAnswerer(context, (error) => onError(error, '/ready')),
  )
  app.get('/instances/:slug', asPage, answerInstancePage(context))
  app.use('/api/*', requestId)
  if (options.tracing) app.use('/api/*', traceRequests(options.tracing))
  if (options.onRequest) app.use('/api/*', logRequests(options.onRequest))
  app.use('/api/*', answerHeaders)
  app.use('/api/*', allowOrigins(options.allowedOrigins ?? []))
  const limit = limitBody(BODY_MAX)
  app.use('/api/*', (c, next) => (carriesBytes(c) ? next() : limit(c, next)))
  app.use('/api/*', guardWrites(options.allowedOrigins ?? [], options.publicUrl))
  const openId = openIdPages(context)
  const saml = samlPages(context)
  app.get('/api/login', asPage, answerSignInPage(context, { openId, saml }))
  app.get('/api/login/callback/:provider', asPage, openId.comeBack)
  app.get(`/api${TEST_PATH}`, asPage, leaveForTest(context))
  app.get(NOTICE_PATHS.help, asPage, answerNotice(context, 'help'))
  app.get(NOTICE_PATHS.privacy, asPage, answerNotice(context, 'privacy'))
  app.get('/api/session/frame', asPage, openId.sessionFrame)
  app.get('/api/session/silent', asPage, openId.silent)
  app.post(BACK_CHANNEL_PATH, openId.backChannelLogout)
  app.get(UNSUBSCRIBE_PATH, asPage, askToUnsubscribe(context))
  app.post(UNSUBSCRIBE_PATH, asPage, unsubscribe(context))
  app.get('/api/logout', asPage, answerSignOutLink(context))
  app.get('/api/saml/:clientId/metadata', saml.metadata)
  app.post('/api/saml/:clientId/acs', asPage, saml.receive)
  app.get('/api/saml/:clientId/continue', asPage, saml.goOn)
  app.on(['GET', 'POST'], '/api/saml/:clientId/logout', asPage, saml.signOut)
  app.post('/api/logout', async (c, next) => {
    if (!isSignOutForm(c)) return next()
    c.set('isPage', true)
    return answerSignOutForm(context)(c)
  })
  app.post('/api/login', async (c, next) => {
    if (!isSignInForm(c)) return next()
    c.set('isPage', true)
    return answerSignInForm(context)(c)
  })
  for (const id of OPERATION_IDS.toSorted(wordsFirst)) {
    const { method, path } = OPERATIONS[id]
    app.on(method, routePath(path), answerOperation(id, context))
  }
  app.patch(UPLOAD_PART_PATH, answerUploadPart(context))
  app.get('/api/files/exports/:batchId', answerExportManifest(context))
  app.get('/api/files/exports/:batchId/:fileName', answerExportFile(context))
  app.get('/api/files/export-archives/:batchId', answerExportArchive(context))
  // Built on demand, as few servers need it.
  app.get('/api/openapi.json', async (c) => (await describing()).answerDocument(c))
  app.get('/api/docs', async (c) => (await describing()).answerDocs(c))
  answerOtherMethods(app)
  return app
}

/** What a server that only runs jobs answers: the probes. */
export const createWorkerApp = ({
  onError,
  ...context
}: Pick<ServerContext, 'db' | 'secrets'> & { onError: (error: unknown) => void }): Hono => {
  const app = new Hono({ strict: false })
  app.get('/health', answerHealth)
  app.get('/ready', readyAnswerer(context, onError))
  app.notFound((c) =>
    c.json({ error: { code: 404, message: 'This server runs jobs. Send calls to a web server.' } }, 404),
  )
  return app
}

const asPage: MiddlewareHandler<ApiEnv> = (c, next) => {
  c.set('isPage', true)
  return next()
}

/** The first matching route wins, so `/district/site` must precede `/district/{id}`. */
const wordsFirst = (one: OperationId, other: OperationId): number => {
  const [a, b] = [one, other].map((id) => OPERATIONS[id].path.replaceAll('{', '~'))
  return (a ?? '') < (b ?? '') ? -1 : 1
}

/** Returns a path in the router's syntax. The router ignores a trailing slash, so both spellings match (R19). */
const routePath = (path: string): string => `/api${path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`

const describing = () => import('./openapi/answer-description.ts')
