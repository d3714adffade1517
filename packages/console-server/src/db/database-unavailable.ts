/**
 * The database can't be reached, or the connection was lost before an answer came. Whether a commit that was under way took
 * effect is unknown. The same work may succeed later.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'

  constructor(cause: unknown) {
    super('The database is unavailable.', { cause })
  }
}

/** SQLSTATEs with which PostgreSQL ends a session: shutdown, crash, failover, and its limits for idle sessions. */
const SESSION_ENDED = /^(08...|57P0[1-5]|25P0[34])$/

/** True if PostgreSQL ended the session along with the statement. */
export const isSessionEnded = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  SESSION_ENDED.test(error.code)
