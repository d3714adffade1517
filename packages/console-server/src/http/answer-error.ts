import type { ErrorAnswer } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import { BadRequest } from '../db/bad-request.ts'
import { DatabaseUnavailableError } from '../db/database-unavailable.ts'
import { plainPage } from '../session/plain-page.ts'
import type { ApiEnv } from './api-env.ts'
import { ApiError } from './api-error.ts'
import { NewPasswordError } from './new-password-error.ts'

/** When to try again what failed because the database is unavailable: a restart or a failover takes about as long. */
const RETRY_SECONDS = 5

/**
 * Every failure in the one shape, or as a page where a browser shows the answer by itself. What was not foreseen is told to
 * the log, never to the caller.
 */
export const answerError =
  (log: (error: unknown, requestId: string) => void) =>
  (error: unknown, c: Context<ApiEnv>): Response => {
    const known = knownError(error)
    const unavailable = error instanceof DatabaseUnavailableError
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
      },
    }
    return c.json(body, code)
  }

const knownError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (error instanceof BadRequest) return new ApiError(400, error.message)
  if (error instanceof DatabaseUnavailableError)
    return new ApiError(503, 'The server is temporarily unavailable. Try again in a few seconds.')
  return new ApiError(
    500,
    'Something went wrong on the server. Try again. If this continues, contact support.',
  )
}

const TITLES: Readonly<Partial<Record<ApiError['code'], string>>> = { 503: 'Temporarily unavailable' }
