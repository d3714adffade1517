import { tokenValues, variableName } from '../../../packages/console-ui/src/styles/token-tree.ts'

/** A variable that a host can set. */
export type Token = { readonly name: string; readonly value: string; readonly group: string }

/** Every token that has a value of its own; shadows are made of others. */
export const ALL_TOKENS: readonly Token[] = Object.entries(tokenValues).flatMap(([group, tree]) =>
  leavesOf(tree, [group]).map(({ path, value }) => ({ name: `--${variableName(path)}`, value, group })),
)

type Leaf = { path: readonly string[]; value: string }

function leavesOf(tree: unknown, path: readonly string[]): Leaf[] {
  if (typeof tree !== 'object' || tree === null) return [{ path, value: String(tree) }]
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, [...path, key]))
}
