import type { Clock } from './clock.ts'
import type { Db } from './db/schema.ts'
import type { Secrets } from './secrets/secrets.ts'

/** What the parts of a running server share. */
export type ServerContext = {
  readonly db: Db
  readonly now: Clock
  readonly secrets: Secrets
  /** How "or employee" is read (R3). */
  readonly employeeAccess: 'either' | 'strict'
  /** Tells the worker that there is something to do. */
  readonly nudge: () => void
}
