/** What each role inherits directly, by name. */
export type RoleGraph = ReadonlyMap<string, readonly string[]>

type RoleNode = { readonly name: string; readonly children: readonly string[] }

export function graphOf(roles: readonly RoleNode[]): RoleGraph {
  return new Map(roles.map(({ name, children }) => [name, children]))
}

/** The same, but for one role that inherits something else, or that is not stored yet. */
export function withChildren(graph: RoleGraph, name: string, children: readonly string[]): RoleGraph {
  return new Map(graph).set(name, children)
}

/** These roles and everything that they inherit ([S6]). A circle, which a foreign server may have, ends. */
export function reachedFrom(graph: RoleGraph, names: Iterable<string>): ReadonlySet<string> {
  const reached = new Set(names)
  for (const name of reached) for (const child of graph.get(name) ?? []) reached.add(child)
  return reached
}

/** One reason why a person has a role: the roles it is inherited through, outermost first. Empty if it was given directly. */
export type Chain = readonly string[]

/** The shortest way to a role from each of the given ones, in their order. */
export function chainsTo(graph: RoleGraph, given: readonly string[], role: string): Chain[] {
  return given.flatMap((root) => {
    const chain = shortestWay(graph, root, role)
    return chain ? [chain] : []
  })
}

function shortestWay(graph: RoleGraph, root: string, role: string): Chain | undefined {
  const ways = new Map<string, Chain>([[root, []]])
  for (const [name, way] of ways) {
    if (name === role) return way
    for (const child of graph.get(name) ?? []) if (!ways.has(child)) ways.set(child, [...way, name])
  }
  return undefined
}
