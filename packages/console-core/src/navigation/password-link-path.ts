const NAME = 'new-password='

/**
 * Returns the address, below the console's own, that a link in an email opens. The token is in the fragment, which browsers
 * send to no server: it gets into no log and no `Referer`.
 */
export const passwordLinkPath = (token: string): string => `/login#${NAME}${token}`

/** Returns the token of a link that was opened; null for any other fragment. */
export const passwordLinkToken = (hash: string | undefined): string | null =>
  hash?.startsWith(NAME) && hash.length > NAME.length ? hash.slice(NAME.length) : null
