import { lookup } from 'node:dns/promises'
import { isLoopback } from '@edconsole/console-core/schemas'
import ipaddr from 'ipaddr.js'

/** Addresses that this server may connect to. */
export type NetworkReach = {
  /** Whether this very machine may be connected to: in a demonstration it plays SIS and receiver. */
  readonly allowLoopback: boolean
  /** Asks for the addresses of a name; the system's resolver when absent. */
  readonly resolve?: (name: string) => Promise<readonly ResolvedAddress[]>
}

export type ResolvedAddress = { readonly address: string; readonly family: number }

/** A name that leads into the server's own network, or nowhere that anybody may be connected to. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError'
}

/**
 * The addresses of a name that somebody else chose, each of them public. One that is not makes the whole name forbidden:
 * a name with a public and a private address is a trick, not a mistake.
 * @throws ForbiddenAddressError for private, link-local, metadata, reserved and loopback addresses
 * @throws the resolver's error when the name is unknown
 */
export const publicAddressesOf = async (
  name: string,
  { allowLoopback, resolve = systemResolver }: NetworkReach,
): Promise<readonly ResolvedAddress[]> => {
  const host = name.replace(/^\[|\]$/g, '')
  const found = ipaddr.isValid(host) ? [writtenOut(host)] : await resolve(host)
  const allowed = (range: string) =>
    range === 'unicast' || (range === 'loopback' && allowLoopback && isLoopback(name))
  if (found.length === 0 || !found.every(({ address }) => allowed(ipaddr.process(address).range())))
    throw new ForbiddenAddressError(`${host} is not a public address`)
  return found
}

/** `0250.1` is an address too, and not everybody who connects would read it alike. */
const writtenOut = (host: string): ResolvedAddress => {
  const address = ipaddr.parse(host)
  return { address: address.toString(), family: address.kind() === 'ipv6' ? 6 : 4 }
}

const systemResolver = (name: string) => lookup(name, { all: true, verbatim: true })
