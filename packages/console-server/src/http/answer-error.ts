import type { ErrorAnswer } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { BadRequest } from '../db/bad-request.ts'
import { ApiError } from './api-error.ts'
import { NewPasswordError } from './new-password-error.ts'

/** Every failure in the one shape. What was not foreseen is told to the log, never to the caller. */
export const answerError =
  (log: (error: unknown, requestId: string) => void) =>
  (error: unknown, c: Context): Response => {
    const known = knownError(error)
    if (known.code === 500) log(error, c.res.headers.get('x-request-id') ?? '')
    const { code, message, field } = known
    const body: ErrorAnswer = {
      error: {
        ...{ code, message, ...(field !== undefined && { field }) },
        ...(known instanceof NewPasswordError && { passwordRules: known.passwordRules }),
      },
    }
    return c.json(body, code)
  }

const knownError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (error instanceof BadRequest) return new ApiError(400, error.message)
  if (error instanceof HTTPException && error.status === 413) return new ApiError(413, TOO_LARGE)
  return new ApiError(500, 'Something went wrong on the server. Try again; if it stays, tell support.')
}

export const TOO_LARGE = 'The body is larger than 1 MB.'
