import type {
  AccountFieldChange,
  AccountSyncLog,
  AccountUserType,
  AuthProvider,
  ClientStatus,
  ClientType,
  ColumnState,
  LockReason,
  PasskeyTransport,
  RoleDefinition,
  SecondFactorKind,
  SecondStep,
  ServiceTokenAccess,
  UsernameAttribute,
  UserStatus,
  UserType,
  UsState,
} from '@edconsole/console-core/contract'
import type { ColumnType } from 'kysely'
import type {
  Default,
  Json,
  JsonOrNull,
  Optional,
  Timestamp,
  TimestampDefault,
  TimestampOrNull,
} from './columns.ts'

/** What somebody signs in with at Local, hashed. */
export type LocalPasswordsTable = { accountId: number; hash: string; changedAt: Timestamp }

/** Passwords that were replaced, hashed, as far back as some policy can ask (R33). */
export type FormerPasswordsTable = { accountId: number; hash: string; replacedAt: Timestamp }

/** A link that was emailed and opens an account once, for whoever chooses a password with it. */
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

/** What somebody proves who they are with after their password. */
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

/** Single-use codes for whoever has lost their second factor; signed, so that the table can't be used to guess them. */
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
  /** Where the console was when somebody asked for it; null if nobody did. */
  consoleUrl: Optional<string>
  sentAt: TimestampOrNull
}

/** When a kind of email about something last left, so that guessing does not fill anybody's mailbox. */
export type LettersSentTable = { key: string; sentAt: Timestamp }

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

/** Append-only: the database refuses to change or remove a line. */
export type AccountSyncLogsTable = {
  lea: string
  /** With `lea` the key. */
  timestamp: Timestamp
  action: AccountSyncLog['action']
  result: AccountSyncLog['result']
  accountId: Optional<number>
  username: Optional<string>
  staffId: Optional<string>
  authProvider: Optional<NonNullable<AccountSyncLog['authProvider']>>
  productId: Optional<number>
  instanceId: Optional<number>
  changes: Json<AccountFieldChange[]>
  message: Optional<string>
  errorCode: Optional<string>
  batchId: Optional<number>
  triggeredBy: Optional<string>
  /** Kept by the database. */
  searchText: ColumnType<string, never, never>
}

type Meta = {
  createdAt: TimestampDefault
  createdBy: Optional<string>
  updatedAt: TimestampOrNull
  updatedBy: Optional<string>
}

/** Texts that `search` looks into; kept by the database. */
type Searched = { searchText: ColumnType<string, never, never> }

export type UsersTable = Meta &
  Searched & {
    id: Default<number>
    emailAddress: string
    firstName: string
    lastName: string
    /** `ieAuth` for users of a client, `illuminate_google` for provider staff. */
    authType: string
    status: Default<UserStatus>
    clientId: Optional<number>
    lastLogin: TimestampOrNull
    /** The last call, give or take a minute. */
    lastActiveAt: TimestampOrNull
  }

export type UserRolesTable = { userId: number; roleName: string }
export type UserDistrictsTable = { userId: number; districtId: number }

export type RolesTable = Meta & {
  id: Default<number>
  name: string
  displayName: Default<string>
  description: Default<string>
  roleType: Default<RoleDefinition['roleType']>
  scope: Default<RoleDefinition['scope']>
}
/** Whoever has `roleName` also has `inheritsName`. */
export type RoleInheritanceTable = { roleName: string; inheritsName: string }

export type AccountsTable = Meta &
  Searched & {
    id: Default<number>
    authxAccountId: number
    userId: Optional<number>
    clientId: Optional<number>
    username: string
    emailAddress: string
    firstName: Default<string>
    lastName: Default<string>
    userType: Default<AccountUserType>
    /** Whose staff or student row the account follows; null where a client has several districts and no row is known. */
    lea: Optional<string>
    staffId: Optional<string>
    studentId: Optional<string>
    authenticationId: Optional<number>
    /** As it was last given by following the staff; another one was chosen by somebody and stays. */
    followedUsername: Optional<string>
    isEnabled: Default<boolean>
    /** When it was disabled because its owner had left; null when somebody decided since then. */
    leftAt: TimestampOrNull
    /** Nobody is let in with the present password. */
    mustChangePassword: Default<boolean>
    lastLogin: TimestampOrNull
    lastLoginIp: Optional<string>
    locked: Default<boolean>
    lockReason: Optional<LockReason>
    lockedAt: TimestampOrNull
    /** When a temporary lock ends; null for one that lasts. */
    lockedUntil: TimestampOrNull
    failedLoginCount: Default<number>
    /** Where the last wrong password came from. */
    lastFailedIp: Optional<string>
    firstFailedAt: TimestampOrNull
    /** Temporary locks since the last successful sign-in. */
    lockoutCount: Default<number>
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

export type ClientsTable = {
  id: Default<number>
  clientName: string
  clientType: Default<ClientType>
  lea: Optional<string>
  state: UsState
  slug: string
  status: Default<ClientStatus>
  ncesLeaId: Optional<string>
  primaryContactName: Optional<string>
  primaryContactEmail: Optional<string>
  phone: Optional<string>
  accountNumber: Optional<string>
  timeZone: Optional<string>
  address1: Optional<string>
  address2: Optional<string>
  city: Optional<string>
  zip: Optional<string>
  createdAt: TimestampDefault
  createdBy: Optional<string>
  updatedAt: TimestampOrNull
  updatedBy: Optional<string>
}

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

/** Whom a provider's person is here. It ends when the account is disabled. */
export type FederatedLinksTable = {
  authenticationId: number
  /** Who gave the subject, and to whom: the same subject of another issuer is somebody else. */
  issuer: string
  subject: string
  accountId: number
  linkedAt: Timestamp
  lastUsedAt: Timestamp
}

/** A sign-in that a browser is at its provider for. Deleted by whoever comes back with it. */
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
  /** `in`, or why somebody was refused. */
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

export type UserPreferencesTable = {
  userId: number
  kind: 'columnStates' | 'pageSizes'
  data: Json<Record<string, ColumnState[]> | Record<string, number>>
}
