import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'

/** Requests count as sent before the end was announced until this long passes without one: they may still be on their way. */
const QUIET_MS = 250
/** A busy process reads them late, but not for ever. */
const ARRIVAL_LIMIT_MS = 2000

/**
 * Watches a server's requests, and ends it without losing one: those that have arrived are answered, each with
 * `Connection: close`, and only then is a connection cut.
 * @returns drains the server within `limitMs`; `onArrived` is called once what comes now came too late
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
      // The timer may be late itself: what lies in the sockets is read between one turn and the next.
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
    // Whoever holds a connection open without a request, or has sent half of one, is not waited for.
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
  }
}
