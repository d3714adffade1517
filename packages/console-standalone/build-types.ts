/** Writes the declarations, with all that they refer to in them: a page has none of the other packages. */
import { readFile, writeFile } from 'node:fs/promises'
import { build } from 'tsup'

const FILE = 'dist/console.d.ts'

await build({
  config: false,
  silent: true,
  entry: { console: 'src/index.ts' },
  outDir: 'dist',
  format: ['esm'],
  dts: {
    only: true,
    resolve: ['axios'],
    compilerOptions: {
      paths: {
        '@edconsole/console-core': ['../console-core/dist/index.d.ts'],
        '@edconsole/console-core/*': ['../console-core/dist/*.d.ts'],
        '@edconsole/console-ui': ['../console-ui/dist/index.d.ts'],
        '@tanstack/react-query': ['./query-client.d.ts'],
      },
    },
    // What the UI package adds to the core's interfaces from outside stands among them here.
    footer: `interface ReplaceableMessages extends OwnMessages {}
interface ThemeTokens extends Record<TokenName, string> {}`,
  },
})
const written = (await readFile(FILE, 'utf8')).replace(/^\/\/\/ <reference .*\n/gm, '')
const [foreign] = /^.* from '.*$/m.exec(written) ?? []
if (foreign !== undefined) throw new Error(`The declarations aren't whole: ${foreign}`)
await writeFile(FILE, written)
