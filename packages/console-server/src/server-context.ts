import type { Clock } from './clock.ts'
import type { ListCache } from './db/list-cache.ts'
import type { Replica } from './db/replica/replica.ts'
import type { ReadRowCounts } from './db/row-counts.ts'
import type { Db } from './db/schema.ts'
import type { Quotas } from './http/quotas.ts'
import type { Mail } from './mail/mail.ts'
import type { Network } from './network/web-client.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { CallerMemory } from './session/caller-memory.ts'
import type { HostTokens } from './session/host-tokens/host-token.ts'
import type { LdapPool } from './session/ldap/ldap-pool.ts'
import type { ProviderClients } from './settings/provider-clients.ts'
import type { FileStore } from './storage/file-store.ts'

/** Shared by all parts of a running server. */
export type ServerContext = {
  readonly db: Db
  /** A copy of the database for reads, which may be a little behind. */
  readonly replica?: Replica | undefined
  readonly listCache: ListCache
  readonly readRowCounts: ReadRowCounts
  /** Cache of whom sessions belong to. */
  readonly callers: CallerMemory
  /** Connections to directory servers. */
  readonly ldap: LdapPool
  /** Checks tokens of hosts that embed the console. */
  readonly hostTokens: HostTokens
  /** How many calls sessions and tokens may make. */
  readonly quotas: Quotas
  readonly now: Clock
  /** IANA time zone of times in messages ([S9]). */
  readonly timeZone: string
  readonly secrets: Secrets
  readonly mail: Mail
  /** The console's public URL, for links in emails; if absent, only allowed origins or this machine are used. */
  readonly publicUrl?: string | undefined
  /** Other origins that may make calls, for a console served elsewhere. */
  readonly allowedOrigins?: readonly string[]
  /** Allows this machine as a SIS, which it plays in a demo. */
  readonly allowLoopback: boolean
  /** Requires a second factor of provider staff with Local accounts, as clients do of their people. */
  readonly staffSecondFactor?: boolean | undefined
  /** How a SIS, a receiver or an identity provider is reached, as far as it isn't usual. */
  readonly network?: Omit<Network, 'allowLoopback'>
  /** Clients of identity providers that districts share, and that of provider staff. */
  readonly providerClients?: ProviderClients
  /** How "or employee" is interpreted (R3). */
  readonly employeeAccess: 'either' | 'strict'
  /** Holds files of imports and exports. */
  readonly store: FileStore
  /** Where districts deliver files by SFTP; absent while the endpoint is off. */
  readonly sftp?: { readonly port: number; readonly fingerprint: string } | undefined
  /** Wakes up the worker. */
  readonly nudge: () => void
}
