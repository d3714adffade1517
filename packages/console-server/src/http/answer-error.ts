import type { ErrorAnswer } from '@edconsole/console-core/contract'
import type { Context, Hono } from 'hono'
import { BadRequest } from '../db/database-errors.ts'
import { plainPage } from '../session/plain-page.ts'
import { UnavailableError } from '../unavailable-error.ts'
import type { ApiEnv } from './api-env.ts'
import { ApiError, NewPasswordError, SecondStepError } from './api-error.ts'

/** `Retry-After` while something that the server needs is unavailable: about as long as a restart or a failover takes. */
const RETRY_SECONDS = 5

/**
 * Answers a failure in the common shape, or as a page if a browser shows the response directly. Unexpected errors go to
 * the log, never to the caller.
 */
export const answerError =
  (log: (error: unknown, requestId: string) => void) =>
  (error: unknown, c: Context<ApiEnv>): Response => {
    const known = knownError(error)
    const unavailable = error instanceof UnavailableError
    if (known.code === 500 || unavailable) log(error, c.res.headers.get('x-request-id') ?? '')
    if (unavailable) c.header('retry-after', String(RETRY_SECONDS))
    const { code, message, field } = known
    if (c.get('isPage')) return plainPage(c, code, { title: TITLES[code] ?? 'Something went wrong', message })
    const body: ErrorAnswer = {
      error: {
        code,
        message,
        ...(field !== undefined && { field }),
        ...(known instanceof NewPasswordError && { passwordRules: known.passwordRules }),
        ...(known instanceof SecondStepError && { secondStep: known.secondStep }),
      },
    }
    return c.json(body, code)
  }

const knownError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (error instanceof BadRequest) return new ApiError(400, error.message)
  if (error instanceof UnavailableError)
    return new ApiError(503, 'The server is temporarily unavailable. Try again in a few seconds.')
  return new ApiError(
    500,
    'Something went wrong on the server. Try again. If this continues, contact support.',
  )
}

const TITLES: Readonly<Partial<Record<ApiError['code'], string>>> = { 503: 'Temporarily unavailable' }

/**
 * Answers requests that no route matched with 404 or 405. Call it last, as it reads the registered routes.
 */
export const answerOtherMethods = (app: Hono<ApiEnv>): void => {
  for (const [path, methods] of methodsByPath(app))
    app.all(path, async (c, next) => {
      c.set('allow', new Set([...(c.get('allow') ?? []), ...methods]))
      await next()
    })
  app.all('/api/*', answer)
}

const answer = (c: Context<ApiEnv>): Response => {
  const allow = c.get('allow')
  if (!allow) throw new ApiError(404, 'Address not found.')
  c.header('allow', [...allow].sort().join(', '))
  if (c.req.method === 'OPTIONS') return c.body(null, 204)
  throw new ApiError(405, `This address doesn't support ${c.req.method}.`)
}

const methodsByPath = ({ routes }: Hono<ApiEnv>): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { method, path } of routes) {
    if (method === 'ALL') continue
    const methods = found.get(path) ?? new Set(['OPTIONS'])
    // GET routes also answer HEAD.
    for (const one of method === 'GET' ? ['GET', 'HEAD'] : [method]) methods.add(one)
    found.set(path, methods)
  }
  return found
}
