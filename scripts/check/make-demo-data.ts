/**
 * Makes the data that the end-to-end tests begin with, as a first start does, while a core is idle. Without it, their own server
 * makes the same.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rename, rm } from 'node:fs/promises'
import { E2E_NOW } from '../../tests/e2e-now.ts'
import { E2E_PORTS } from '../../tests/e2e-ports.ts'
import { E2E_BASE } from './steps.ts'

const unfinished = `${E2E_BASE}.unfinished`
await Promise.all([E2E_BASE, unfinished].map((folder) => rm(folder, { recursive: true, force: true })))
await mkdir(unfinished, { recursive: true })

const server = spawn(
  process.execPath,
  ['--conditions=@edconsole/source', 'packages/console-demo/src/cli.ts'],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(E2E_PORTS.console),
      CONSOLE_DATA: unfinished,
      CONSOLE_NOW: E2E_NOW,
      CONSOLE_ALLOW_LOOPBACK: '1',
    },
  },
)
server.stdout.on('data', (text: Buffer) => {
  process.stdout.write(text)
  if (String(text).includes('Console: http')) server.kill('SIGTERM')
})
const [code] = await once(server, 'close')
if (code !== 0) process.exit(1)
await rename(unfinished, E2E_BASE)
