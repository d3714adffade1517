import type { SignInLink, SignInLinkToken } from '../entities/sign-in-link.ts'
import { post, resource } from './operation.ts'

const open = { public: true, extension: 'public', confirms: false } as const

/** Links that sign in without a password, which only the server's operator can create. */
export const signInLinksResource = resource(
  'signInLinks',
  { records: 'the link' },
  {
    /** Reads whom a link signs in. 410 once it was used or has expired. */
    check: post<SignInLinkToken, SignInLink>('/sign-in-links/check', open),
    /** Signs in, with the second factor. The link ends with it. */
    use: post<SignInLinkToken, null>('/sign-in-links/use', { ...open, answers: 'any' }),
  },
)
