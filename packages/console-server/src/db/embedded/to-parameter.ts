/** A value as the text that PostgreSQL reads, as the driver of a PostgreSQL server writes it. */
export const toParameter = (value: unknown): string | Uint8Array | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Uint8Array) return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return arrayText(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const arrayText = (values: readonly unknown[]): string => `{${values.map(element).join(',')}}`

const element = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL'
  if (Array.isArray(value)) return arrayText(value)
  const text = toParameter(value)
  return `"${String(text).replace(/["\\]/g, '\\$&')}"`
}
