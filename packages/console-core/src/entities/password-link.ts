import type { PasswordRules } from '../auth-settings/password-rules.ts'
import type { SignIn } from './sign-in.ts'

/** Body of `POST /password-links`: whose password was forgotten. */
export type PasswordLinkRequest = Pick<SignIn, 'clientId' | 'username'>

/** Body of `POST /password-links/check` and `POST /password-links/renew`. */
export type PasswordLinkToken = {
  /** What stands in the link behind its name. */
  token: string
}

/** Body of `POST /password-links/use`: the link is used up, and the caller is signed in. */
export type PasswordLinkUse = PasswordLinkToken & { newPassword: string }

/** What a link is for, told to its holder. Reading it doesn't use it up. */
export type PasswordLink = {
  /** An account's first password, or a new one for a user who forgot theirs. */
  purpose: 'invitation' | 'reset'
  username: string
  /** Null for provider staff. */
  clientName: string | null
  passwordRules: PasswordRules
}
