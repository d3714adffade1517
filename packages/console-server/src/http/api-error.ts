/**
 * An answer that is no success: `{ error: { code, message, field? } }` with the status `code`. The message is for people.
 * @example throw new ApiError(400, "'siteCode' is already used by another site.", 'siteCode')
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503

  /** The key of the body that is to be corrected, with dots: `settings.host`. */
  readonly field: string | undefined

  constructor(code: ApiError['code'], message: string, field?: string) {
    super(message)
    this.code = code
    this.field = field
  }
}
