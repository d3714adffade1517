import type { Query } from '@edconsole/console-core'

/** The values under a key of an address: several, one, or none; what is no text is none. */
export const valuesOf = (value: Query[string]): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string')
