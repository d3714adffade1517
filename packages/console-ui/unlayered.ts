import { LAYER_NAMES } from './layer-names.ts'
import { topLevelBlocks } from './top-level-blocks.ts'

/**
 * The same sheet without its cascade layers, for hosts whose own unlayered rules (`button { … }`) would beat every
 * layer. What the layers decided, the order of the rules decides then.
 */
export function unlayered(css: string): string {
  const found = new Map<string, string[]>(LAYER_NAMES.map((name) => [name, []]))
  const outside: string[] = []
  for (const block of topLevelBlocks(css)) {
    const layer = /^@layer\s+edconsole\.([\w-]+)\s*\{/.exec(block)
    if (!layer) {
      // The statement that only sets the layers' order has nothing to say here.
      if (!/^@layer[^{]*;$/.test(block)) outside.push(block)
      continue
    }
    const [head, name = ''] = layer
    const rules = found.get(name)
    if (!rules) throw new Error(`The sheet has a layer that the unlayered one knows no place for: ${name}`)
    rules.push(block.slice(head.length, -1).trim())
  }
  return [...outside, ...[...found.values()].flat()].join('\n')
}
