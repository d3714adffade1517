import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Where a request comes from, for the record. A proxy in front of the server, known by an address of the own network,
 * is believed who it speaks for; anybody else could write that header.
 * @returns null when the request came through no connection
 */
export const clientAddress = (c: Context): string | null => {
  // A request that is handed over inside the process has no connection to ask.
  const { address } = isFromNode(c.env) ? getConnInfo(c).remote : { address: undefined }
  if (address === undefined) return null
  const spokenFor = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return isOwnNetwork(address) && isIP(spokenFor) !== 0 ? spokenFor : plain(address)
}

const isFromNode = (env: unknown): boolean => typeof env === 'object' && env !== null && 'incoming' in env

/** IPv4 as it is written everywhere, also where the socket speaks IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '')

const OWN_NETWORKS = [
  /^127\./,
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^::1$/,
  /^f[cd]/i,
  /^fe80:/i,
]

const isOwnNetwork = (address: string): boolean =>
  OWN_NETWORKS.some((network) => network.test(plain(address)))
