import type { ConfigMeta, ReadConfig } from './config-meta.ts'

/** A role as people set it up: `GET /roles` ([S6], [S7]). */
export type RoleDefinition = ConfigMeta & {
  /** Begins with ROLE_; never changes. */
  name: string
  displayName: string
  description: string
  /** Names of the roles that it inherits directly. */
  children: string[]
  /** Itself and everything that it inherits, directly or not. */
  reachableRoles: string[]
  /** `system` roles come with the product and stay as they are. */
  roleType: 'system' | 'custom'
  /** `provider` roles are for provider staff alone. */
  scope: 'provider' | 'client'
  /** Users who reach it, as far as the caller may see them. */
  userCount: number
}

/** Body of `POST /roles`. */
export type NewRole = {
  name: string
  displayName: string
  description?: string
  /** By name or by number. */
  children?: (string | number)[]
  /** `client` when absent. */
  scope?: 'provider' | 'client'
}

/** Body of `PATCH /roles/{id}`; an absent key stays as it is. Name and scope stay for good. */
export type RoleChange = ReadConfig & {
  displayName?: string
  description?: string
  children?: (string | number)[]
}
