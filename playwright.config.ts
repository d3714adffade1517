import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './tests/chromium.ts'
import { E2E_NOW } from './tests/e2e-now.ts'

const executablePath = await findChromium()
// Not those that a demonstration listens on beside its own, so that the tests run while one is open.
const consolePort = 4591
const portalPort = 4592
/** Opens every screen, which takes as long as all other reading. */
const WALK = /every-screen\.spec\.ts$/
/** Tests that change the demo's first district, one after another. The others only read, beside them. */
const CHANGES =
  /(api-setup|create-template|dry-run|exports|journey|keyboard|logs|mapping-editor|new-district|sites|templates)\.spec\.ts$/
// Kept in the environment, so that the processes of the tests, which read this file too, find the same folder.
process.env.CONSOLE_E2E_DATA ??= join(tmpdir(), `console-e2e-${process.pid}`)
const data = process.env.CONSOLE_E2E_DATA

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
    baseURL: `http://localhost:${consolePort}`,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Los_Angeles',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
  },
  metadata: { portal: `http://localhost:${portalPort}`, data },
  webServer: [
    {
      command: 'node scripts/start.ts',
      url: `http://localhost:${consolePort}/api/public/clients?id=1`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: {
        PORT: String(consolePort),
        CONSOLE_DATA: data,
        CONSOLE_NOW: E2E_NOW,
        CONSOLE_ORIGINS: `http://localhost:${portalPort}`,
      },
    },
    {
      command: 'node scripts/portal.ts serve',
      url: `http://localhost:${portalPort}/`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: {
        PORTAL_PORT: String(portalPort),
        PORTAL_API: `http://localhost:${consolePort}`,
        VITE_NOW: E2E_NOW,
      },
    },
  ],
})
