/**
 * Body of `POST /login` (R12). `clientId` is absent for provider staff. A sign-in that is refused with `newPassword` as its
 * field is sent again with one (R33).
 */
export type SignIn = {
  clientId?: number
  provider: 'illuminate' | 'ldap'
  username: string
  password: string
  /** From now on. The rules of the client apply, and every other session of the account ends. */
  newPassword?: string
}
