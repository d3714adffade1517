import { type ParseArgsConfig, parseArgs } from 'node:util'
import { VERSION } from '@edconsole/console-core/contract'
import { errorCode } from './describe-error.ts'
import type { PrepareServer } from './first-run/prepare-server.ts'
import { createLogger } from './logger.ts'
import { checkSettings } from './settings/check-settings.ts'
import { serverRoleFrom } from './settings/server-role.ts'
import { SERVER_SETTINGS, type Setting } from './settings/server-settings.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { portFault } from './take-port.ts'

const OPTIONS = {
  port: { type: 'string', default: process.env.PORT || '4300' },
  host: { type: 'string' },
  data: { type: 'string', default: process.env.CONSOLE_DATA || '.data' },
  static: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
} as const

const OPTION_LINES = [
  ['--port', 'where to listen'],
  ['--host', 'the address of this machine to listen at; all of them without it'],
  ['--data', 'the data folder, DIR below'],
  ['--static', 'the folder of the built console; without it only the API is served'],
  ['--version', 'prints the version'],
] as const

/** Exits with a message. */
export const refuse = (message: string): never => {
  console.error(message)
  process.exit(1)
}

/**
 * Lets a command go on to its end, with its own exit code, when whoever reads its output has gone (`doctor | head -3`): work that
 * has begun isn't left halfway.
 */
export const outliveReaders = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      if (errorCode(error) !== 'EPIPE') throw error
    })
}

/** Reads options and arguments; exits with a sentence and the usage text if they can't be read. */
export const readOptions = <T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> => {
  try {
    return parseArgs(config)
  } catch (error) {
    return refuse(`${optionFault(error)}\n\n${usage}`)
  }
}

const optionFault = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  const [, option = ''] = /'(?:-\w, )?(--?[\w-]+)/.exec(message) ?? []
  if (errorCode(error) === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}.`
  if (errorCode(error) === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return message.includes('does not take') ? `${option} takes no value.` : `${option} needs a value.`
  const [, argument] = /^Unexpected argument '(.*?)'\./s.exec(message) ?? []
  return argument === undefined ? message : `"${argument}" is one argument too many.`
}

/** Lays out names, each with what it means. */
const linesOf = (entries: readonly (readonly [name: string, means: string])[]): string =>
  entries
    .map(([name, means]) =>
      name.length < NAME_WIDTH
        ? `  ${name.padEnd(NAME_WIDTH)}${means}`
        : `  ${name}\n${' '.repeat(NAME_WIDTH + 2)}${means}`,
    )
    .join('\n')

const NAME_WIDTH = 26

/** A command that runs the server. */
export type Command = {
  name: string
  /** Default: those of the process. */
  args?: readonly string[]
  /** Options in addition to the server's. */
  options: Record<string, { type: 'string'; default?: string }>
  /** Their usage text. */
  usage?: string
  /** Settings in addition to the server's. */
  settings?: readonly Setting[]
  /** Commands beside it, each with what it does. */
  commands?: readonly (readonly [name: string, does: string])[]
  prepare: (values: Readonly<Record<string, string | boolean | undefined>>) => PrepareServer | undefined
}

/** Runs the server by command line and environment until a signal ends it. */
export const runCommand = async (command: Command): Promise<void> => {
  const values = readArguments(command)
  const fault = portFault(values.port === process.env.PORT ? 'PORT' : '--port', values.port)
  if (fault !== null) refuse(fault)
  if (values.data === '') refuse('--data must name a folder.')
  const prepare = command.prepare(values)
  const started = closeOnSignals()
  try {
    checkSettings(process.env)
    const log = createLogger(process.env.CONSOLE_LOG_LEVEL)
    const server = await startServer({
      port: Number(values.port),
      data: values.data,
      ...(prepare ? { prepare } : {}),
      ...(values.host ? { host: values.host } : {}),
      ...(values.static ? { staticDir: values.static } : {}),
      ...(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {}),
      onWarning: log.warn,
      onError: log.error,
      onRequest: log.request,
    })
    started(server)
    console.log(addressLine(process.env, server.url))
    if (server.accounts.length > 0) console.log(`Demo accounts, password ${server.accounts[0]?.password}:`)
    for (const { username, shows } of server.accounts) console.log(`  ${username.padEnd(24)} ${shows}`)
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
}

/** Tells where people open the console, and where this server listens. A worker serves no console. */
export const addressLine = (env: Readonly<Record<string, string | undefined>>, url: string): string => {
  const { CONSOLE_PUBLIC_URL: publicUrl } = env
  if (serverRoleFrom(env) === 'worker') return `Worker: ${url}`
  return publicUrl ? `Console: ${publicUrl}, on this machine ${url}` : `Console: ${url}`
}

const readArguments = ({ name, args = process.argv.slice(2), options, ...texts }: Command) => {
  const { values, positionals } = readOptions(
    { args: [...args], options: { ...options, ...OPTIONS }, allowPositionals: true },
    `${name} --help lists options and settings.`,
  )
  const { commands = [] } = texts
  const [word] = positionals
  if (word !== undefined) {
    const names = commands.map(([command]) => command)
    if (names.includes(word)) refuse(`Name the command first: ${name} ${word} …`)
    refuse(
      names.length === 0
        ? `"${word}" is one argument too many.`
        : `There is no command "${word}". Commands: ${names.join(', ')}.`,
    )
  }
  if (values.help) console.log(helpOf(name, texts))
  else if (values.version) console.log(VERSION)
  else return values
  process.exit(0)
}

const helpOf = (
  name: string,
  { usage = '', settings = [], commands = [] }: Pick<Command, 'usage' | 'settings' | 'commands'>,
): string => {
  const named = [...SERVER_SETTINGS, ...settings].map(
    ({ names, means }) => [names.join(', '), means] as const,
  )
  return [
    `${name} [--port 4300] [--host ADDRESS] [--data DIR] [--static DIR]${usage}`,
    `Runs the server.\n\n${linesOf(OPTION_LINES)}`,
    ...(commands.length > 0
      ? [`Commands; ${name} COMMAND --help lists the options of one:\n\n${linesOf(commands)}`]
      : []),
    `Settings of the environment:\n\n${linesOf(named)}`,
  ].join('\n\n')
}

/** Ctrl+C arrives from the terminal, and again from a parent that forwards signals. */
const SAME_SIGNAL_MS = 300
const CLOSE_MS = 10_000

/** Returns a function that takes the server once it runs. */
const closeOnSignals = (): ((running: RunningServer) => void) => {
  let server: RunningServer | undefined
  let closingSince: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (closingSince !== undefined) {
        if (performance.now() - closingSince > SAME_SIGNAL_MS) process.exit(1)
        return
      }
      closingSince = performance.now()
      // Before the server runs, there is nothing to lose: an interrupted first start begins again.
      if (!server) process.exit(0)
      // Also if a hanging database keeps connections from closing.
      setTimeout(() => process.exit(1), CLOSE_MS).unref()
      server.close().then(
        () => process.exit(0),
        (error: unknown) => refuse(String(error)),
      )
    })
  return (running) => {
    server = running
  }
}
