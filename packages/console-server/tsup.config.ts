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
  // The test server brings its rows along: the package that makes them is not published.
  esbuildOptions: (options) => {
    options.conditions = ['@edconsole/source']
  },
  dts: {
    compilerOptions: {
      paths: {
        '@edconsole/console-server/internal': ['./src/internal.ts'],
        '@edconsole/console-demo': ['../console-demo/src/index.ts'],
        '@edconsole/console-demo/sis-simulator': ['../console-demo/src/sis-simulator/index.ts'],
      },
    },
    entry: { index: 'src/index.ts', testing: 'src/testing/index.ts', faults: 'src/testing/faults.ts' },
  },
})
