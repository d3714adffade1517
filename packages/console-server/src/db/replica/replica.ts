import { setTimeout } from 'node:timers/promises'
import { ApiError } from '../../http/api-error.ts'
import { BadRequest, DatabaseUnavailableError } from '../database-errors.ts'
import { postgresDb } from '../engine.ts'
import { createListCache, type ListCache } from '../list-cache.ts'
import { type ReadRowCounts, rowCountsReader } from '../row-counts.ts'
import type { Db } from '../schema.ts'
import { createPrimaryReaders } from './primary-readers.ts'
import { type ReplicaState, type WatchOptions, watchReplica } from './watch-replica.ts'
import { lastWriteOf, markWrite } from './write-marks.ts'

/**
 * Why a read is made on the primary: the caller's own write, or what they saw there, may be missing on the replica; who may see what
 * has just changed; the replica is too far behind or away; or it failed.
 */
export type Reason = 'written' | 'seen' | 'access' | Exclude<ReplicaState, 'used'> | 'failed'

/** Where a read was made; with why if it was on the primary. */
export type ReadPlace = { readonly place: 'replica' } | { readonly place: 'primary'; readonly reason: Reason }

/** A copy of the database that may be a little behind, for reads. */
export type Replica = {
  /** What reads use there, in place of the server's own. */
  readonly reading: {
    readonly db: Db
    readonly listCache: ListCache
    readonly readRowCounts: ReadRowCounts
  }
  /**
   * Reads for a user there if they miss nothing of their own, otherwise on the primary, which also decides whatever fails there.
   * `there` throws `AccessChanged` if what it finds about access is too old.
   */
  readonly read: <T>(userId: number, ways: { there: () => Promise<T>; here: () => Promise<T> }) => Promise<T>
  /** To be awaited after a user's write and before its answer. Never rejects. */
  readonly wrote: (userId: number) => Promise<void>
  /** For metrics. */
  readonly standing: () => { isUsed: boolean; lagSeconds: number }
  readonly close: () => Promise<void>
}

export type ReplicaOptions = Omit<WatchOptions, 'onState'> & {
  readonly onRead: (read: ReadPlace) => void
  readonly onState: WatchOptions['onState']
  /** Receives what failed without harm. */
  readonly onError: (message: string, error: unknown) => void
}

/** Thrown by reads that find an older state of access than the primary has. */
export class AccessChanged extends Error {
  override name = 'AccessChanged'
}

/** Time limit for closing its connections. */
const CLOSE_MS = 1000

/** Opens a replica, which is used once it turns out to have what it should. */
export const openReplica = (options: ReplicaOptions): Replica => {
  const { url, primary, maxLagMs, onRead, onError } = options
  // The watch says when it is gone.
  const db = postgresDb(url, () => {})
  const watch = watchReplica(options)
  const readers = createPrimaryReaders()

  const refusalOf = async (userId: number): Promise<Reason | null> => {
    const state = watch.state()
    if (state !== 'used') return state
    if (readers.has(userId, performance.now(), watch.covered())) return 'seen'
    return (await lastWriteOf(primary, userId, 2 * maxLagMs)) > watch.replayed() ? 'written' : null
  }
  const failure = (error: unknown): Reason => {
    if (error instanceof AccessChanged) return 'access'
    if (!isExpected(error)) onError("A read failed on the replica, so it's made on the primary", error)
    return 'failed'
  }

  return {
    reading: { db, listCache: createListCache(), readRowCounts: rowCountsReader(db) },
    read: async (userId, { there, here }) => {
      let reason = await refusalOf(userId)
      if (reason === null) {
        try {
          const answer = await unlessAborted(watch.gone(), there())
          onRead({ place: 'replica' })
          return answer
        } catch (error) {
          reason = failure(error)
        }
      }
      onRead({ place: 'primary', reason })
      try {
        return await here()
      } finally {
        readers.note(userId, performance.now(), reason === 'seen' ? undefined : maxLagMs)
      }
    },
    wrote: async (userId) => {
      await markWrite(primary, userId).catch((error: unknown) =>
        onError("Other servers couldn't be told of a write, so they may read an older state", error),
      )
      readers.note(userId, performance.now(), maxLagMs)
    },
    standing: () => ({ isUsed: watch.state() === 'used', lagSeconds: watch.lagMs() / 1000 }),
    close: async () => {
      const closed = Promise.all([watch.close(), db.destroy()])
      // One that hangs doesn't say goodbye.
      await Promise.race([closed, setTimeout(CLOSE_MS, undefined, { ref: false })])
    },
  }
}

/** Refusals of the console, and a replica that went away, which the watch reports. */
const isExpected = (error: unknown): boolean =>
  error instanceof ApiError || error instanceof BadRequest || error instanceof DatabaseUnavailableError

/** Rejects at once when the replica goes away: a connection to a machine that is gone may hang. */
const unlessAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new DatabaseUnavailableError(new Error('The replica went away.')))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
