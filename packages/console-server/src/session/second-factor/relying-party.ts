import { isIP } from 'node:net'
import type { PasskeyObstacle } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import { ApiError } from '../../http/api-error.ts'
import { findConsoleAddress } from '../../http/console-address.ts'
import type { ServerContext } from '../../server-context.ts'

/** What passkeys are bound to: the host of the console's public address, opened at that address. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/** Returns what passkeys are bound to, or why they can't be offered at this address. */
export const findRelyingParty = (
  context: Pick<ServerContext, 'publicUrl' | 'allowedOrigins'>,
  c: Context<ApiEnv>,
): RelyingParty | PasskeyObstacle => {
  const address = findConsoleAddress({
    publicUrl: context.publicUrl,
    allowedOrigins: context.allowedOrigins,
    http: c,
  })
  if (address === null) return 'unknownAddress'
  const { origin, hostname, protocol } = new URL(address)
  if (isIP(hostname.replace(/[[\]]/g, '')) !== 0) return 'ipAddress'
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (protocol !== 'https:' && !isLocal) return 'insecure'
  const page = c.req.header('origin')
  return page === undefined || page === origin ? { id: hostname, origin } : 'otherAddress'
}

/** Returns what passkeys are bound to. @throws 400 if they can't be offered */
export const requireRelyingParty = (
  context: Pick<ServerContext, 'publicUrl' | 'allowedOrigins'>,
  c: Context<ApiEnv>,
): RelyingParty => {
  const found = findRelyingParty(context, c)
  if (typeof found === 'string') throw new ApiError(400, OBSTACLES[found])
  return found
}

const OBSTACLES = {
  ipAddress: "Passkeys need a host name, and this console's address is an IP address.",
  insecure: 'Passkeys need an address that starts with https.',
  otherAddress: "Passkeys work only at the console's own address.",
  unknownAddress: "Passkeys need the console's own address. Set CONSOLE_PUBLIC_URL on the server.",
} as const satisfies Record<PasskeyObstacle, string>
