import type {
  AccountFieldChange,
  AccountSyncLog,
  AccountUserType,
  ClientStatus,
  ClientType,
  ColumnState,
  ComponentName,
  LockReason,
  NoteSubjectKind,
  RoleDefinition,
  UserStatus,
  UsState,
} from '@edconsole/console-core/contract'
import type { ColumnType } from 'kysely'
import type { Default, Json, Optional, Timestamp, TimestampDefault, TimestampOrNull } from './columns.ts'

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

/** A user with `roleName` also has `inheritsName`. */
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
    /** The username last set from the staff record. If a person has chosen another one, that one stays. */
    followedUsername: Optional<string>
    isEnabled: Default<boolean>
    /** When it was disabled because its owner had left; null once a person has decided about it since. */
    leftAt: TimestampOrNull
    /** The present password lets no one in. */
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

export type UserPreferencesTable = {
  userId: number
  kind: 'columnStates' | 'pageSizes'
  data: Json<Record<string, ColumnState[]> | Record<string, number>>
}

export type NotesTable = {
  id: Default<number>
  lea: string
  subjectKind: NoteSubjectKind
  batchId: Optional<number>
  componentName: Optional<ComponentName>
  cause: Optional<string>
  text: string
  isShared: boolean
  createdAt: Timestamp
  /** Null once the author's user is gone, and with it the name once that is erased. */
  createdById: Optional<number>
  createdBy: Optional<string>
  updatedAt: TimestampOrNull
  updatedById: Optional<number>
  updatedBy: Optional<string>
}

export type SavedViewsTable = {
  id: Default<number>
  listId: string
  ownerId: number
  name: string
  isShared: boolean
  lea: Optional<string>
  query: string
  columns: Json<ColumnState[]>
  createdAt: Timestamp
  updatedAt: TimestampOrNull
}
