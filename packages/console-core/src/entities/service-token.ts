/** What a token may do: read, or also change what the account's roles allow. */
export type ServiceTokenAccess = 'read' | 'write'

/** What a program calls with instead of signing in. The token itself is answered once, by the call that makes it. */
export type ServiceToken = {
  id: number
  name: string
  access: ServiceTokenAccess
  /** How it begins, to tell tokens apart. */
  hint: string
  createdAt: string
  createdBy: string
  expiresAt: string
  /** Noted at most once an hour. */
  lastUsedAt: string | null
  revokedAt: string | null
  revokedBy: string | null
}

/** Body of `POST /accounts/{accountId}/tokens`. */
export type NewServiceToken = {
  name: string
  access: ServiceTokenAccess
  expiresInDays: number
}

/** Its answer, the only one that holds the token. */
export type CreatedServiceToken = ServiceToken & { token: string }
