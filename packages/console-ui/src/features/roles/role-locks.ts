import { EMPLOYEE_ROLE, ROLES, type RoleDefinition } from '@edconsole/console-core'
import type { RoleMessages } from './messages.ts'
import { type RoleGraph, reachedFrom } from './role-graph.ts'

/** Without these people couldn't undo a change to their own roles; the server refuses to let them remove their own. */
const WAY_IN = ROLES.filter((role) => role.startsWith('ROLE_USER_ROLE_'))

export type LocksInput = {
  graph: RoleGraph
  definitions: readonly Pick<RoleDefinition, 'name' | 'scope'>[]
  /** What is chosen now. */
  chosen: readonly string[]
  /** What is stored: to go back to it is always possible. */
  stored: readonly string[]
  /** The signed-in user's own roles: no one can give or take more. */
  own: readonly string[]
  /** Whom it is for: roles of provider staff are for them alone. */
  scope: RoleDefinition['scope']
  /** The role that is being edited: what inherits it would close a circle. */
  edited?: string | undefined
  /**
   * The effective roles that the signed-in user would have after this choice, if it's about their own.
   */
  ownAfter?: ((chosen: readonly string[]) => ReadonlySet<string>) | undefined
  titleOf: (name: string) => string
  m: RoleMessages['checklist']
}

/**
 * Why a role can't be chosen or cleared; reasons that no one can change come first. The server refuses the same, and
 * is the one that decides.
 */
export function lockOf(name: string, input: LocksInput): string | undefined {
  const { graph, definitions, chosen, stored, own, scope, edited, ownAfter, titleOf, m } = input
  const isChosen = chosen.includes(name)
  const reached = reachedFrom(graph, [name])
  if (!isChosen && edited !== undefined && reached.has(edited)) return m.circle
  if (isChosen !== stored.includes(name)) return undefined
  const isForProvider = definitions.some((role) => role.name === name && role.scope === 'provider')
  if (!isChosen && isForProvider && scope !== 'provider') return m.providerOnly
  const beyond = ROLES.filter((role) => reached.has(role) && !own.includes(role))
  if (beyond.length > 0) return m.beyond(namesOf(beyond.map(titleOf)))
  if (isChosen && ownAfter) {
    const now = ownAfter(chosen)
    const without = ownAfter(chosen.filter((one) => one !== name))
    if (WAY_IN.some((role) => now.has(role) && !without.has(role))) return m.ownWayIn
  }
  return undefined
}

/** True if these roles would make someone provider staff who isn't yet. */
export function makesEmployee(
  graph: RoleGraph,
  before: readonly string[],
  after: readonly string[],
): boolean {
  return reachedFrom(graph, after).has(EMPLOYEE_ROLE) && !reachedFrom(graph, before).has(EMPLOYEE_ROLE)
}

/** True if changed inheritance would make someone with these roles provider staff who isn't yet. */
export function becomesEmployee(before: RoleGraph, after: RoleGraph, roles: readonly string[]): boolean {
  return reachedFrom(after, roles).has(EMPLOYEE_ROLE) && !reachedFrom(before, roles).has(EMPLOYEE_ROLE)
}

const NAMED = 2

function namesOf(titles: readonly string[]): string {
  const more = titles.length - NAMED
  return titles.slice(0, NAMED).join(', ') + (more > 0 ? ` +${more}` : '')
}
