import pino from 'pino'
import { describeError } from './describe-error.ts'
import type { RequestLine } from './http/log-requests.ts'

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
 * Creates a log on standard output.
 * @param level one of `LOG_LEVELS`; default `warn`
 */
export const createLogger = (level: string | undefined): Logger => {
  const log = pino({
    level: level || 'warn',
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    // The process and the machine are known to whoever collects the lines.
    base: null,
    formatters: { level: (label) => ({ level: label }) },
  })
  return {
    error: (message, error) => log.error({ error: describeError(error) }, message),
    warn: (message) => log.warn(message),
    request: (line) => log.info(line, 'request'),
  }
}
