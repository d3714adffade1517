import type { PasswordRules } from '../auth-settings/password-rules.ts'
import type { AuthProvider } from '../lists/auth-providers.ts'

/** How the caller signs in: `GET /account`. */
export type OwnAccount = {
  /** Null if they have no account to sign in with. */
  username: string | null
  authProvider: AuthProvider | null
  passwordChangedAt: string | null
  /** What a new password must be like. Null if they have no password here to change. */
  passwordRules: PasswordRules | null
}

/** A browser or program in which the caller is signed in. */
export type OwnSession = {
  /** Names the session; it can't be used to sign in. */
  id: number
  /** True for the session that asks. */
  isCurrent: boolean
  /** Such as `Firefox`; null if unknown. */
  browser: string | null
  /** Such as `Windows`; null if unknown. */
  operatingSystem: string | null
  /** IP address of its last use, as exact as `lastUsedAt`; null if unknown. */
  address: string | null
  signedInAt: string
  /** To the minute. */
  lastUsedAt: string
}

/** Body of `POST /account/password`. */
export type ChangeOwnPassword = {
  currentPassword: string
  newPassword: string
}
