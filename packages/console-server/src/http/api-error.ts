import { fieldTitle } from '@edconsole/console-core/schemas'

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
