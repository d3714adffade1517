import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, Next } from 'hono'
import { isWithin, type Network, networkIn } from '../network/networks.ts'
import type { ApiEnv, Connection } from './api-env.ts'

export type ConnectionSettings = {
  /** IP addresses and networks (CIDR) of proxies whose `X-Forwarded-*` headers are trusted. Default: none. */
  readonly trustedProxies?: readonly string[] | undefined
  /** The console's public URL: decides scheme and host unless a trusted proxy does. */
  readonly publicUrl?: string | undefined
  /** Called once for ignored headers or clients without an address. */
  readonly onWarning?: ((message: string) => void) | undefined
}

/**
 * Determines client and address of each request. This is the only place that reads `X-Forwarded-*`: anyone can send
 * those headers, so they are used only if a trusted proxy sent them.
 * @throws an `Error` that names a trusted proxy that is neither an address nor a network
 */
export const readConnection = ({ trustedProxies = [], publicUrl, onWarning }: ConnectionSettings) => {
  const trusted = trustedProxies.map(proxyIn)
  const publicAddress = publicUrl !== undefined && URL.canParse(publicUrl) ? new URL(publicUrl) : undefined
  let isWarned = false

  const warn = (message: string): void => {
    if (!isWarned) onWarning?.(message)
    isWarned = true
  }

  const connectionOf = (c: Context): Connection => {
    if (!isFromNode(c.env)) warn(NO_SOCKET)
    const peer = peerOf(c)
    const path =
      peer !== null && isWithin(peer, trusted)
        ? walkBack(peer, valuesOf(c, 'x-forwarded-for').map(withoutPort), trusted)
        : null
    if (path === null && FORWARDED.some((name) => c.req.header(name) !== undefined)) warn(untrusted(peer))
    const forwarded = (name: string) => {
      const values = valuesOf(c, name)
      return path === null ? undefined : values.at(-Math.min(path.proxies, values.length))
    }
    const url = new URL(c.req.url)
    const forwardedScheme = schemeIn(forwarded('x-forwarded-proto'))
    const scheme = forwardedScheme ?? schemeIn((publicAddress ?? url).protocol.slice(0, -1)) ?? 'http'
    return {
      address: path?.address ?? peer,
      scheme,
      host: withoutUsualPort(forwarded('x-forwarded-host') ?? (publicAddress ?? url).host, scheme),
      isSchemeKnown: forwardedScheme !== undefined || publicAddress !== undefined || scheme === 'https',
    }
  }

  return async (c: Context<ApiEnv>, next: Next): Promise<void> => {
    c.set('connection', connectionOf(c))
    await next()
  }
}

/**
 * Parses `CONSOLE_TRUSTED_PROXIES`.
 * @throws an `Error` that names an entry that is neither an address nor a network
 */
export const trustedProxiesIn = (text = ''): readonly string[] => {
  const proxies = text.split(/[\s,]+/).filter((entry) => entry !== '')
  for (const proxy of proxies) proxyIn(proxy)
  return proxies
}

const proxyIn = (text: string): Network => {
  const network = networkIn(text)
  if (network) return network
  throw new Error(
    `CONSOLE_TRUSTED_PROXIES must list IP addresses and networks such as 10.0.0.5 or 10.0.0.0/24, not ${text}.`,
  )
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host']

const untrusted = (peer: string | null): string =>
  `X-Forwarded-* headers from ${peer ?? 'an unknown address'} are ignored. If that is your proxy, add it to CONSOLE_TRUSTED_PROXIES: until then, everyone behind it shares one sign-in limit.`

const NO_SOCKET =
  "Client addresses are unknown, so sign-ins aren't limited by address. Pass the second argument that Hono's Node server gives fetch on to the app's fetch."

/** The socket's remote address; null for requests handed over within the process. */
const peerOf = (c: Context): string | null => {
  const address = isFromNode(c.env) ? getConnInfo(c).remote.address : undefined
  return address === undefined ? null : plain(address)
}

const isFromNode = (env: unknown): boolean => typeof env === 'object' && env !== null && 'incoming' in env

/** Turns IPv4-mapped IPv6 addresses into IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const valuesOf = (c: Context, name: string): string[] =>
  c.req
    .header(name)
    ?.split(',')
    .flatMap((value) => value.trim() || []) ?? []

/** Removes the port that some proxies add: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
const withoutPort = (entry: string): string =>
  plain(entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1'))

const withoutUsualPort = (host: string, scheme: string): string =>
  URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`).host : host

/**
 * Walks `X-Forwarded-For` from its end, written by the nearest proxy, to the first address that isn't a trusted proxy.
 * Anything before that may be forged.
 */
const walkBack = (
  peer: string,
  entries: readonly string[],
  trusted: readonly Network[],
): { address: string; proxies: number } => {
  let [address, proxies] = [peer, 0]
  for (const entry of entries.toReversed()) {
    if (!isWithin(address, trusted)) break
    proxies += 1
    if (isIP(entry) === 0) break
    address = entry
  }
  return { address, proxies: Math.max(proxies, 1) }
}

const schemeIn = (text: string | undefined): 'http' | 'https' | undefined =>
  text === 'http' || text === 'https' ? text : undefined
