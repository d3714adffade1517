import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const STANDALONE = '@edconsole/console-standalone'

/** By name: frameworks that mark what runs in the browser refuse an `export *`. */
const NAMES = ['ConsoleElement', 'defineConsoleElement', 'mountConsole']

/**
 * Writes the entry `./standalone`, which hands on the package for pages without React. It is no source file, as that package is built
 * from what this one has built.
 */
export const forwardStandalone = async (outDir: string): Promise<void> => {
  await writeFile(
    join(outDir, 'standalone.js'),
    `"use client";export{${NAMES.join(',')}}from"${STANDALONE}";\n`,
  )
  await writeFile(join(outDir, 'standalone.d.ts'), `export * from '${STANDALONE}';\n`)
}
