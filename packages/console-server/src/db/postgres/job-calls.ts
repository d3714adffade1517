import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../schema.ts'

/** The channel of PostgreSQL on which servers tell each other that there is work. */
const CHANNEL = 'console_jobs'

/** How long a listener that lost its connection waits before it tries again. */
const RECONNECT_MS = 5000

/** Tells the servers that run jobs to look for work; a call for each burst of them is enough. */
export const jobCaller = (db: Db, onError: (error: unknown) => void) => {
  let calling: Promise<void> | null = null
  let isWanted = false
  const call = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false
      // Workers also look by themselves, so a call that is lost costs seconds.
      await sql`select pg_notify(${CHANNEL}, '')`.execute(db).catch(onError)
    }
    calling = null
  }
  return {
    nudge: (): void => {
      isWanted = true
      calling ??= call()
    },
    stop: async (): Promise<void> => {
      await calling
    },
  }
}

type Listening = {
  onCall: () => void
  onError: (error: unknown) => void
  reconnectMs?: number
}

/**
 * Listens for calls of other servers on a connection of its own, which it opens again when it is lost.
 * @param url an address without a pooler: a pooled connection hears nothing between transactions
 * @param onCall also called whenever it begins to listen, for what was missed
 */
export const listenForJobs = (
  url: string,
  { onCall, onError, reconnectMs = RECONNECT_MS }: Listening,
): { close: () => Promise<void> } => {
  const abort = new AbortController()
  let client: pg.Client | undefined
  const listen = async (): Promise<void> => {
    const own = new pg.Client({ connectionString: url, keepAlive: true })
    client = own
    const lost = new Promise<void>((resolve) => {
      own.on('error', () => resolve())
      own.on('end', resolve)
    })
    own.on('notification', onCall)
    await own.connect()
    await own.query(`listen ${CHANNEL}`)
    onCall()
    await lost
  }
  const keep = async (): Promise<void> => {
    while (!abort.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!abort.signal.aborted) onError(error)
      })
      await client?.end().catch(() => {})
      await setTimeout(reconnectMs, undefined, { signal: abort.signal, ref: false }).catch(() => {})
    }
  }
  const kept = keep()
  return {
    close: async () => {
      abort.abort()
      await client?.end().catch(() => {})
      await kept
    },
  }
}
