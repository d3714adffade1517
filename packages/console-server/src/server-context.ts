import type { Clock } from './clock.ts'
import type { ListCache } from './db/list-cache.ts'
import type { ReadRowCounts } from './db/row-counts.ts'
import type { Db } from './db/schema.ts'
import type { Mail } from './mail/mail.ts'
import type { Network } from './network/web-client.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { CallerMemory } from './session/caller-memory.ts'

/** What the parts of a running server share. */
export type ServerContext = {
  readonly db: Db
  readonly listCache: ListCache
  readonly readRowCounts: ReadRowCounts
  /** Whom sessions belong to, as far as it was asked. */
  readonly callers: CallerMemory
  readonly now: Clock
  /** IANA name of the zone in which sentences name times ([S9]). */
  readonly timeZone: string
  readonly secrets: Secrets
  readonly mail: Mail
  /** Where people open the console, for links in emails; when absent, only an allowed origin or this machine can be named. */
  readonly publicUrl?: string | undefined
  /** Other origins that may call, for a console that is served elsewhere. */
  readonly allowedOrigins?: readonly string[]
  /** Whether this very machine may be named as somebody's SIS: in a demonstration it plays one. */
  readonly allowLoopback: boolean
  /** How a SIS is reached, where it is not as usual. */
  readonly network?: Omit<Network, 'allowLoopback'>
  /** How "or employee" is read (R3). */
  readonly employeeAccess: 'either' | 'strict'
  /** Holds a folder of written exports for each district, named by its lea. */
  readonly outboxDir: string
  /** Tells the worker that there is something to do. */
  readonly nudge: () => void
}
