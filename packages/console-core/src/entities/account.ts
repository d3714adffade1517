import type { AccountState } from '../lists/account-states.ts'
import type { AuthProvider } from '../lists/auth-providers.ts'
import type { UserType } from '../lists/authentication-words.ts'
import type { ConfigMeta, ReadConfig } from './config-meta.ts'

export type AccountUserType = 'staff' | 'student' | 'guardian' | 'service'

/** Why an account is locked: wrong passwords, an administrator's decision, or an expired password. */
export type LockReason = 'tooManyFailures' | 'administrator' | 'expired'

/** A sign-in account: `GET /accounts` ([S7]). `id` and `accountId` are one number. */
export type Account = ConfigMeta & {
  accountId: number
  /** Names the account's link to its authentication; the address of its user's roles ([S2.2], R24). */
  authXAccountId: number
  /** Null while the account is linked to none. */
  authenticationId: number | null
  authProvider: AuthProvider | null
  clientId: number
  /** The district whose staff or student row the account follows. */
  lea: string | null
  username: string
  emailAddress: string
  firstName: string
  lastName: string
  userType: AccountUserType
  /** Of the stored row. */
  staffId: string | null
  studentId: string | null
  /** 1 blocks every sign-in; an expired lock is 0 again. */
  locked: 0 | 1
  lockedAt: string | null
  /** When the lock ends by itself; null for one that lasts until it is lifted by hand. */
  lockedUntil: string | null
  lockReason: LockReason | null
  /** The address that the wrong passwords of a lock came from. */
  lockedFrom: string | null
  failedLoginCount: number
  isEnabled: boolean
  /** What all of this means for signing in; null where a backend doesn't say. */
  accountState: AccountState | null
  mustChangePassword: boolean
  passwordChangedAt: string | null
  /** How many second factors its owner has; null where a backend doesn't say. */
  secondFactorCount: number | null
  lastLogin: string | null
  lastLoginIp: string | null
  /** Given to the user behind the account; changed there (R24). */
  roles: string[]
  /** Of the staff and the student row that it follows. */
  siteCodes: string[]
}

/** Body of `PATCH /accounts/{accountId}`; an absent key stays as it is. */
export type AccountChange = ReadConfig & {
  /** 0 opens the account and forgets its failed attempts. */
  locked?: 0 | 1
  isEnabled?: boolean
  mustChangePassword?: boolean
}

/** Body of `POST /accounts/require-new-passwords`. */
export type RequireNewPasswords = { userType: UserType }

/** Body of `POST /accounts/send-invitations`. */
export type SendInvitations = { accountIds: number[] }

/** What it did, in numbers of accounts. Emails leave in the background. */
export type InvitationsQueued = {
  queued: number
  /** Left out: they got one within the last hour. */
  recent: number
  /** Left out: they have signed in, sign in with another provider, have no email address, or are locked or disabled. */
  ineligible: number
}

/** What `POST /accounts/{accountId}/sign-out` did: how many sessions it ended. */
export type SessionsEnded = { count: number }

/** What `POST /accounts/{accountId}/password-link` did. The link is only in the email. */
export type PasswordLinkSent = {
  /** The account's email address. */
  sentTo: string
  /** How long the link works. */
  minutes: number
}

/** What it did: how many accounts need a new password that didn't before. */
export type NewPasswordsRequired = { count: number }
