import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url))

export type CliRun = {
  readonly child: ChildProcess
  /** Whatever it wrote on either stream. */
  readonly printed: () => string
  /** The address that it names once it runs; rejects with what was printed when it ends before. */
  readonly url: Promise<string>
  /** Resolves with the exit code, null when a signal ended it. */
  readonly exited: Promise<number | null>
  /** Ends it as an operator does, and waits for its end. */
  readonly stop: () => Promise<void>
}

/** Runs the real program on a data folder, with an empty database unless the environment names a filled one. */
export const runCli = (
  folder: string,
  { env = {}, port = 0 }: { env?: Record<string, string>; port?: number } = {},
): CliRun => {
  const address = ['--port', String(port), '--host', '127.0.0.1', '--data', folder]
  const child = spawn(process.execPath, ['--conditions=@edconsole/source', CLI, ...address], {
    env: { ...process.env, ...env },
  })
  let text = ''
  const url = new Promise<string>((done, failed) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString()
      const [, found] = /(?:Console|Worker): .*?(http:\/\/localhost:\d+)\n/.exec(text) ?? []
      if (found) done(found.replace('localhost', '127.0.0.1'))
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => failed(new Error(text)))
  })
  // Not every caller waits for it.
  url.catch(() => {})
  const exited = once(child, 'exit').then(([code]): number | null => code)
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  return { child, printed: () => text, url, exited, stop }
}
