import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export type ServerProcess = { readonly origin: string; readonly stop: () => Promise<void> }

type Options = {
  /** Where it runs. */
  readonly folder: string
  readonly args: readonly string[]
  readonly port: number
  readonly log: string
  readonly env: NodeJS.ProcessEnv
}

const START_MS = 180_000

/** Starts a server from the sources of the repository in `folder`, and waits until it is ready. */
export const startProcess = ({
  program,
  ...options
}: Options & { program: 'console-demo' | 'console-server' }): Promise<ServerProcess> =>
  startProgram(
    ['--conditions=@edconsole/source', join(options.folder, 'packages', program, 'src', 'cli.ts')],
    options,
  )

/**
 * Starts a server, and waits until it is ready.
 * @param program what Node is started with
 */
export const startProgram = async (
  program: readonly string[],
  { folder, args, port, log, env }: Options,
): Promise<ServerProcess> => {
  const out = openSync(log, 'a')
  const child = spawn(
    process.execPath,
    [...program, '--host', '127.0.0.1', '--port', String(port), ...args],
    { cwd: folder, stdio: ['ignore', out, out], env },
  )
  closeSync(out)
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  for (const until = Date.now() + START_MS; Date.now() < until; await setTimeout(200)) {
    if (child.exitCode !== null) throw new Error(`A server ended:\n${readFileSync(log, 'utf8')}`)
    const answer = await fetch(`${origin}/ready`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 200)
      return {
        origin,
        stop: async () => {
          child.kill('SIGTERM')
          await ended
        },
      }
  }
  child.kill('SIGKILL')
  throw new Error(`A server isn't ready:\n${readFileSync(log, 'utf8')}`)
}
