/** Installs the packed packages into the portal, tests and builds it, and with `serve` serves it (PORTAL_PORT, PORTAL_API). */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { PACKED, packAll } from './pack.ts'
import { fingerprint } from './start/fingerprint.ts'

const folder = 'apps/portal'
const step = (command: string, ...args: string[]): void => {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}

const STAMP = `${folder}/dist/.fingerprint`
const SOURCES = ['index.html', 'package.json', 'src', 'vite.config.ts'].map((path) => `${folder}/${path}`)

/** Installs and builds, unless the build at hand was made from these very packages and sources. */
const buildPortal = async (): Promise<void> => {
  await packAll()
  const current = `${process.env.VITE_NOW} ${await fingerprint([PACKED, ...SOURCES])}`
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return
  // The tarballs keep their names, so what was installed from the former ones has to go.
  rmSync(`${folder}/node_modules`, { recursive: true, force: true })
  rmSync(`${folder}/pnpm-lock.yaml`, { force: true })
  step('pnpm', 'install', '--ignore-workspace', '--no-frozen-lockfile', '--prefer-offline')
  step('pnpm', '--ignore-workspace', 'exec', 'vitest', 'run', '--reporter=dot')
  step('pnpm', '--ignore-workspace', 'exec', 'vite', 'build', '--logLevel', 'warn')
  writeFileSync(STAMP, current)
}

if (!process.argv.includes('--no-build')) await buildPortal()
if (process.argv.includes('serve')) {
  const child = spawn('pnpm', ['--ignore-workspace', 'exec', 'vite', 'preview'], {
    cwd: folder,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('close', (code) => process.exit(code ?? 0))
}
