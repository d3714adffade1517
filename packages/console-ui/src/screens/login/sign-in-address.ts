/** Where a federated sign-in starts: the server's own address, which sends the visitor on and back (R12). */
export function signInAddress(
  signInUrl: string,
  start: { clientId: number; provider: string; returnTo: string },
): string {
  const query = new URLSearchParams({
    clientId: String(start.clientId),
    provider: start.provider,
    returnTo: start.returnTo,
  })
  return `${signInUrl}${signInUrl.includes('?') ? '&' : '?'}${query}`
}
