import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import type { Plugin } from 'esbuild'
import { defineConfig, type Options } from 'tsup'
import { buildStandalone } from '../../scripts/build/build-standalone.ts'
import { dropUnreached, moduleEntries } from '../../scripts/build/module-entries.ts'
import { cssIdentifiers } from './css-identifiers.ts'
import { declarationBanner, everyScreenEntry, writeScreenDeclarations } from './screen-declarations.ts'
import { screenIds } from './screen-entries.ts'
import { unlayered } from './unlayered.ts'

const screens = screenIds()
const screenEntries = Object.fromEntries(screens.map((id) => [id, `src/screens/${id}/index.ts`]))

// An entry alone, so that what importing it does stands in its own file: bundlers drop that from a file that entries share.
const { 'modules/standalone': _, ...modules } = moduleEntries(import.meta.dirname)

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

export default defineConfig([
  {
    ...shared,
    name: 'js',
    entry: {
      ...modules,
      index: 'src/index.ts',
      standalone: 'src/standalone.ts',
      ...screenEntries,
    },
    outDir: 'dist',
    splitting: true,
    dts: {
      entry: { index: 'src/index.ts', standalone: 'src/standalone.ts', ...everyScreenEntry(screens) },
      banner: declarationBanner,
    },
    onSuccess: async () => {
      writeScreenDeclarations('dist', screens)
      await dropUnreached('dist')
      await buildStandalone('dist/standalone.js', 'dist/standalone', 'console')
      await rm('dist/standalone.js')
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
      const sheet = unlayered(await readFile('dist/css/styles.css', 'utf8'))
      await writeFile('dist/css/styles.unlayered.css', sheet)
      // Pages of any kind: their own rules stand outside of layers.
      await mkdir('dist/standalone', { recursive: true })
      await writeFile('dist/standalone/console.css', sheet)
    },
  },
])
