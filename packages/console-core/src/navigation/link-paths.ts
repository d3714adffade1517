const PASSWORD = 'new-password='
const SIGN_IN = 'sign-in='

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
