import ipaddr from 'ipaddr.js'

/** A network: any address of it, and how many of its first bits all its addresses share. */
export type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number]

/**
 * Reads an IP address, or a network in CIDR notation.
 * @returns null when the text is neither
 * @example networkIn('10.0.0.0/8'); networkIn('2001:db8::1')
 */
export const networkIn = (text: string): Network | null => {
  if (ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text))
    return ipaddr.parseCIDR(text)
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** @param address as a socket gives it; IPv4 may be mapped into IPv6 */
export const isWithin = (address: string, networks: readonly Network[]): boolean => {
  if (networks.length === 0 || !ipaddr.isValid(address)) return false
  const own = ipaddr.process(address)
  return networks.some(([network, prefix]) => own.kind() === network.kind() && own.match(network, prefix))
}

/** IPv6 addresses are cut to 64 bits, as one household has all addresses with that prefix. */
export const networkOf = (address: string): string => {
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`
    : parsed.toString()
}
