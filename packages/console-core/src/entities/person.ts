import type { AccountState } from '../lists/account-states.ts'
import type { AuthProvider } from '../lists/auth-providers.ts'
import type { StaffRole } from '../lists/staff-words.ts'
import type { Account } from './account.ts'

/**
 * A person who works in a district, with their account: a staff record of the district's year, an account of its client
 * that follows no record, or both in one.
 */
export type Person = {
  /** `s` and the ID of the staff record; without one `a` and the ID of the account. */
  id: string
  /** ID of the staff record, which the user's own page is addressed by; null for an account without one. */
  staffRowId: number | null
  staffId: string | null
  firstName: string
  lastName: string
  emailAddress: string | null
  username: string | null
  role: StaffRole | null
  siteCodes: string[]
  /** Not from the SIS. */
  isManual: boolean
  /** Null where a backend doesn't say. */
  accountState: AccountState | null
  authProvider: AuthProvider | null
  /** Given to the user behind the account. */
  roles: string[]
  /** The account's, null without one. `updatedAt` is what a change of the account sends back. */
  accountId: number | null
  /** The invitation email for choosing a first password. Null if none was requested. */
  invitation: 'queued' | 'sent' | 'failed' | null
  /** When the last one was sent. */
  invitedAt: string | null
  updatedAt: string | null
} & Pick<
  { [Name in keyof Account]: Account[Name] | null },
  | 'authXAccountId'
  | 'lockedAt'
  | 'lockedUntil'
  | 'lockReason'
  | 'lockedFrom'
  | 'failedLoginCount'
  | 'mustChangePassword'
  | 'passwordChangedAt'
  | 'secondFactorCount'
  | 'lastLogin'
  | 'lastLoginIp'
>
