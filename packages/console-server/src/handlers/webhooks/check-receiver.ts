import { isIP } from 'node:net'
import { isLoopback } from '@edconsole/console-core/schemas'
import { fieldError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { publicAddressesOf } from '../../network/public-address.ts'

/**
 * Refuses an address that can be told not to be public without asking for its name. Each attempt judges what the name then
 * leads to.
 */
export const checkReceiver = async (
  { allowLoopback, network }: Pick<Call, 'allowLoopback' | 'network'>,
  address: string,
): Promise<void> => {
  const { hostname } = new URL(address)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && !isLoopback(hostname)) return
  await publicAddressesOf(hostname, { ...network, allowLoopback, privateNetworks: [] }).catch(() => {
    throw fieldError({ field: 'address', message: 'it must be a public address' })
  })
}
