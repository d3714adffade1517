import { execFile, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { answers, type LocalPostgres } from './start-postgres.ts'

const runFile = promisify(execFile)

/** A PostgreSQL installed on this machine. Its programs refuse to run as root, so for root they run as another user. */
export type InstalledPostgres = {
  /** Runs a program that is installed beside the server, for example `initdb`, and waits for its end. */
  run: (name: string, args: readonly string[]) => Promise<void>
  /** Makes a folder that belongs to the programs. */
  makeFolder: (folder: string) => Promise<void>
  /**
   * Starts a server on the files in a folder, and waits until it answers.
   * @param settings like those of postgresql.conf: `name=value`
   */
  start: (data: string, settings: readonly string[]) => Promise<LocalPostgres & { kill: () => Promise<void> }>
}

/** @param program the file `postgres` */
export const installedPostgres = async (program: string): Promise<InstalledPostgres> => {
  const other =
    process.getuid?.() === 0 ? { uid: Number((await runFile('id', ['-u', 'postgres'])).stdout) } : {}
  // A client looks for certificates in the home folder, and the other user can't read root's.
  const optionsIn = (folder: string) => ({ ...other, env: Object.assign({}, process.env, { HOME: folder }) })
  return {
    run: async (name, args) => {
      await runFile(join(dirname(program), name), args, optionsIn('/'))
    },
    makeFolder: async (folder) => {
      await mkdir(folder, { mode: 0o700 })
      if (other.uid !== undefined) await runFile('chown', [String(other.uid), folder])
    },
    start: async (data, settings) => {
      const port = await freePort()
      const args = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, ...settings]
      const server = spawn(program, ['-D', data, ...args.flatMap((setting) => ['-c', setting])], {
        ...optionsIn(data),
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      server.stderr.setEncoding('utf8').on('data', (text: string) => {
        said = `${said}${text}`.slice(-2000)
      })
      const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
      const url = `postgres://postgres@127.0.0.1:${port}/postgres`
      while (!(await answers(url))) {
        if (server.exitCode !== null) throw new Error(`The PostgreSQL server didn't start: ${said}`)
        await setTimeout(100)
      }
      const end = async (signal: NodeJS.Signals) => {
        server.kill(signal)
        await ended
      }
      return { url, stop: () => end('SIGINT'), kill: () => end('SIGQUIT') }
    },
  }
}
