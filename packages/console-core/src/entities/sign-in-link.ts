/** Body of `POST /sign-in-links/check` and `POST /sign-in-links/use`. */
export type SignInLinkToken = {
  /** What stands in the link behind its name. */
  token: string
}

/** Whom a link signs in, told to its holder. Reading it doesn't use it up. */
export type SignInLink = {
  username: string
  /** First and last name; the username again where there is none. */
  name: string
  /** Null for provider staff. */
  clientName: string | null
}
