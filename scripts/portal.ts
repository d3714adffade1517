/** Installs the packed packages into the portal, tests and builds it, and with `serve` serves it (PORTAL_PORT, PORTAL_API). */
import { spawn } from 'node:child_process'
import { buildPackedHost } from './build/packed-host.ts'

const folder = 'apps/portal'

if (!process.argv.includes('--no-build')) {
  await buildPackedHost({
    folder,
    sources: ['index.html', 'package.json', 'pnpm-workspace.yaml', 'src', 'vite.config.ts'],
    output: 'dist',
    stamp: process.env.VITE_NOW,
    commands: [
      ['vitest', 'run', '--reporter=dot'],
      ['vite', 'build', '--logLevel', 'warn'],
    ],
  })
}
if (process.argv.includes('serve')) {
  const child = spawn('pnpm', ['exec', 'vite', 'preview'], { cwd: folder, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('close', (code) => process.exit(code ?? 0))
}
