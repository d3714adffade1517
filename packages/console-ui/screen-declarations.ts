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

/** Writes what stands in place of a declaration of each screen's own. */
export const writeScreenDeclarations = (outDir: string, ids: readonly string[]): void => {
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
