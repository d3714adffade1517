import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { readableCssIdentifiers } from './packages/console-ui/css-identifiers.ts'
import { EVERY_ENGINE } from './scripts/check/steps.ts'
import { chromiumArgs, findChromium } from './tests/chromium.ts'
import { MAIN_JOBS } from './tests/main-jobs.ts'
import { optimizedDeps } from './tests/optimized-deps.ts'
import { SlowFirst } from './tests/slow-first.ts'

const executablePath = await findChromium()
const source = {
  resolve: { conditions: ['@edconsole/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@edconsole/source', ...defaultServerConditions] } },
  optimizeDeps: { include: optimizedDeps },
}

/** Vitest hands its conditions on to Node, which can't read what packages keep for bundlers. */
const onServer = {
  ...source,
  ssr: {
    resolve: {
      conditions: [
        '@edconsole/source',
        ...defaultServerConditions.filter((condition) => condition !== 'module'),
      ],
    },
  },
}

const SERVER_TESTS = ['packages/console-{server,demo}/src/**/*.test.ts']

/** Programs that tests start are compiled once. */
const COMPILED_ONCE = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') }

export default defineConfig({
  test: {
    // One core fewer is the default, which on a machine with two leaves one idle.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    tags: MAIN_JOBS.map((name) => ({ name })),
    projects: [
      {
        ...source,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: SERVER_TESTS,
          setupFiles: ['./tests/setup-properties.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...onServer,
        test: {
          // On a real PostgreSQL server, as installations have it.
          name: 'server',
          environment: 'node',
          // As below: some wait for programs that they start, and for what ends by itself.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          isolate: false,
          include: SERVER_TESTS,
          setupFiles: ['./tests/setup-properties.ts'],
          globalSetup: './packages/console-server/src/testing/postgres-for-tests.ts',
          env: COMPILED_ONCE,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...onServer,
        test: {
          // What the embedded engine does differently: connections, migrations, lists, being killed, and an import.
          name: 'server-embedded',
          environment: 'node',
          // Alone it takes no longer than the pages that it runs beside in the whole check.
          ...(process.env[EVERY_ENGINE] ? {} : { maxWorkers: 1 }),
          include: process.env[EVERY_ENGINE]
            ? SERVER_TESTS
            : [
                'packages/console-server/src/engines.test.ts',
                'packages/console-server/src/killed.test.ts',
                'packages/console-server/src/db/{list-query,list-totals}.test.ts',
                'packages/console-server/src/pipeline/run-batch.test.ts',
              ],
          exclude: ['**/*.postgres.test.ts'],
          setupFiles: ['./tests/setup-properties.ts'],
          env: COMPILED_ONCE,
          testTimeout: 60_000,
          // The first one makes the empty database that all begin with, which takes a busy machine a minute.
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        ...source,
        plugins: [react(), vanillaExtractPlugin({ identifiers: readableCssIdentifiers })],
        test: {
          name: 'dom',
          environment: 'jsdom',
          // Their tests wait for the server about a third of the time.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          css: true,
          isolate: false,
          include: ['packages/*/src/**/*.test.tsx'],
          setupFiles: ['./tests/setup-dom.ts', './tests/setup-properties.ts'],
          globalSetup: './packages/console-server/src/testing/postgres-for-tests.ts',
          testTimeout: 30_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        ...source,
        plugins: [react(), vanillaExtractPlugin({ identifiers: readableCssIdentifiers })],
        test: {
          name: 'browser',
          // Two pages at once would take the focus from each other.
          maxWorkers: 1,
          // One page for all files, as with stories: most of a file's time went into loading modules anew.
          isolate: false,
          // As long as on a busy machine a file may take that is fetched when it is needed.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 30_000,
          include: ['packages/*/src/**/*.browser.tsx'],
          setupFiles: ['./tests/setup-browser.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
            }),
            instances: [{ browser: 'chromium' }],
          },
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
