import type { EmployeeAccess, User } from '@edconsole/console-core'
import { openGroups } from './opened-screens.ts'
import { type RoleGraph, reachedFrom } from './role-graph.ts'

/** How many people get or lose a screen. */
export type ScreenForUsers = { readonly title: string; readonly gained: number; readonly lost: number }

type Change = {
  readonly before: RoleGraph
  readonly after: RoleGraph
  readonly employeeAccess: EmployeeAccess
}

/**
 * What another inheritance means for the people who have the role: who has a screen through another role anyway neither
 * gains nor loses it. The screens of most people first.
 */
export function effectsOnUsers(
  users: readonly Pick<User, 'roles'>[],
  { before, after, employeeAccess }: Change,
): ScreenForUsers[] {
  const effects = new Map<string, ScreenForUsers>()
  // People of one district often have the same roles.
  for (const [roles, count] of countsOf(users)) {
    const screens = (graph: RoleGraph) =>
      openGroups({ reachableRoles: [...reachedFrom(graph, roles)], employeeAccess })
    const was = screens(before)
    const is = screens(after)
    const note = (id: string, title: string, gained: number, lost: number) => {
      const { gained: g = 0, lost: l = 0 } = effects.get(id) ?? {}
      effects.set(id, { title, gained: g + gained, lost: l + lost })
    }
    for (const { id, title } of is) if (!was.some((one) => one.id === id)) note(id, title, count, 0)
    for (const { id, title } of was) if (!is.some((one) => one.id === id)) note(id, title, 0, count)
  }
  return [...effects.values()].sort((a, b) => b.gained + b.lost - (a.gained + a.lost))
}

function countsOf(users: readonly Pick<User, 'roles'>[]): Iterable<[string[], number]> {
  const counts = new Map<string, number>()
  for (const { roles } of users) {
    const key = [...(roles ?? [])].sort().join(' ')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => [key.split(' ').filter(Boolean), count])
}
