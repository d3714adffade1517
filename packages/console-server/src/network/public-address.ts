import { lookup } from 'node:dns/promises'
import { isIPv6 } from 'node:net'
import { isLoopback } from '@edconsole/console-core/schemas'
import ipaddr from 'ipaddr.js'
import { isWithin, type Network } from './networks.ts'

/** Addresses that this server may connect to. */
export type NetworkReach = {
  /** Whether this very machine may be connected to: in a demonstration it plays SIS and receiver. */
  readonly allowLoopback: boolean
  /** Private networks that the operator lets this server into, for a SIS or a directory on the premises. */
  readonly privateNetworks?: readonly Network[] | undefined
  /** Asks for the addresses of a name; the system's resolver when absent. */
  readonly resolve?: (name: string) => Promise<readonly ResolvedAddress[]>
}

export type ResolvedAddress = { readonly address: string; readonly family: number }

/** A name that resolves into the server's own network, or to an address that no one may be connected to. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError'
}

/**
 * The addresses of a host name from outside, each of them public, or in a private network that the operator has named. One that is not makes the whole name forbidden:
 * a name with a public and a private address is a trick, not a mistake.
 * @throws ForbiddenAddressError for private, link-local, metadata, reserved and loopback addresses
 * @throws the resolver's error when the name is unknown
 */
export const publicAddressesOf = async (
  name: string,
  { allowLoopback, privateNetworks = [], resolve = systemResolver }: NetworkReach,
): Promise<readonly ResolvedAddress[]> => {
  const host = inHexadecimal(name.replace(/^\[|\]$/g, ''))
  const found = ipaddr.isValid(host) ? [writtenOut(host)] : await resolve(host)
  const isAllowed = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
    isPublic(address) ||
    (address.range() === 'loopback' && allowLoopback && isLoopback(name)) ||
    (isPrivate(address) && isWithin(address.toString(), privateNetworks))
  if (found.length === 0 || !found.every(({ address }) => isAllowed(ipaddr.process(inHexadecimal(address)))))
    throw new ForbiddenAddressError(`${host} isn't a public address`)
  return found
}

/**
 * IPv6 is public within 2000::/3 only, where all of it is assigned. That leaves out what carries an IPv4 address past its
 * own ranges: IPv4-compatible (`::127.0.0.1`) and NAT64. 6to4 and Teredo lie within, and have ranges of their own.
 */
const isPublic = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST))

/** Where clouds keep the secrets of their machines; it lies in a range that is private otherwise. */
const METADATA = 'fd00:ec2::254'

/** True for addresses that organizations use within their own walls. */
export const isPrivate = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  ['private', 'uniqueLocal', 'carrierGradeNat'].includes(address.range()) && address.toString() !== METADATA

/** ipaddr.js takes `::8.8.8.8`, as resolvers write it too, for `::ffff:8.8.8.8`, which is another address. */
const inHexadecimal = (address: string): string =>
  isIPv6(address) && URL.canParse(`http://[${address}]`)
    ? new URL(`http://[${address}]`).hostname.slice(1, -1)
    : address

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** `0250.1` is an address too, and not every client would read it the same way. */
const writtenOut = (host: string): ResolvedAddress => {
  const address = ipaddr.parse(host)
  return { address: address.toString(), family: address.kind() === 'ipv6' ? 6 : 4 }
}

const systemResolver = (name: string) => lookup(name, { all: true, verbatim: true })
