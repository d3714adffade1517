import type {
  PasswordLink,
  PasswordLinkRequest,
  PasswordLinkToken,
  PasswordLinkUse,
} from '../entities/password-link.ts'
import { post, resource } from './operation.ts'

const open = { public: true, extension: 'public' } as const

/**
 * Links from emails for choosing a first or a new password. No answer reveals whether an account
 * exists, except to the holder of a link to it.
 */
export const passwordLinksResource = resource(
  'passwordLinks',
  { records: 'the link' },
  {
    /** Emails a link to someone who forgot their password, if their client allows it. */
    request: post<PasswordLinkRequest, null>('/password-links', { ...open, answers: 'any' }),
    /** Reads what a link is for. 410 once it was used or has expired. */
    check: post<PasswordLinkToken, PasswordLink>('/password-links/check', open),
    /** Sets the password and signs in. 400 with the field `newPassword` if the rules refuse it: the link stays valid. */
    use: post<PasswordLinkUse, null>('/password-links/use', { ...open, answers: 'any' }),
    /** Emails another link to the address that this one, used or expired, was sent to. */
    renew: post<PasswordLinkToken, null>('/password-links/renew', { ...open, answers: 'any' }),
  },
)
