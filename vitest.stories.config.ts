import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { STORIES_ON_POSTGRES } from './scripts/check/steps.ts'
import { chromiumArgs, findChromium } from './tests/chromium.ts'

// A file of its own: loading Storybook would cost every other run a second.
const POSTGRES = './packages/console-server/src/testing/postgres-for-tests.ts'
const executablePath = await findChromium()

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // The first story of a screen waits for the reference server, and that for its data, which a busy machine makes in minutes.
          testTimeout: 240_000,
          // One page for all files: each story cleans up after itself, and a page per file costs more than the stories.
          isolate: false,
          // A fresh clone has no packed demonstration yet, and PostgreSQL makes and reads one in half the embedded engine's time.
          globalSetup: process.env[STORIES_ON_POSTGRES] ? POSTGRES : [],
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
        },
      },
    ],
  },
})
