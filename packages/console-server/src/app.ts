import { OPERATION_IDS, OPERATIONS } from '@edconsole/console-core/contract'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerError, TOO_LARGE } from './http/answer-error.ts'
import { answerOperation } from './http/answer-operation.ts'
import { ApiError } from './http/api-error.ts'
import { guardWrites, isSignInForm } from './http/guard-writes.ts'
import { requestId } from './http/request-id.ts'
import type { ServerContext } from './server-context.ts'
import { answerSignInForm } from './session/answer-sign-in-form.ts'
import { answerSignInPage } from './session/answer-sign-in-page.ts'
import { answerSignOutLink } from './session/answer-sign-out-link.ts'

export type AppOptions = ServerContext & {
  /** Other origins that may call, for a console that is served elsewhere. */
  readonly allowedOrigins?: readonly string[]
  readonly onError?: (error: unknown, requestId: string) => void
}

const BODY_MAX = 1024 * 1024

/** The `/api` of the console: one route per call of the contract. */
export const createApp = (options: AppOptions): Hono => {
  const app = new Hono({ strict: false })
  app.onError(answerError(options.onError ?? (() => {})))
  app.use('/api/*', requestId)
  app.use('/api/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
  })
  app.use('/api/*', bodyLimit({ maxSize: BODY_MAX, onError: tooLarge }))
  app.use('/api/*', guardWrites(options.allowedOrigins ?? []))
  app.get('/api/login', answerSignInPage(options))
  app.get('/api/logout', answerSignOutLink(options))
  app.post('/api/login', async (c, next) => (isSignInForm(c) ? answerSignInForm(options)(c) : next()))
  for (const id of OPERATION_IDS) {
    const { method, path } = OPERATIONS[id]
    app.on(method, `/api${path.replace(/\{(\w+)\}/g, ':$1')}`, answerOperation(id, options))
  }
  app.all('/api/*', () => {
    throw new ApiError(404, 'There is no such address.')
  })
  return app
}

const tooLarge = (): never => {
  throw new ApiError(413, TOO_LARGE)
}
