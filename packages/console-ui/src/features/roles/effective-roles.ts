import { type Chain, chainsTo, type RoleGraph, reachedFrom } from './role-graph.ts'

/** A way to a role, and whether it is there only since this change. */
export type EffectiveWay = { readonly chain: Chain; readonly isNew: boolean }

export type EffectiveRole = {
  readonly name: string
  readonly effect: 'same' | 'added' | 'removed'
  /** Why it is there, or was; new ways last. */
  readonly ways: readonly EffectiveWay[]
}

type Input = { graph: RoleGraph; before: readonly string[]; after: readonly string[] }

/**
 * A person's effective roles, each with the ways to it: what is only a step on such a way is no line of
 * its own. Lost ones last.
 */
export function effectiveRoles({ graph, before, after }: Input): EffectiveRole[] {
  const was = reachedFrom(graph, before)
  const is = reachedFrom(graph, after)
  const names = [...is, ...[...was].filter((name) => !is.has(name))]
  return names
    .filter((name) => (graph.get(name)?.length ?? 0) === 0)
    .map((name): EffectiveRole => {
      const isHeld = is.has(name)
      const given = isHeld ? after : before
      const roots = given.filter((root) => reachedFrom(graph, [root]).has(name))
      const ways = chainsTo(graph, given, name)
        .map((chain, index) => ({ chain, isNew: isHeld && !before.includes(roots[index] ?? '') }))
        .sort((a, b) => Number(a.isNew) - Number(b.isNew))
      return { name, effect: isHeld ? (was.has(name) ? 'same' : 'added') : 'removed', ways }
    })
}
