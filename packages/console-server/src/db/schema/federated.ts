import type { AuthProvider, UsernameAttribute, UserType } from '@edconsole/console-core/contract'
import type { ColumnType } from 'kysely'
import type { Default, Json, Optional, Timestamp, TimestampDefault, TimestampOrNull } from './columns.ts'

/** A way to sign in. `clientId` null: for provider staff. */
export type AuthenticationsTable = {
  id: Default<number>
  clientId: Optional<number>
  provider: AuthProvider
  displayName: string
  isEnabled: Default<boolean>
  isDefault: Default<boolean>
  /** Of Local: `accountLocking` and `passwordComplexity` (R33). */
  settings: Json<Record<string, unknown>>
  /** By the name of the setting: what was sealed, and when (R35). */
  secrets: ColumnType<Record<string, KeptSecret>, string | undefined, string>
  userTypes: ColumnType<UserType[], string | undefined, string>
  sortOrder: Default<number>
  usernameAttribute: Default<UsernameAttribute>
  autoLinkByEmail: Default<boolean>
  allowJustInTime: Default<boolean>
  lastTestedAt: TimestampOrNull
  lastTestStatus: Optional<'passed' | 'failed'>
  createdAt: TimestampDefault
  createdBy: Optional<string>
  updatedAt: TimestampOrNull
  updatedBy: Optional<string>
}

/** Whom a provider's person is here. It ends when the account is disabled. */
export type FederatedLinksTable = {
  authenticationId: number
  /** Who issued the subject, and to whom: the same subject from another issuer is another person. */
  issuer: string
  subject: string
  accountId: number
  linkedAt: Timestamp
  lastUsedAt: Timestamp
}

/** A sign-in that a browser is at its provider for. Deleted when the browser comes back with it. */
export type FederatedAttemptsTable = {
  /** SHA-256 of the state, hex. */
  stateHash: string
  authenticationId: number
  /** SHA-256 of the browser's cookie, hex. */
  browserHash: string
  network: string
  /** Sealed: what the provider's answer is checked against. */
  sealed: string
  returnTo: string
  expiresAt: Timestamp
}

/** A test of a way to sign in, until its result is read. */
export type SignInTestsTable = {
  /** SHA-256 of what the result is read with, hex. */
  idHash: string
  /** SHA-256 of the state, hex. */
  stateHash: string
  userId: number
  authenticationId: number
  /** SHA-256 of the browser's cookie, hex. */
  browserHash: string
  stage: 'ready' | 'away' | 'brought' | 'done'
  /** Sealed: what is tested and what the answer is checked against; once it is done, the result. */
  sealed: string
  expiresAt: Timestamp
}

/** How sign-ins with identity providers ended. Kept for 90 days. */
export type FederatedSignInsTable = {
  id: ColumnType<string, never, never>
  /** What people are told when they are refused. */
  reference: string
  at: Timestamp
  network: string
  clientId: Optional<number>
  authenticationId: Optional<number>
  provider: AuthProvider
  /** `in`, or why the person was refused. */
  outcome: string
  accountId: Optional<number>
  subject: Optional<string>
  claims: Json<Record<string, unknown>>
  /** For operators: what was wrong with an answer. */
  problem: Optional<string>
}

/** What the console signs with for one client, and what SAML providers encrypt with. */
export type SamlKeysTable = {
  clientId: number
  /** Sealed: the private key in PEM. */
  sealed: string
  certificate: string
  createdAt: Timestamp
}

/** Assertions that were used. The answer of one waits here for its browser to come and take it. */
export type SamlAssertionsTable = {
  authenticationId: number
  /** SHA-256 of its ID, hex. */
  assertionHash: string
  /** SHA-256 of what the browser takes the answer with, hex; null once it was taken. */
  ticketHash: Optional<string>
  sealed: Optional<string>
  expiresAt: Timestamp
}

/** Which session at a SAML provider a session here began with. */
export type SamlSessionsTable = {
  sessionIdHash: string
  authenticationId: number
  nameId: string
  nameIdFormat: Optional<string>
  sessionIndex: Optional<string>
}

/** Whose session at an OpenID provider a session here is. */
export type OpenIdSessionsTable = {
  sessionIdHash: string
  authenticationId: number
  /** Who gave the subject, and to whom, as in `FederatedIdentity`. */
  issuer: string
  subject: string
  /** The provider's name of its session. */
  sid: Optional<string>
  /** What the provider's frame compares its session with. */
  sessionState: Optional<string>
  /** The ID token and the addresses that sign-out and session check need. */
  sealed: string
}

/** Logout tokens that were used. */
export type OpenIdLogoutTokensTable = {
  authenticationId: number
  /** SHA-256 of the token's ID, hex. */
  tokenHash: string
  expiresAt: Timestamp
}

export type KeptSecret = { sealed: string; savedAt: string }
