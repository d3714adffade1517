import type { Schema } from '../../packages/console-server/src/openapi/schema.ts'

/** The keys of a body; a question mark after those that may be left out. */
export const bodyKeys = ({ properties, required = [], items }: Schema): string => {
  if (items) return `a list of ${bodyKeys(items)}`
  if (!properties) return 'by keys of its own'
  return Object.keys(properties)
    .map((key) => (required.includes(key) ? key : `${key}?`))
    .join(', ')
}
