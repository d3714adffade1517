import type { Query } from '@edconsole/console-core'
import type { Cause } from './cause.ts'

/** The query of details that lists the rows of a cause; all rows where the server does not tell causes. */
export const causeQuery = ({ key, told }: Pick<Cause, 'key' | 'told'>): Query =>
  told ? { filter: { cause: key } } : {}
