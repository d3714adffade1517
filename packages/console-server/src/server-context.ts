import type { Clock } from './clock.ts'
import type { ListMemory } from './db/list-memory.ts'
import type { Db } from './db/schema.ts'
import type { Mail } from './mail/mail.ts'
import type { Secrets } from './secrets/secrets.ts'

/** What the parts of a running server share. */
export type ServerContext = {
  readonly db: Db
  /** What lists have learned about their rows. */
  readonly memory: ListMemory
  readonly now: Clock
  readonly secrets: Secrets
  readonly mail: Mail
  /** Where people open the console, for links in letters; the address that the call came from when absent. */
  readonly publicUrl?: string | undefined
  /** Whether this very machine may be named as somebody's SIS: in a demonstration it plays one. */
  readonly allowLoopback: boolean
  /** How "or employee" is read (R3). */
  readonly employeeAccess: 'either' | 'strict'
  /** Tells the worker that there is something to do. */
  readonly nudge: () => void
}
