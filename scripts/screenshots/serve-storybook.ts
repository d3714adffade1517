import { spawn } from 'node:child_process'

/** Starts Storybook, with the reference server behind it, and waits until it lists its stories. */
export const serveStorybook = async (port: number): Promise<{ origin: string; stop: () => void }> => {
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(
    'storybook',
    ['dev', '-p', String(port), '--exact-port', '--no-open', '--ci', '--quiet'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const stop = () => void child.kill('SIGTERM')
  for (let waited = 0; waited < 120_000; waited += 250) {
    if (child.exitCode !== null) throw new Error('Storybook did not start')
    const answered = await fetch(`${origin}/index.json`).catch(() => null)
    if (answered?.ok) return { origin, stop }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  stop()
  throw new Error('Storybook did not answer in time')
}
