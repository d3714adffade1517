import { topLevelBlocks } from './top-level-blocks.ts'

const FOLDER = 'shared'

/** Of all sheets as many have to need a rule for all to load it: few files are worth more than a few rules. */
const NEARLY_ALL = 0.85

/**
 * The sheets of the screens without what they repeat: rules that several need stand in files of their own, which each sheet
 * imports. A page or a bundler loads a sheet by its name as before, and two sheets on one page bring what they share once.
 * @param sheets the sheets by name, each complete
 * @returns the text of every file, by its path beside the sheets
 */
export function sharedSheets(sheets: ReadonlyMap<string, string>): Map<string, string> {
  const parts = [...sheets].map(([name, css]) => ({ name, blocks: [...new Set(topLevelBlocks(css))] }))
  const users = new Map<string, string[]>()
  for (const { name, blocks } of parts)
    for (const block of blocks) users.set(block, [...(users.get(block) ?? []), name])
  const all = parts.map(({ name }) => name).join()
  const order = [...users.keys()].filter((block) => isStatement(block)).join('')

  const groups = new Map<string, { names: readonly string[]; rules: string[] }>()
  for (const [block, names] of users) {
    if (isStatement(block) || names.length === 1) continue
    const key = names.length >= parts.length * NEARLY_ALL ? all : names.join()
    const group = groups.get(key) ?? { names: key.split(','), rules: [] }
    groups.set(key, group)
    group.rules.push(block)
  }
  // What a style builds on has at least the same users, so it comes first.
  const shared = [...groups.values()].sort((one, other) => other.names.length - one.names.length)
  const files = shared.map(({ names, rules }, index) => ({
    path: `${FOLDER}/${index}.css`,
    names: new Set(names),
    // Each sets the order of the layers, since a bundler may put any of them first.
    css: order + rules.join(''),
  }))

  const result = new Map(files.map(({ path, css }) => [path, css]))
  for (const { name, blocks } of parts) {
    const imports = files.filter(({ names }) => names.has(name)).map(({ path }) => `@import "./${path}";`)
    const own = blocks.filter((block) => !isStatement(block) && users.get(block)?.length === 1)
    result.set(`${name}.css`, [order, ...imports, ...own].join(''))
  }
  return result
}

/** A statement that only sets the order of layers. */
const isStatement = (block: string): boolean => /^@layer[^{]*;$/.test(block)
