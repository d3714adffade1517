/** Whether something that came from outside is an object with keys. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is an object that says something. */
export const hasFields = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).length > 0
