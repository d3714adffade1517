import { UnavailableError } from '../unavailable-error.ts'

/** An invalid request; `message` is a sentence for people. */
export class BadRequest extends Error {
  override name = 'BadRequest'
}

/**
 * The database can't be reached, or the connection was lost before it answered. Whether a pending commit took effect is
 * unknown. A retry may succeed later.
 */
export class DatabaseUnavailableError extends UnavailableError {
  override name = 'DatabaseUnavailableError'

  constructor(cause: unknown) {
    super('The database is unavailable.', { cause })
  }
}

/** SQLSTATEs that end a session: shutdown, crash, failover, idle timeouts. */
const SESSION_ENDED = /^(08...|57P0[1-5]|25P0[34])$/

const UNIQUE_VIOLATION = '23505'
const LOCK_TIMEOUT = '55P03'

/** By SQLSTATE class, the same on both engines. */
const REASONS: Readonly<Record<string, string>> = {
  '22': "the database can't store a value",
  '23': 'it conflicts with stored data',
  '54': 'a value is too long for the database',
  P0: 'it violates a database rule',
}

/** True if others held for too long what a statement had to lock. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_TIMEOUT

/** True if PostgreSQL ended the session along with the statement. */
export const isSessionEnded = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  SESSION_ENDED.test(error.code)

/**
 * Returns the constraint or unique index that a row violated, or undefined. Works for both engines. An index of a partition or
 * shard, whose name ends with its number, counts as that of the whole table.
 */
export const uniqueViolation = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return undefined
  return 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint.replace(/_\d+$/, '')
    : ''
}

/**
 * Explains to people why the database refused a row; its own message may reveal values and table names. Undefined for
 * errors that aren't about the row, such as a lost connection.
 */
export const refusalReason = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? REASONS[error.code.slice(0, 2)]
    : undefined
