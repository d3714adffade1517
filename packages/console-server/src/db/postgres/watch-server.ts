import pg from 'pg'

/** How long a statement may wait before the server is probed, and the interval between probes. */
const LOOK_MS = 3000
/** Time limit for a new connection to be answered. */
const ANSWER_MS = 10_000

export type ServerWatch = {
  /** False while the server doesn't respond, so that callers don't wait for a connection. */
  readonly isReachable: () => boolean
  /** Marks a connection as waiting for a statement; the returned function ends that. */
  readonly waiting: (client: pg.PoolClient) => () => void
}

/**
 * Watches waiting statements. A hanging server or a network that drops packets closes no connection: without this,
 * statements would wait for the system's timeout of about 15 minutes. Long statements are left alone as long as the
 * server responds.
 * @param drop closes a connection to a server that doesn't respond
 */
export const watchServer = (pool: pg.Pool, drop: (client: pg.PoolClient) => void): ServerWatch => {
  const since = new Map<pg.PoolClient, number>()
  let reachable = true
  let looking = false

  const look = async (): Promise<void> => {
    const late = performance.now() - LOOK_MS
    const stalled = [...since].filter(([, from]) => from < late)
    if (looking || (reachable && stalled.length === 0)) return
    looking = true
    reachable = await answers(pool)
    looking = false
    if (!reachable) for (const [client, from] of stalled) if (since.get(client) === from) drop(client)
  }
  const timer = setInterval(() => {
    if (pool.ending) clearInterval(timer)
    else void look()
  }, LOOK_MS)
  timer.unref()

  return {
    isReachable: () => reachable,
    waiting: (client) => {
      since.set(client, performance.now())
      return () => void since.delete(client)
    },
  }
}

/** A refused connection is a response, too. */
const answers = async ({ options }: pg.Pool): Promise<boolean> => {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: ANSWER_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    void client.end().catch(() => {})
  }
}
