import pino from 'pino'
import { describeError } from './describe-error.ts'
import type { RequestLine } from './http/log-requests.ts'
import { currentTrace } from './tracing/current-trace.ts'

/** What `CONSOLE_LOG_LEVEL` may be, from nothing to everything. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const

/** The log of a server: one line of JSON for each entry, without values of rows, addresses, queries or bodies. */
export type Logger = {
  readonly error: (message: string, error: unknown) => void
  readonly warn: (message: string) => void
  /** Logs an answered request, at the level `info`. */
  readonly request: (line: RequestLine) => void
}

/**
 * Creates a log.
 * @param level one of `LOG_LEVELS`; default `warn`
 * @param out default: standard output
 */
export const createLogger = (level: string | undefined, out?: pino.DestinationStream): Logger => {
  const options: pino.LoggerOptions = {
    level: level || 'warn',
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    // The process and the machine are known to whoever collects the lines.
    base: null,
    // Where traces are on, they and the log lead to each other.
    mixin: () => {
      const trace = currentTrace()
      return trace ? { traceId: trace.traceId } : {}
    },
    formatters: { level: (label) => ({ level: label }) },
  }
  const log = out ? pino(options, out) : pino(options)
  return {
    error: (message, error) => log.error({ error: describeError(error) }, message),
    warn: (message) => log.warn(message),
    request: (line) => log.info(line, 'request'),
  }
}
