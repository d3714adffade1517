import type { Query } from '@edconsole/console-core'

/** A group of an address's keys; none where something else stands in its place. */
export const groupOf = (value: Query[string]): Query => (isGroup(value) ? value : {})

const isGroup = (value: Query[string]): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
