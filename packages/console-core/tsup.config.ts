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
})
