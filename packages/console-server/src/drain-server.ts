import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'

/** After this long without a request, none sent before the shutdown can still be on its way. */
const QUIET_MS = 250
/** Upper limit for that, as a busy process reads requests late. */
const ARRIVAL_LIMIT_MS = 2000

/**
 * Tracks a server's requests to shut it down without losing any: requests that have arrived are answered with
 * `Connection: close`, and only then are connections closed.
 * @returns drains the server within `limitMs`; calls `onArrived` when further requests are too late
 */
export const drainer = (server: ServerType): ((limitMs: number, onArrived: () => void) => Promise<void>) => {
  const open = new Set<ServerResponse>()
  let draining = false
  let arrived = 0
  let whenIdle = () => {}
  const close = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_, response: ServerResponse) => {
    open.add(response)
    arrived += 1
    if (draining) close(response)
    response.once('close', () => {
      open.delete(response)
      if (open.size === 0) whenIdle()
    })
  })

  return async (limitMs, onArrived) => {
    const late = new AbortController()
    const limit = setTimeout(limitMs, undefined, { signal: late.signal }).catch(() => {})
    draining = true
    for (const response of open) close(response)
    const arrivalEnd = performance.now() + Math.min(ARRIVAL_LIMIT_MS, limitMs)
    for (let before = -1; arrived > before && performance.now() < arrivalEnd; ) {
      before = arrived
      await setTimeout(QUIET_MS)
      // The timer may be late: let the event loop read what is waiting in the sockets.
      await setImmediate()
      await setImmediate()
    }
    onArrived()
    const idle = new Promise<void>((resolve) => {
      whenIdle = resolve
      if (open.size === 0) resolve()
    })
    await Promise.race([idle, limit])
    late.abort()
    const closed = once(server, 'close')
    server.close()
    // Don't wait for idle connections or partial requests.
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
  }
}
