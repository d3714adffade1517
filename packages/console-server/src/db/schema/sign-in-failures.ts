import type { Timestamp } from './columns.ts'

/** Sign-ins that failed and did not succeed since. Kept as long as they count. */
export type SignInFailuresTable = {
  /** An IPv4 address, or the first 64 bits of an IPv6 one. */
  network: string
  /** 0 without a client, -1 for those that nobody can sign in to. */
  clientId: number
  /** SHA-256 of the username: people type passwords into the wrong field. */
  usernameHash: string
  /** Whether the client exempts the network. */
  isExempt: boolean
  failures: number
  /** The first one. */
  since: Timestamp
}
