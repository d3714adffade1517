import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type RunningProcess = { readonly origin: string; readonly stop: () => Promise<void> }

const ASK_EVERY_MS = 100

/**
 * Starts one of our programs by itself, so that what is measured shares no thread and no memory with what measures.
 * @param ready an address that answers when it may begin
 */
export const startProcess = async (
  program: URL,
  { args, port, ready, env = {} }: { args: string[]; port: number; ready: string; env?: NodeJS.ProcessEnv },
): Promise<RunningProcess> => {
  const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(program), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const origin = `http://127.0.0.1:${port}`
  await answers(child, `${origin}${ready}`)
  return { origin, stop }
}

const answers = async (child: ChildProcess, address: string): Promise<void> => {
  while (child.exitCode === null) {
    const response = await fetch(address).catch(() => null)
    await response?.body?.cancel()
    // A server that is still starting answers with a 503.
    if (response && response.status < 500) return
    await setTimeout(ASK_EVERY_MS)
  }
  throw new Error('A server ended before it answered.')
}
