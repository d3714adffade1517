/** Body of `POST /login` (R12). `clientId` is absent for provider staff. */
export type SignIn = {
  clientId?: number
  provider: 'illuminate' | 'ldap'
  username: string
  password: string
}
