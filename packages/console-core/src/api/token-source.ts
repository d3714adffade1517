/**
 * Returns the access token of the user of the host's page. Called before every request, and again with `fresh` after the
 * server refused a token, since the one the host has cached is no longer valid. Throws, or returns an empty string, if no one
 * is signed in.
 */
export type GetToken = (asked: { fresh: boolean }) => string | Promise<string>

/** The host's tokens, for requests. Nothing is kept: each request asks, and refused ones share one fresh token. */
export type TokenSource = {
  /** Undefined if the host has none. */
  readonly get: () => Promise<string | undefined>
  readonly renew: () => Promise<string | undefined>
}

export const tokenSource = (getToken: GetToken): TokenSource => {
  let renewing: Promise<string | undefined> | undefined
  const ask = async (fresh: boolean): Promise<string | undefined> => {
    try {
      return (await getToken({ fresh })) || undefined
    } catch {
      return undefined
    }
  }
  return {
    get: () => renewing ?? ask(false),
    renew: () => {
      renewing ??= ask(true).finally(() => {
        renewing = undefined
      })
      return renewing
    },
  }
}
