/**
 * Why the database did not take a row, in words for people: what it says itself may hold values and names of tables.
 * Undefined when the error is not about the row, as when the connection is lost.
 */
export const refusalReason = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? REASONS[error.code.slice(0, 2)]
    : undefined

/** By the class of the error, the same on both engines. */
const REASONS: Readonly<Record<string, string>> = {
  '22': "the database can't store a value",
  '23': 'it conflicts with stored data',
  '54': 'a value is too long for the database',
  P0: 'it violates a database rule',
}
