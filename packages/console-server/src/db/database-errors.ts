/** The caller asked for something that cannot be; `message` is a sentence for people. */
export class BadRequest extends Error {
  override name = 'BadRequest'
}

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

const UNIQUE_VIOLATION = '23505'

/** By the class of the error, the same on both engines. */
const REASONS: Readonly<Record<string, string>> = {
  '22': "the database can't store a value",
  '23': 'it conflicts with stored data',
  '54': 'a value is too long for the database',
  P0: 'it violates a database rule',
}

/** True if PostgreSQL ended the session along with the statement. */
export const isSessionEnded = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  SESSION_ENDED.test(error.code)

/** Which constraint or unique index refused a row; undefined when the error is another one. Both engines say it alike. */
export const uniqueViolation = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return undefined
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : ''
}

/**
 * Why the database did not take a row, in words for people: what it says itself may hold values and names of tables.
 * Undefined when the error is not about the row, as when the connection is lost.
 */
export const refusalReason = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? REASONS[error.code.slice(0, 2)]
    : undefined
