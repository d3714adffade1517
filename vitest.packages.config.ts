import { defineConfig } from 'vitest/config'

/** Tests of the built and packed packages: they need `pnpm build` first. */
export default defineConfig({
  test: {
    name: 'packages',
    environment: 'node',
    include: ['tests/packages/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})
