import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.ts'

const SOURCES = [
  'packages/console-core/src',
  'packages/console-ui/src',
  'apps/console/src',
  'apps/console/index.html',
  'apps/console/vite.config.ts',
  'apps/console/layers-first.ts',
  'apps/console/packed-ahead.ts',
  'apps/console/screen-files.ts',
  'pnpm-lock.yaml',
]
const STAMP = 'apps/console/dist/.fingerprint'

/** Builds the production console, unless the build at hand was made from these very sources. */
export const buildConsole = async (): Promise<void> => {
  const current = await fingerprint(SOURCES)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return
  console.log('Building the console …')
  const { status } = spawnSync('vite', ['build', 'apps/console', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(STAMP, current)
}

if (import.meta.main) await buildConsole()
