import {
  type AccessContext,
  checkAccess,
  ROLE_NEEDS,
  ROLES,
  ROUTE_IDS,
  type Role,
  type RouteEntry,
  routeTable,
} from '@edconsole/console-core'

export type MissingNeeds = {
  /** Roles to be added, in the order of `ROLE_NEEDS`. */
  missing: readonly Role[]
  /** Whether the role opens some screen even without them. */
  opensSome: boolean
}

/**
 * What a role needs in addition to the other effective roles (domain 3.35); undefined if it needs nothing. What another
 * role opens as well, as that of provider staff does, is not missed (R3).
 */
export function missingNeeds(name: string, access: AccessContext): MissingNeeds | undefined {
  const role = ROLES.find((one) => one === name)
  if (role === undefined) return undefined
  const opensSome = opens(role, access)
  const missing = ROLE_NEEDS[role].filter(
    (need) => !access.reachableRoles.includes(need) && !(opensSome && opens(need, access)),
  )
  return missing.length > 0 ? { missing, opensSome } : undefined
}

/** Whether one of the screens that ask for a role opens. */
function opens(role: Role, access: AccessContext): boolean {
  return ROUTE_IDS.some((id) => {
    const { access: rule }: RouteEntry = routeTable[id]
    return rule?.all.includes(role) === true && checkAccess(id, access).allowed
  })
}
