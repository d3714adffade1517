import type {
  PasskeyTransport,
  SecondFactorKind,
  SecondStep,
  ServiceTokenAccess,
} from '@edconsole/console-core/contract'
import type { ColumnType } from 'kysely'
import type { Default, JsonOrNull, Optional, Timestamp, TimestampOrNull } from './columns.ts'

/** The hashed password of a Local account. */
export type LocalPasswordsTable = { accountId: number; hash: string; changedAt: Timestamp }

/** Passwords that were replaced, hashed, as far back as some policy can ask (R33). */
export type FormerPasswordsTable = { accountId: number; hash: string; replacedAt: Timestamp }

/** An emailed link that opens an account once, for a person who chooses a password with it. */
export type PasswordLinksTable = {
  /** SHA-256 of its token. */
  hash: string
  accountId: number
  purpose: 'invitation' | 'reset'
  /** It is void once the account has another address. */
  sentTo: string
  expiresAt: Timestamp
  endedAt: TimestampOrNull
}

/** A link that signs in once, by itself. */
export type SignInLinksTable = {
  /** SHA-256 of its token. */
  hash: string
  accountId: number
  expiresAt: Timestamp
}

/** What people prove their identity with after entering their password. */
export type SecondFactorsTable = {
  id: Default<number>
  accountId: number
  kind: SecondFactorKind
  name: string
  /** The app's secret, sealed; null for passkeys. */
  sealed: Optional<string>
  /** Of an app's last code, or a passkey's own count of its uses: neither it nor an earlier one is taken again. */
  lastCounter: Optional<number>
  /** Of passkeys, in base64url; no two have the same. */
  credentialId: Optional<string>
  /** Of passkeys, in base64url. */
  publicKey: Optional<string>
  transports: JsonOrNull<PasskeyTransport[]>
  /** The host name that a passkey was made for: it works nowhere else. */
  rpId: Optional<string>
  addedAt: Timestamp
  lastUsedAt: TimestampOrNull
}

/** Single-use codes for people who have lost their second factor; signed, so that the table can't be used to guess them. */
export type RecoveryCodesTable = { accountId: number; hash: string; usedAt: TimestampOrNull }

/** A sign-in whose password was right and whose second factor is still to come. */
export type SecondStepsTable = {
  /** SHA-256 of the browser's cookie. */
  tokenHash: string
  accountId: number
  purpose: SecondStep['purpose']
  /** A password that was chosen on the way, hashed. It counts once the sign-in is complete. */
  newPasswordHash: Optional<string>
  /** The link from an email that the sign-in began with. */
  linkHash: Optional<string>
  failures: Default<number>
  createdAt: Timestamp
  expiresAt: Timestamp
}

/** An authenticator app that is being set up; it counts for nothing until a code of it is confirmed. */
export type AppSetupsTable = {
  /** SHA-256 of the token of the session or the second step. */
  ownerHash: string
  accountId: number
  /** The secret, sealed. */
  sealed: string
  expiresAt: Timestamp
}

/** What a passkey has to answer, once, within minutes. */
export type PasskeyChallengesTable = {
  /** SHA-256 of the token of the session or the second step. */
  ownerHash: string
  accountId: number
  purpose: 'add' | 'use'
  challenge: string
  expiresAt: Timestamp
}

/** Accounts whose owners are to choose their first password, or were asked to. */
export type InvitationsTable = {
  accountId: number
  /** When the email is to be tried; null once it was sent or given up. */
  dueAt: TimestampOrNull
  attempts: Default<number>
  /** Where the console was when a person asked for the invitation; null if no one did. */
  consoleUrl: Optional<string>
  sentAt: TimestampOrNull
}

/** When a kind of email about something was last sent, so that guessing doesn't fill anyone's mailbox. */
export type LettersSentTable = { key: string; sentAt: Timestamp }

/** Sign-ins that failed and did not succeed since. Kept as long as they count. */
export type SignInFailuresTable = {
  /** An IPv4 address, or the first 64 bits of an IPv6 one. */
  network: string
  /** 0 without a client, -1 for clients that no one can sign in to. */
  clientId: number
  /** SHA-256 of the username: people type passwords into the wrong field. */
  usernameHash: string
  /** Whether the client exempts the network. */
  isExempt: boolean
  failures: number
  /** The first one. */
  since: Timestamp
}

export type SessionsTable = {
  /** SHA-256 of the cookie's value, hex. */
  idHash: string
  userId: number
  createdAt: Timestamp
  lastSeenAt: Timestamp
  expiresAt: Timestamp
  /** When the user had signed in before this session; null for the first time. */
  previousLogin: TimestampOrNull
  /** How long it may be without a call. */
  idleMinutes: Default<number>
  /** Names the session where its secret must not stand; given by the database. */
  id: ColumnType<number, never, never>
  /** As the browser named itself when it signed in. */
  userAgent: Optional<string>
  /** Of the last use, as exact as `lastSeenAt`. */
  address: Optional<string>
}

/** Browsers that a user has signed in from. */
export type SignInDevicesTable = {
  userId: number
  /** SHA-256 of the user and the cookie's value, hex: the same browser can't be followed from one user to another. */
  hash: string
  firstSeenAt: Timestamp
  lastSeenAt: Timestamp
}

/** What a program calls with, as its service account. */
export type ServiceTokensTable = {
  id: Default<number>
  accountId: number
  name: string
  access: ServiceTokenAccess
  /** SHA-256 of the token, hex. */
  hash: string
  /** How it begins. */
  hint: string
  createdAt: Timestamp
  createdBy: string
  expiresAt: Timestamp
  lastUsedAt: TimestampOrNull
  revokedAt: TimestampOrNull
  revokedBy: Optional<string>
}
