/**
 * Something that the server needs, such as the database or the bucket, can't be reached for now. A retry may succeed later: calls
 * answer 503, and jobs are tried again.
 */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}
