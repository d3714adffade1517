import { cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './tests/chromium.ts'
import { E2E_NOW } from './tests/e2e-now.ts'
import { E2E_PORTS, e2eOrigin } from './tests/e2e-ports.ts'

const executablePath = await findChromium()
/** Opens every screen, which takes as long as all other reading. */
const WALK = /every-screen\.spec\.ts$/
/** Tests that change the demo's first district, one after another. The others only read, beside them. */
const CHANGES =
  /(api-setup|create-template|dry-run|exports|keyboard|logs|mapping-editor|new-district|sites|templates)\.spec\.ts$/
// Kept in the environment, so that the processes of the tests, which read this file too, find the same folder.
const { CONSOLE_E2E_DATA: data = join(tmpdir(), `console-e2e-${process.pid}`), CONSOLE_E2E_BASE: base } =
  process.env
if (base && !process.env.CONSOLE_E2E_DATA) cpSync(base, data, { recursive: true })
process.env.CONSOLE_E2E_DATA = data

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // The tests share one server, and each lane has a browser.
  workers: 2,
  projects: [
    { name: 'changes', testMatch: CHANGES, workers: 1 },
    { name: 'walk', testMatch: WALK, workers: 1 },
    { name: 'reads', testIgnore: [CHANGES, WALK], workers: 1 },
  ],
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: e2eOrigin('console'),
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Los_Angeles',
    // A trace doubles the time of each test, so only a second try of what failed asks for one.
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
  },
  metadata: { portal: e2eOrigin('portal'), data },
  webServer: [
    {
      command: 'node scripts/start.ts',
      url: `${e2eOrigin('console')}/api/public/clients?id=1`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: {
        PORT: String(E2E_PORTS.console),
        CONSOLE_DATA: data,
        CONSOLE_NOW: E2E_NOW,
        CONSOLE_ORIGINS: (['portal', 'next', 'webpack', 'vite'] as const).map(e2eOrigin).join(),
      },
    },
    {
      command: 'node scripts/portal.ts serve',
      url: `${e2eOrigin('portal')}/`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: {
        PORTAL_PORT: String(E2E_PORTS.portal),
        PORTAL_API: e2eOrigin('console'),
        VITE_NOW: E2E_NOW,
      },
    },
    {
      command: 'node scripts/hosts.ts serve',
      url: `${e2eOrigin('next')}/`,
      timeout: 300_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
})
