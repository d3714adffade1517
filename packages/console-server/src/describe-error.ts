import { dirname } from 'node:path'

/** Enough for a failure caused by a database error. */
const CAUSES_MAX = 3

/** Names of database objects, never values of rows. */
const NAMES = ['table', 'column', 'constraint', 'dataType', 'routine'] as const

/**
 * Formats an error for the log, with its stack. Database messages quote row values and parameters, so only their code
 * and names are included.
 */
export const describeError = (error: unknown, depth = 0): string => {
  if (!(error instanceof Error)) return `A non-error was thrown: ${typeof error}.`
  const cause =
    error.cause !== undefined && depth < CAUSES_MAX
      ? `\nCaused by: ${describeError(error.cause, depth + 1)}`
      : ''
  return `${headOf(error)}${wayTo(error)}${cause}`
}

const headOf = (error: Error): string => {
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return `${error.name}: ${error.message}`
  const names = NAMES.flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? [`${name} ${value}`] : []
  })
  return `The database refused with ${[code, ...names].join(', ')}`
}

const wayTo = ({ stack = '' }: Error): string => {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return lines.length === 0 ? '' : `\n${lines.join('\n')}`
}

/** Returns an error's code, such as `EADDRINUSE`. */
export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Says in a sentence why a file or folder can't be written, for whoever named it. */
export const unwritable = (path: string, cause: unknown): Error => {
  const code = String(errorCode(cause) ?? cause)
  return new Error(UNWRITABLE[code]?.(path) ?? `${path} can't be written (${code}).`, { cause })
}

const noFolder = (path: string): string =>
  `There is no folder ${dirname(path)}. Make it, or choose another one.`
const notAllowed = (path: string): string =>
  `${path} can't be written: the user who runs this isn't allowed to.`

const UNWRITABLE: Readonly<Record<string, (path: string) => string>> = {
  EEXIST: (path) => `${path} exists already. Choose another name.`,
  ENOENT: noFolder,
  ENOTDIR: noFolder,
  EISDIR: (path) => `${path} is a folder. Name a file.`,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: (path) => `${path} can't be written: the disk is read-only.`,
  ENOSPC: (path) => `${path} can't be written: the disk is full.`,
}
