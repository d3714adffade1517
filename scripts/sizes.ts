/** `pnpm sizes`: prints what each part, pattern and feature weighs on its own, React and console-core left out. */
import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, defaultClientConditions } from 'vite'
import { brotliKb } from '../tests/brotli.ts'

const isSource = (file: string) => !/\.(stories|test|browser|d)\.tsx?$/.test(file)

/** The files of components of each part and pattern. */
const folders = globSync('packages/console-ui/src/{{parts,patterns}/*,features/{*,*/*}}/')
  .sort()
  .map((folder) => ({
    name: `${basename(dirname(folder))}/${basename(folder)}`,
    files: globSync(`${folder}/*.tsx`).filter(isSource),
  }))
  .filter(({ files }) => files.length > 0)

/** All at once, each an entry of its own: styles are worked out only one time. */
const built = await build({
  configFile: false,
  logLevel: 'error',
  resolve: {
    conditions: ['@edconsole/source', ...defaultClientConditions],
    alias: { 'side-channel': resolve('packages/console-core/src/query/side-channel.cjs') },
  },
  plugins: [
    vanillaExtractPlugin(),
    {
      name: 'folders',
      resolveId: (id) => (folders.some(({ name }) => name === id) ? `\0${id}` : null),
      load: (id) =>
        folders
          .find(({ name }) => `\0${name}` === id)
          ?.files.map((file) => `export * from ${JSON.stringify(resolve(file))}`)
          .join('\n') ?? null,
    },
  ],
  build: {
    write: false,
    rollupOptions: {
      input: Object.fromEntries(folders.map(({ name }) => [name, name])),
      preserveEntrySignatures: 'strict',
      // What a host of the console has anyway.
      external: [/^react($|\/)/, /^react-dom($|\/)/, /console-core/],
    },
  },
})
const outputs = (Array.isArray(built) ? built : [built]).flatMap((part) =>
  'output' in part ? part.output : [],
)
const chunks = new Map(
  outputs.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
)

const atOnce = (fileName: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(fileName) || !chunks.has(fileName)) return seen
  seen.add(fileName)
  for (const imported of chunks.get(fileName)?.imports ?? []) atOnce(imported, seen)
  return seen
}
const weights = [...chunks.values()]
  .filter(({ isEntry }) => isEntry)
  .map(({ name, fileName }) => ({
    name,
    kb: brotliKb([...atOnce(fileName)].map((file) => chunks.get(file)?.code ?? '').join('\n')),
  }))
  .sort((a, b) => a.name.localeCompare(b.name))

const widest = Math.max(...weights.map(({ name }) => name.length))
for (const { name, kb } of weights) console.log(`${name.padEnd(widest)}  ${kb.toFixed(1).padStart(6)} kB`)
