/** Builds the hosts of `apps/hosts` from the packed packages, and with `serve` serves them to the end-to-end tests. */
import { spawn } from 'node:child_process'
import { preview } from 'vite'
import { E2E_PORTS, e2eOrigin } from '../tests/e2e-ports.ts'
import { buildPackedHost } from './build/packed-host.ts'

const NEXT = 'apps/hosts/next'
const REACT_18 = 'apps/hosts/react-18'
const api = e2eOrigin('console')

if (!process.argv.includes('--no-build')) {
  // Its rewrites are fixed when it is built.
  process.env.HOST_API = api
  await buildPackedHost({
    folder: NEXT,
    sources: ['app', 'next.config.js', 'package.json', 'pnpm-workspace.yaml', 'tsconfig.json'],
    output: '.next',
    stamp: api,
    commands: [['next', 'build']],
  })
  await buildPackedHost({
    folder: REACT_18,
    sources: [
      'index.html',
      'package.json',
      'pnpm-workspace.yaml',
      'src',
      'vite.config.js',
      'webpack.config.js',
    ],
    output: 'dist',
    commands: [
      ['webpack', 'build'],
      ['vite', 'build', '--logLevel', 'error'],
    ],
  })
}
if (process.argv.includes('serve')) {
  const serve = (name: 'webpack' | 'vite', base: string) =>
    preview({
      configFile: false,
      root: REACT_18,
      base,
      build: { outDir: `dist/${name}` },
      preview: { port: E2E_PORTS[name], strictPort: true, proxy: { '/api': api } },
    })
  await serve('webpack', '/')
  await serve('vite', '/schools/')
  const next = spawn('pnpm', ['exec', 'next', 'start', '--port', String(E2E_PORTS.next)], {
    cwd: NEXT,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
  next.on('close', (code) => process.exit(code ?? 0))
}
