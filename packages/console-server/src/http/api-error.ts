/** An answer that is no success: `{ error: { code, message } }` with the status `code`. The message is for people. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 500 | 503

  constructor(code: ApiError['code'], message: string) {
    super(message)
    this.code = code
  }
}
