import type { Role } from '../roles/roles.ts'

/** A number here; others name people by texts (R17). */
export type UserId = number | string

/** The signed-in person ([S3]), from `GET /user-info`. */
export type CurrentUser = {
  id: UserId
  emailAddress: string
  clientId: number | null
  accountId: number | null
  /** Roles given directly. */
  roles: readonly string[]
  /** Roles given directly or inherited; every check reads these ([S6]). */
  reachableRoles: readonly (Role | (string & {}))[]
  /** ISO 8601, or null before the first sign-in. */
  lastLogin: string | null
  clientName: string | null
  ssoUser: { name: string; firstName: string; lastName: string; email: string; authType: string }
  /** The provider's frame that tells whether its session is still the same; null where there is none (R15). */
  sessionFrame?: string | null
}
