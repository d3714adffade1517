import type { EmployeeAccess } from '@edconsole/console-core'
import type { RoleMessages } from './messages.ts'
import { missingNeeds } from './missing-needs.ts'
import { type RoleGraph, reachedFrom } from './role-graph.ts'
import type { RoleOptionGroup } from './role-options.ts'

/** What is said of one option. */
export type OptionState = {
  readonly chosen: boolean
  readonly change: 'added' | 'removed' | undefined
  /** The other chosen roles that give it as well, by title. */
  readonly through: readonly string[]
  /** Why it can't be chosen or cleared. */
  readonly lock: string | undefined
  readonly need: OptionNeed | undefined
}

/** What a chosen role lacks, and gets with one press. */
export type OptionNeed = {
  readonly names: readonly string[]
  readonly text: string
  readonly action: string
  /** It was there, and is put back. */
  readonly isRemoved: boolean
}

type Input = {
  groups: readonly RoleOptionGroup[]
  chosen: readonly string[]
  stored: readonly string[]
  graph: RoleGraph
  lockOf: (name: string) => string | undefined
  titleOf: (name: string) => string
  readOnly: boolean
  employeeAccess: EmployeeAccess
  m: RoleMessages['checklist']
}

/** The state of every option, by name. */
export function optionStates(input: Input): ReadonlyMap<string, OptionState> {
  const { groups, chosen, stored, graph, lockOf, titleOf, readOnly } = input
  const reaches = new Map(chosen.map((name) => [name, reachedFrom(graph, [name])]))
  const names = groups.flatMap(({ options }) => options.map(({ name }) => name))
  const needOf = readOnly ? () => undefined : needsAmong(names, input)
  return new Map(
    names.map((name): [string, OptionState] => {
      const isChosen = chosen.includes(name)
      const isStored = stored.includes(name)
      return [
        name,
        {
          chosen: isChosen,
          change: isChosen === isStored ? undefined : isChosen ? 'added' : 'removed',
          through: chosen.filter((root) => root !== name && reaches.get(root)?.has(name)).map(titleOf),
          lock: readOnly ? undefined : lockOf(name),
          need: isChosen ? needOf(name) : undefined,
        },
      ]
    }),
  )
}

function needsAmong(names: readonly string[], input: Input): (name: string) => OptionNeed | undefined {
  const { chosen, stored, graph, lockOf, titleOf, employeeAccess, m } = input
  const reachableRoles = [...reachedFrom(graph, chosen)]
  const before = reachedFrom(graph, stored)
  return (name) => {
    const lacking = missingNeeds(name, { reachableRoles, employeeAccess })
    const missing = lacking?.missing.filter((need) => names.includes(need) && lockOf(need) === undefined)
    if (!lacking || !missing || missing.length === 0) return undefined
    const { opensNothing, needs, removed, add, putBack, and } = m.need
    const wanted = missing.map(titleOf).join(and)
    const isRemoved = missing.every((need) => before.has(need))
    const say = isRemoved ? removed : lacking.opensSome ? needs : opensNothing
    return {
      // What another role gave before comes back as itself.
      names: missing,
      text: say(titleOf(name), wanted),
      action: isRemoved ? putBack(missing.length) : add(wanted),
      isRemoved,
    }
  }
}
