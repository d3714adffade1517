import { appendFileSync, readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

const NAME = 'console'

const LICENSES = 'THIRD-PARTY.md'

/** Pages of any kind: their own rules stand outside of layers. */
const SHEET = '../console-ui/dist/css/styles.unlayered.css'

const sheetBeside: Plugin = {
  name: 'sheet-beside',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: `${NAME}.css`, source: readFileSync(SHEET) })
  },
}

/** What the core has built in already isn't seen as a library of its own. */
const licensesOfCore: Plugin = {
  name: 'licenses-of-core',
  closeBundle() {
    const [, ...sections] = readFileSync(`../console-core/${LICENSES}`, 'utf8').split(/^(?=## )/m)
    appendFileSync(`dist/${LICENSES}`, `\n${sections.join('')}`)
  },
}

/**
 * Bundles the built packages with everything that they import, React included, for pages without a bundler: what is loaded at once in
 * one file, the rest in files beside it.
 */
export default defineConfig({
  // Files find one another wherever the page has the folder.
  base: './',
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [sheetBeside, licensesOfCore],
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: '[name].js' } } },
  build: {
    target: 'es2022',
    // The page's policy allows its own files; nothing becomes a data address.
    assetsInlineLimit: 0,
    modulePreload: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    license: { fileName: LICENSES },
    rolldownOptions: {
      input: { [NAME]: 'src/index.ts' },
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        codeSplitting: { groups: [{ name: NAME, tags: ['$initial' as const] }] },
      },
    },
  },
})
