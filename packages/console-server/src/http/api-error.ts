import { asSentence, type PasswordRules } from '@edconsole/console-core/contract'
import { type CrossFault, fieldTitle } from '@edconsole/console-core/schemas'
import type { Context } from 'hono'

/**
 * An answer that is no success: `{ error: { code, message, field? } }` with the status `code`. The message is for people: where
 * it names the field by its key in single quotes, they read the field's title.
 * @example throw new ApiError(400, "'siteCode' is already used by another site.", 'siteCode')
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 428 | 429 | 500 | 503

  /** The key of the body that is to be corrected, with dots: `settings.host`. */
  readonly field: string | undefined

  constructor(code: ApiError['code'], message: string, field?: string) {
    super(field === undefined ? message : message.replaceAll(`'${field}'`, fieldTitle(field)))
    this.code = code
    this.field = field
  }
}

/** Somebody who has proven who they are has to choose a new password, or another one than they chose (R33). */
export class NewPasswordError extends ApiError {
  readonly passwordRules: PasswordRules

  constructor(code: 400 | 403, message: string, passwordRules: PasswordRules) {
    super(code, message, 'newPassword')
    this.passwordRules = passwordRules
  }
}

/** A fault that only the server could find, in the words of those that the body's own schema finds. */
export const fieldError = ({ field, message }: CrossFault): ApiError =>
  new ApiError(400, `'${field}' is not valid: ${asSentence(message)}`, field)

/** Refuses with 429, and says when to try again: in whole minutes to people, in seconds to programs. */
export const refuseForNow = (c: Context, waitMs: number, why: string): never => {
  c.header('retry-after', String(Math.ceil(waitMs / 1000)))
  const minutes = Math.ceil(waitMs / 60_000)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw new ApiError(429, `${why} Try again in ${wait}.`)
}
