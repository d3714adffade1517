import type { RoleDefinition } from '@edconsole/console-core'

export type GrantingInput = {
  definitions: readonly Pick<RoleDefinition, 'displayName' | 'reachableRoles' | 'scope'>[]
  missing: readonly string[]
  /** Roles of provider staff are for them alone. */
  isEmployee: boolean
}

/** Names of the roles that give all that is missing, the one that gives least besides first. */
export function grantingRoles({ definitions, missing, isEmployee }: GrantingInput): string[] {
  return definitions
    .filter(({ scope }) => scope === 'client' || isEmployee)
    .filter(({ reachableRoles }) => missing.every((role) => reachableRoles.includes(role)))
    .sort((a, b) => a.reachableRoles.length - b.reachableRoles.length)
    .map(({ displayName }) => displayName)
}
