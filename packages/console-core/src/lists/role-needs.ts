import { ROLES, type Role } from '../roles/roles.ts'
import { parentsOf } from '../routes/breadcrumbs-of.ts'
import { ROUTE_IDS, routeTable } from '../routes/route-table.ts'

const deriveNeeds = () =>
  Object.fromEntries(
    ROLES.map((role) => [role, [...new Set([...seenFirst(role), ...besideIt(role)])]]),
  ) as unknown as Record<Role, readonly Role[]>

/** Changing a thing requires seeing it first. */
const seenFirst = (role: Role): Role[] => {
  const view = role.replace(/_(EDIT|CREATE)$/, '_VIEW')
  return ROLES.filter((other) => other === view && other !== role)
}

/** What every screen that asks for a role asks for beside it (R2); one screen that asks for nothing more is enough. */
const besideIt = (role: Role): Role[] => {
  const screens = ROUTE_IDS.filter((id) => routeTable[id].access?.all.includes(role)).map((id) =>
    [routeTable[id], ...parentsOf(id)].flatMap(({ access }) => access?.all ?? []),
  )
  const [first = [], ...others] = screens
  return first.filter((other) => other !== role && others.every((asked) => asked.includes(other)))
}

/** Roles without which a role opens nothing, as hints for the editor of roles; derived from the route table. */
export const ROLE_NEEDS: Readonly<Record<Role, readonly Role[]>> = /* @__PURE__ */ deriveNeeds()
