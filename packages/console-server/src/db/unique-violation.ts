/** Which constraint or unique index refused a row; undefined when the error is another one. Both engines say it alike. */
export const uniqueViolation = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return undefined
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : ''
}

const UNIQUE_VIOLATION = '23505'
