import { isLoopback } from '@edconsole/console-core/schemas'
import { ApiError } from './api-error.ts'
import type { Call } from './handler.ts'

const UNKNOWN =
  "The email needs a link to the console, but the server doesn't know its own address. Nothing was sent. Set CONSOLE_PUBLIC_URL on the server."

/**
 * Where people open the console, without a slash at its end: the setting, else where the caller's own console came from.
 * Whoever calls can write anything into `Host` and `Origin`, and an email must not lead its reader there: they count only
 * when they name an origin that may call, or the very machine that asks.
 */
export const consoleAddress = ({
  publicUrl,
  allowedOrigins = [],
  http,
}: Pick<Call, 'publicUrl' | 'allowedOrigins' | 'http'>): string => {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '')
  const { scheme, host } = http.get('connection')
  const named = http.req.header('origin') ?? `${scheme}://${host}`
  const origin = URL.canParse(named) ? new URL(named).origin : ''
  if (origin !== '' && (allowedOrigins.includes(origin) || isLoopback(new URL(origin).hostname)))
    return origin
  throw new ApiError(503, UNKNOWN)
}
