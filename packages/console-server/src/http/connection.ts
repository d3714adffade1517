import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, Next } from 'hono'
import { isWithin, type Network, networkIn } from '../network/networks.ts'
import type { ApiEnv, Connection } from './api-env.ts'

export type ConnectionSettings = {
  /** IP addresses and networks (CIDR) of proxies whose `X-Forwarded-*` headers count; none when absent. */
  readonly trustedProxies?: readonly string[] | undefined
  /** Where people open the console: decides scheme and host where no trusted proxy does. */
  readonly publicUrl?: string | undefined
  /** Hears once of headers that were ignored, or of callers without an address. */
  readonly onWarning?: ((message: string) => void) | undefined
}

/**
 * Decides for each request who sent it and where to, the only place that reads `X-Forwarded-*`: anybody can write those
 * headers, so they count only when a trusted proxy sent them.
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
 * The value of `CONSOLE_TRUSTED_PROXIES` as a list.
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

/** The other end of the socket; a request that is handed over inside the process has none. */
const peerOf = (c: Context): string | null => {
  const address = isFromNode(c.env) ? getConnInfo(c).remote.address : undefined
  return address === undefined ? null : plain(address)
}

const isFromNode = (env: unknown): boolean => typeof env === 'object' && env !== null && 'incoming' in env

/** IPv4 as it is written everywhere, also where the socket speaks IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const valuesOf = (c: Context, name: string): string[] =>
  c.req
    .header(name)
    ?.split(',')
    .flatMap((value) => value.trim() || []) ?? []

/** Some proxies add the port: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
const withoutPort = (entry: string): string =>
  plain(entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1'))

const withoutUsualPort = (host: string, scheme: string): string =>
  URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`).host : host

/**
 * Follows `X-Forwarded-For` from its end, where the nearest proxy wrote, to the first address that is no trusted proxy:
 * what stands before that one anybody may have written.
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
