/** True if an outside value is a plain object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True if a value is an object with at least one field. */
export const hasFields = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).length > 0
