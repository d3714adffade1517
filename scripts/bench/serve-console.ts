import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Served = { origin: string; stop: () => void; child: ChildProcess }

/** Starts the console on fresh demo data, as `pnpm start` does, and waits until it answers. */
export const serveConsole = async (port: number, env: Record<string, string> = {}): Promise<Served> => {
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      CONSOLE_DATA: mkdtempSync(join(tmpdir(), 'console-')),
      ...env,
    },
  })
  for (let waited = 0; waited < 180_000; waited += 250) {
    if (child.exitCode !== null) throw new Error('The console did not start')
    const answered = await fetch(`${origin}/api/public/clients?id=1`).catch(() => null)
    if (answered?.ok) return { origin, child, stop: () => child.kill('SIGTERM') }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  child.kill('SIGTERM')
  throw new Error('The console did not answer in time')
}
