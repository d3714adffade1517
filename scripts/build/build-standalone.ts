import { resolve } from 'node:path'
import { build } from 'vite'

/**
 * Bundles what a package has built with everything that it imports, React included, for pages without a bundler: what is loaded at
 * once in one file, the rest in files beside it.
 * @param entry a built module of the package
 * @param outDir the folder of the files, whose entry is called `name.js`
 */
export const buildStandalone = async (entry: string, outDir: string, name: string): Promise<void> => {
  await build({
    configFile: false,
    root: resolve(outDir),
    // Files find one another wherever the page has the folder.
    base: './',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: '[name].js' } } },
    build: {
      outDir: resolve(outDir),
      emptyOutDir: false,
      target: 'es2022',
      // The page's policy allows its own files; nothing becomes a data address.
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: { [name]: resolve(entry) },
        preserveEntrySignatures: 'allow-extension',
        // What the entry does by being imported, it does here too, whatever its package says of its modules.
        treeshake: { moduleSideEffects: (id) => (id === resolve(entry) ? true : undefined) },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          codeSplitting: { groups: [{ name, tags: ['$initial' as const] }] },
        },
      },
    },
  })
}
