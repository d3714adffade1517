import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsup'
import { dropUnreached, moduleEntries } from '../../scripts/build/module-entries.ts'

const entries = {
  index: 'src/index.ts',
  contract: 'src/contract.ts',
  'dry-run': 'src/dry-run.ts',
  'import-rules': 'src/import-rules.ts',
  schemas: 'src/schemas.ts',
  'source-file': 'src/source-file.ts',
  'react-router': 'src/react-router.ts',
  testing: 'src/testing.ts',
}

// The worker is an entry, whole in its own file: bundlers may drop what is only imported for its effect.
const WORKER = 'modules/dry-run/dry-run-worker'
const { [WORKER]: worker = '', ...modules } = moduleEntries(import.meta.dirname)

export default defineConfig({
  entry: { ...modules, ...entries, 'dry-run-worker': worker },
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  dts: { entry: entries },
  onSuccess: () => dropUnreached('dist'),
  // Bundled, because its own dependency would cost every host 6 kB that no engine needs any more.
  noExternal: ['qs'],
  esbuildOptions: (options) => {
    options.alias = {
      'side-channel': fileURLToPath(new URL('./src/query/side-channel.cjs', import.meta.url)),
    }
  },
})
