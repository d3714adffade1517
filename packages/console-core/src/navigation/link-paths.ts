import type { Place } from '../routes/place.ts'

const PASSWORD = 'new-password='
const SIGN_IN = 'sign-in='

const POP_UP = 'pop-up'

/** The address, below the console's own, of the sign-in page in a pop-up beside a host's page: signed in, it closes. */
export const SIGN_IN_POP_UP_PATH = `/login?${POP_UP}=1`

/** Returns the address of a sign-in page for such a pop-up. */
export const signInPopUpAddress = (page: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}${POP_UP}=1`

/** True for the sign-in page in such a pop-up. */
export const isSignInPopUp = (place: Pick<Place, 'id' | 'query'> | null): boolean =>
  place?.id === 'login' && place.query?.[POP_UP] !== undefined

/**
 * Returns the address, below the console's own, that a link in an email opens. The token is in the fragment, which browsers
 * send to no server: it gets into no log and no `Referer`.
 */
export const passwordLinkPath = (token: string): string => `/login#${PASSWORD}${token}`

/** Returns the address, below the console's own, of a sign-in link, which only the server's operator creates. */
export const signInLinkPath = (token: string): string => `/login#${SIGN_IN}${token}`

/** Returns the token of a link for a password that was opened; null for any other fragment. */
export const passwordLinkToken = (hash: string | undefined): string | null => tokenIn(hash, PASSWORD)

/** Returns the token of a link that signs in, once it was opened; null for any other fragment. */
export const signInLinkToken = (hash: string | undefined): string | null => tokenIn(hash, SIGN_IN)

/** True for a link that belongs to its recipient, even in a browser where another user is signed in. */
export const isPersonalLink = (hash: string | undefined): boolean =>
  passwordLinkToken(hash) !== null || signInLinkToken(hash) !== null

const tokenIn = (hash: string | undefined, name: string): string | null =>
  hash?.startsWith(name) && hash.length > name.length ? hash.slice(name.length) : null
