/** `pnpm start`: builds the console when its sources are newer than the build, then serves it with the API. */
import { spawn } from 'node:child_process'
import { buildConsole } from './start/build-console.ts'

await buildConsole()

const server = spawn(
  process.execPath,
  [
    '--conditions=@edconsole/source',
    'packages/console-demo/src/cli.ts',
    '--static',
    'apps/console/dist',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { CONSOLE_ALLOW_LOOPBACK: '1', ...process.env } },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('close', (code) => process.exit(code ?? 1))
