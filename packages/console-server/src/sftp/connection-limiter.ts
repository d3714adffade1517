import { networkOf } from '../network/networks.ts'

export type ConnectionLimits = {
  /** Open at once, of all addresses. */
  readonly connections: number
  /** Open at once from one network. */
  readonly networkConnections: number
  /** New within a minute from one network. */
  readonly networkPerMinute: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 200,
  networkConnections: 20,
  networkPerMinute: 60,
}

const MINUTE_MS = 60_000

/** Limits connections before anything costly happens, such as the exchange of keys. */
export const connectionLimiter = (given: Partial<ConnectionLimits> = {}, clock = () => performance.now()) => {
  const limits = Object.assign({}, CONNECTION_LIMITS, given)
  const networks = new Map<string, { open: number; recent: number[] }>()
  let open = 0
  let sweptAt = clock()
  /** Networks that are quiet again need no memory. */
  const sweep = (now: number): void => {
    if (now - sweptAt < MINUTE_MS) return
    sweptAt = now
    for (const [name, { open: own, recent }] of networks)
      if (own === 0 && recent.every((at) => now - at >= MINUTE_MS)) networks.delete(name)
  }
  return {
    /** @returns a function to call when the connection ends; null if it is one too many */
    admit: (address: string): (() => void) | null => {
      const now = clock()
      sweep(now)
      const name = networkOf(address)
      const network = networks.get(name) ?? { open: 0, recent: [] }
      network.recent = network.recent.filter((at) => now - at < MINUTE_MS)
      networks.set(name, network)
      if (
        open >= limits.connections ||
        network.open >= limits.networkConnections ||
        network.recent.length >= limits.networkPerMinute
      )
        return null
      open += 1
      network.open += 1
      network.recent.push(now)
      return () => {
        open -= 1
        network.open -= 1
      }
    },
  }
}
