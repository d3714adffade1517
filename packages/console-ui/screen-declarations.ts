import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const EVERY_SCREEN = 'every-screen'
const folder = new URL('./.cache/', import.meta.url)

/**
 * One entry with the declarations of all screens. The tool that bundles declarations builds a program for each entry, and
 * forty of them are more than its memory holds.
 * @returns the entry, for its list of entries
 */
export const everyScreenEntry = (ids: readonly string[]): Record<string, string> => {
  mkdirSync(folder, { recursive: true })
  const file = new URL(`${EVERY_SCREEN}.ts`, folder)
  writeFileSync(
    file,
    ids.map((id) => `export { ${nameOf(id)} } from '../src/screens/${id}/index.ts'\n`).join(''),
  )
  return { [EVERY_SCREEN]: fileURLToPath(file) }
}

const HOST_TYPES = 'host-types'

/** Stands above every declaration, so that a host of any entry has the types of its options. */
export const declarationBanner = `/// <reference path="./${HOST_TYPES}.d.ts" />`

/** Writes what stands in place of a declaration of each screen's own, and what types the options of the core's provider. */
export const writeScreenDeclarations = (outDir: string, ids: readonly string[]): void => {
  // The tool that bundles declarations drops what adds to another module.
  writeFileSync(
    `${outDir}/${HOST_TYPES}.d.ts`,
    `import type { OwnMessages, TokenName } from './index.js';
declare module '@edconsole/console-core' {
  interface ReplaceableMessages extends OwnMessages {}
  interface ThemeTokens extends Record<TokenName, string> {}
}
`,
  )
  for (const id of ids) {
    const name = nameOf(id)
    writeFileSync(
      `${outDir}/${id}.d.ts`,
      `export { ${name}, ${name} as screen } from './${EVERY_SCREEN}.js';\n`,
    )
  }
}

const nameOf = (id: string): string => {
  const source = readFileSync(new URL(`./src/screens/${id}/index.ts`, import.meta.url), 'utf8')
  const name = /export const (\w+) = /.exec(source)?.[1]
  if (name === undefined) throw new Error(`src/screens/${id}/index.ts exports no screen`)
  return name
}
