import { type Network, networkIn } from '../network/networks.ts'
import { isPrivate } from '../network/public-address.ts'

/**
 * The networks of `CONSOLE_PRIVATE_NETWORKS`.
 * @throws if an entry isn't a network, or isn't a private one
 * @example privateNetworksIn('10.20.0.0/16, 192.168.7.15')
 */
export const privateNetworksIn = (text = ''): readonly Network[] =>
  text
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const network = networkIn(entry)
      if (network && isPrivate(network[0]) && network[1] >= LEAST_BITS) return network
      throw new Error(
        `CONSOLE_PRIVATE_NETWORKS must list private networks such as 10.20.0.0/16 or 192.168.7.15, not ${entry}.`,
      )
    })

/** Fewer bits would reach beyond any private range. */
const LEAST_BITS = 8
