import { isLoopback } from '@edconsole/console-core/schemas'
import { ApiError } from './api-error.ts'
import type { Call } from './handler.ts'

const UNKNOWN =
  "The email needs a link to the console, but the server doesn't know its own address. Nothing was sent. Set CONSOLE_PUBLIC_URL on the server."

type Caller = Pick<Call, 'publicUrl' | 'allowedOrigins' | 'http'>

/** Returns the console's URL for a link in an email that can't be sent without one. */
export const consoleAddress = (call: Caller): string => {
  const address = findConsoleAddress(call)
  if (address === null) throw new ApiError(503, UNKNOWN)
  return address
}

/**
 * Returns the console's URL without a trailing slash: the setting, else the origin of the caller's console. `Host` and
 * `Origin` can be forged, and emails must not link to such an address: they are used only if they name an allowed
 * origin or the local machine. Null if no address can be trusted.
 */
export const findConsoleAddress = ({ publicUrl, allowedOrigins = [], http }: Caller): string | null => {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '')
  const { scheme, host } = http.get('connection')
  const named = http.req.header('origin') ?? `${scheme}://${host}`
  const origin = URL.canParse(named) ? new URL(named).origin : ''
  const isTrusted = origin !== '' && (allowedOrigins.includes(origin) || isLoopback(new URL(origin).hostname))
  return isTrusted ? origin : null
}
