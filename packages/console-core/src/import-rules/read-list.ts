import type { Finding } from './finding.ts'
import { readValue, type Value, type ValueContext } from './read-value.ts'

/** Reads the several values of one field, each once; null when there is none. */
export const readList = (text: string, context: ValueContext, found: Finding[]): Value => {
  const items = text
    .split(/[;|,]/)
    .map((item) => item.trim())
    .filter(Boolean)
  const values = new Set<string>()
  for (const item of items) {
    const value = readValue(item, context, found)
    if (typeof value === 'string') values.add(value)
  }
  return values.size > 0 ? [...values] : null
}
