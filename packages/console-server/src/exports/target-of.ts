import { DELIVERY_METHODS } from '@edconsole/console-core/contract'
import type { Target } from './delivery/receiver.ts'
import type { Sending } from './sending.ts'

/** Where a sending goes, its secrets opened; null when it goes nowhere. */
export const targetOf = ({
  secrets,
  allowLoopback,
  network,
  export: { deliveryMethod, host, port, username, remotePath, hostKey, secrets: sealed },
}: Pick<Sending, 'secrets' | 'allowLoopback' | 'network' | 'export'>): Target | null => {
  const usual = DELIVERY_METHODS[deliveryMethod].port
  if (host === null || usual === null) return null
  const open = (kept: { sealed: string } | undefined) => (kept ? secrets.open(kept.sealed) : null)
  return {
    host,
    port: port ?? usual,
    username: username ?? '',
    remotePath,
    hostKey,
    network: { ...network, allowLoopback },
    password: open(sealed.password),
    privateKey: open(sealed.privateKey),
  }
}
