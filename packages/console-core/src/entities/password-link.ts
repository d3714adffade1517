import type { PasswordRules } from '../auth-settings/password-rules.ts'
import type { SignIn } from './sign-in.ts'

/** Body of `POST /password-links`: whose password was forgotten. */
export type PasswordLinkRequest = Pick<SignIn, 'clientId' | 'username'>

/** Body of `POST /password-links/check` and `POST /password-links/renew`. */
export type PasswordLinkToken = {
  /** What stands in the link behind its name. */
  token: string
}

/** Body of `POST /password-links/use`: the link ends, and whoever sends it is signed in. */
export type PasswordLinkUse = PasswordLinkToken & { newPassword: string }

/** What a link is for, told to whoever holds it. Looking at it doesn't end it. */
export type PasswordLink = {
  /** The first password of an account, or another one for somebody who forgot theirs. */
  purpose: 'invitation' | 'reset'
  username: string
  /** Null for provider staff. */
  clientName: string | null
  passwordRules: PasswordRules
}
