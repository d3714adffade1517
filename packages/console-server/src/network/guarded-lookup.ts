import type { LookupFunction } from 'node:net'
import { type NetworkReach, publicAddressesOf } from './public-address.ts'

/**
 * Resolves names for a connection that is about to be made, so that the address that was judged is the one that is
 * connected to: a name that changes its address in between changes nothing. For `lookup` of net, tls, http and undici.
 * Sockets do not ask it for hosts that are addresses already: judge those with `publicAddressesOf` first.
 */
export const guardedLookup =
  (reach: NetworkReach): LookupFunction =>
  (name, options, callback) => {
    publicAddressesOf(name, reach).then(
      (found) => {
        const [first] = found
        if (options.all) callback(null, [...found])
        else callback(null, first?.address ?? '', first?.family)
      },
      (error: Error) => callback(error, ''),
    )
  }
