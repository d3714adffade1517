import { asSentence, type PasswordRules, type SecondStep, tryAgainIn } from '@edconsole/console-core/contract'
import { type CrossFault, fieldTitle } from '@edconsole/console-core/schemas'
import type { Context } from 'hono'

/**
 * An error response: `{ error: { code, message, field? } }` with the status `code`. The message is for people: the
 * field's key in single quotes is replaced by the field's title.
 * @example throw new ApiError(400, "'siteCode' is already used by another site.", 'siteCode')
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 428 | 429 | 500 | 503 | 507

  /** The body field at fault, as a dotted key: `settings.host`. */
  readonly field: string | undefined

  constructor(code: ApiError['code'], message: string, field?: string) {
    super(field === undefined ? message : message.replaceAll(`'${field}'`, fieldTitle(field)))
    this.code = code
    this.field = field
  }
}

/** The credentials are right, but a new password is required, or the chosen one is refused (R33). */
export class NewPasswordError extends ApiError {
  readonly passwordRules: PasswordRules

  constructor(code: 400 | 403, message: string, passwordRules: PasswordRules) {
    super(code, message, 'newPassword')
    this.passwordRules = passwordRules
  }
}

/** The password is right, but a second factor is required to sign in. */
export class SecondStepError extends ApiError {
  readonly secondStep: SecondStep

  constructor(message: string, secondStep: SecondStep) {
    super(403, message, 'code')
    this.secondStep = secondStep
  }
}

/** Creates a refusal that reads like those of the body's schema, for faults that only the server can find. */
export const fieldError = ({ field, message }: CrossFault): ApiError =>
  new ApiError(400, `'${field}' is not valid: ${asSentence(message)}`, field)

/** Refuses with 429 and says when to retry: in words in the message, in seconds in `Retry-After`. */
export const refuseForNow = (c: Context, waitMs: number, why: string): never => {
  const seconds = Math.ceil(waitMs / 1000)
  c.header('retry-after', String(seconds))
  throw new ApiError(429, `${why} ${tryAgainIn(seconds)}`)
}
