import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    testing: 'src/testing/index.ts',
    faults: 'src/testing/faults.ts',
    cli: 'src/bin.ts',
  },
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  dts: {
    entry: { index: 'src/index.ts', testing: 'src/testing/index.ts', faults: 'src/testing/faults.ts' },
  },
})
