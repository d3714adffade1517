import type { ConfigMeta, ReadConfig } from './config-meta.ts'
import type { CurrentUser } from './current-user.ts'

/** `invited`: has not been let in yet. Only active users can sign in. */
export type UserStatus = 'invited' | 'active' | 'disabled'

/** A person who may use the console: `GET /users` ([S7]). */
export type User = ConfigMeta & {
  emailAddress: string
  firstName: string
  lastName: string
  /** The same names as at `/user-info`, and how the user signs in. */
  ssoUser: CurrentUser['ssoUser']
  /** Null for provider staff. */
  clientId: number | null
  clientName: string | null
  accountId: number | null
  /** Of the account: how the roles of a staff member are found (R24). */
  authXAccountId: number | null
  status: UserStatus
  /** Given directly. */
  roles: string[]
  /** Given directly or inherited ([S6]). */
  reachableRoles: string[]
  /** Districts that the picker offers, as far as the caller may see them; provider staff have all without being given any. */
  districtIds: number[]
  lastLogin: string | null
  lastActiveAt: string | null
}

/** What `GET /user-info` tells: the current user, and what the list of users says of them. */
export type UserInfo = Omit<CurrentUser, 'id' | 'sessionFrame'> & {
  id: number
  sessionFrame: string | null
} & Pick<User, 'status' | 'districtIds' | 'createdAt' | 'lastActiveAt'>

/** Body of `PATCH /users/{id}`; an absent key stays as it is. Lists replace what was there. */
export type UserChange = ReadConfig & {
  status?: 'active' | 'disabled'
  roles?: string[]
  districtIds?: number[]
}
