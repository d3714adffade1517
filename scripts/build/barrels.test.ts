import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = (file: string) => readFileSync(file, 'utf8')

const barrels = globSync('packages/console-{core,ui}/src/{**/index,contract}.ts').filter((file) =>
  /^export .* from '/m.test(text(file)),
)

/** What is left of a file without comments, its directive and what it hands on from others. */
const ownOf = (code: string) =>
  code
    .replace(/^'use client'$/m, '')
    .replace(/\/\*[\s\S]*?\*\/|^\/\/.*$/gm, '')
    .replace(/^export (type )?(\*( as \w+)?|\{[^}]*\}) from '[^']+'$/gm, '')
    .trim()

it('finds the files that hand on what others hold', () => {
  expect(barrels).toContain('packages/console-core/src/resources/index.ts')
  expect(ownOf("export * from './a.ts'\nexport const own = 1")).toBe('export const own = 1')
})

it.each(barrels)('%s holds nothing of its own, so that bundlers look through it', (file) => {
  // One value of its own, used anywhere, would bring all that it imports into the first screen.
  expect(ownOf(text(file))).toBe('')
})
