/** Where a federated sign-in starts: the server's own address, which sends the visitor on and back (R12). */
export function signInAddress(
  signInUrl: string,
  start: { clientId: number; provider: string; returnTo: string },
): string {
  return withQuery(signInUrl, {
    clientId: String(start.clientId),
    provider: start.provider,
    returnTo: start.returnTo,
  })
}

/** Where people with a Local account request a new password if the backend has its own page for that (R33). */
export function forgottenAddress(
  signInUrl: string,
  { clientId, username }: { clientId?: number | undefined; username: string },
): string {
  return withQuery(signInUrl, {
    provider: 'illuminate',
    forgotten: '1',
    ...(clientId === undefined ? {} : { clientId: String(clientId) }),
    ...(username === '' ? {} : { username }),
  })
}

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`
