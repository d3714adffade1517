import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import type { Plugin } from 'esbuild'
import { defineConfig, type Options } from 'tsup'
import { dropUnreached, moduleEntries } from '../../scripts/build/module-entries.ts'
import { cssIdentifiers } from './css-identifiers.ts'
import { forwardStandalone } from './forward-standalone.ts'
import { declarationBanner, everyScreenEntry, writeScreenDeclarations } from './screen-declarations.ts'
import { screenIds } from './screen-entries.ts'
import { sharedSheets } from './shared-sheets.ts'
import { shipScripts } from './ship-scripts.ts'
import { unlayered } from './unlayered.ts'

const screens = screenIds()
const screenEntries = Object.fromEntries(screens.map((id) => [id, `src/screens/${id}/index.ts`]))

// What is an entry already isn't one twice.
const entries = { index: 'src/index.ts', ...screenEntries }
const modules = Object.fromEntries(
  Object.entries(moduleEntries(import.meta.dirname)).filter(
    ([, file]) => !Object.values(entries).includes(file),
  ),
)

// The JS build must emit no CSS: esbuild would scatter it over lazy chunks that no page loads.
const dropCss: Plugin = {
  name: 'drop-css',
  setup(build) {
    build.onResolve({ filter: /\.vanilla\.css/ }, ({ path }) => ({
      path,
      namespace: 'dropped-css',
      sideEffects: false,
    }))
    build.onLoad({ filter: /.*/, namespace: 'dropped-css' }, () => ({ contents: '', loader: 'js' }))
  },
}

const shared: Options = {
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  // Left for the host's bundler to define: esbuild would set it to development for every host.
  esbuildOptions: (options) => {
    options.define = { ...options.define, 'process.env.NODE_ENV': 'process.env.NODE_ENV' }
  },
}

const writeSharedSheets = async (folder: string): Promise<void> => {
  const sheets = new Map<string, string>()
  for (const id of screens) sheets.set(id, await readFile(`${folder}/${id}.css`, 'utf8'))
  await mkdir(`${folder}/shared`, { recursive: true })
  for (const [path, css] of sharedSheets(sheets)) await writeFile(`${folder}/${path}`, css)
}

export default defineConfig([
  {
    ...shared,
    name: 'js',
    entry: { ...modules, ...entries },
    outDir: 'dist',
    splitting: true,
    dts: {
      entry: { index: 'src/index.ts', ...everyScreenEntry(screens) },
      banner: declarationBanner,
    },
    onSuccess: async () => {
      writeScreenDeclarations('dist', screens)
      await dropUnreached('dist')
      await shipScripts('dist')
      await forwardStandalone('dist')
    },
    banner: { js: '"use client";' },
    esbuildPlugins: [dropCss, vanillaExtractPlugin({ identifiers: cssIdentifiers })],
  },
  {
    ...shared,
    name: 'css',
    entry: { styles: 'src/index.ts', ...screenEntries },
    outDir: 'dist/css',
    // Off, it inlines import(): the styles of lazy parts land in the one file.
    splitting: false,
    minify: true,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: cssIdentifiers })],
    onSuccess: async () => {
      await Promise.all(['styles', ...screens].map((name) => rm(`dist/css/${name}.js`, { force: true })))
      await writeSharedSheets('dist/css')
      const layered = await readFile('dist/css/styles.css', 'utf8')
      await writeFile('dist/css/styles.unlayered.css', unlayered(layered))
    },
  },
])
