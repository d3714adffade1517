import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    contract: 'src/contract.ts',
    'import-rules': 'src/import-rules.ts',
    schemas: 'src/schemas.ts',
    'react-router': 'src/react-router.ts',
  },
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  dts: true,
  // Bundled, because its own dependency would cost every host 6 kB that no engine needs any more.
  noExternal: ['qs'],
  esbuildOptions: (options) => {
    options.alias = {
      'side-channel': fileURLToPath(new URL('./src/query/side-channel.cjs', import.meta.url)),
    }
  },
})
