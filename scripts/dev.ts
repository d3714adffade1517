/** `pnpm dev`: the console from its sources with hot reload, in front of the API, which restarts on changes. */
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { consoleSettings } from './dev/console-settings.ts'

const port = Number(process.env.PORT ?? 4300)
const api = `http://localhost:${port + 1}`

const server = spawn(
  process.execPath,
  [
    '--watch',
    '--conditions=@edconsole/source',
    'packages/console-demo/src/cli.ts',
    '--port',
    String(port + 1),
    '--static',
    'apps/console',
  ],
  { stdio: 'inherit', env: { CONSOLE_ALLOW_LOOPBACK: '1', CONSOLE_SUFFIX: 'DEV', ...process.env } },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal)
    process.exit(0)
  })
}

const vite = await createServer({
  root: 'apps/console',
  configFile: 'apps/console/vite.config.ts',
  plugins: [consoleSettings(api)],
  server: {
    port,
    strictPort: true,
    // Links in emails begin with the host that was called: the proxy leaves the browser's in place.
    proxy: { '/api': { target: api, changeOrigin: false } },
  },
})
await vite.listen()
console.log(`The console from its sources: http://localhost:${port}`)
