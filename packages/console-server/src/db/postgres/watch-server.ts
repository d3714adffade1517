import pg from 'pg'

/** How long a statement may wait before the server is looked at, and how often that happens. */
const LOOK_MS = 3000
/** How long the server may take to answer somebody new. */
const ANSWER_MS = 10_000

export type ServerWatch = {
  /** False while the server does not answer: whoever asks for a connection then need not wait. */
  readonly isReachable: () => boolean
  /** Notes that a connection waits for the answer to a statement; the result ends that. */
  readonly waiting: (client: pg.PoolClient) => () => void
}

/**
 * Looks after statements that wait. A server that hangs, or a network that swallows everything, closes no connection: without
 * this each of them would wait until the system gives up, a quarter of an hour later. Long statements of a server that answers
 * are left alone.
 * @param drop ends a connection of a server that does not answer
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

/** A refusal is an answer, too. */
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
