import { setTimeout } from 'node:timers/promises'
import { postgresDb } from '../engine.ts'
import type { Db } from '../schema.ts'
import { databaseIdOf, primaryPosition, readReplica } from './log-position.ts'

/** `behind`: it answers, but what it has is too old. `away`: it doesn't answer, or isn't a replica of the database. */
export type ReplicaState = 'used' | 'behind' | 'away'

export type ReplicaWatch = {
  readonly state: () => ReplicaState
  /** How old what it has may be, in milliseconds; infinite while it is away. */
  readonly lagMs: () => number
  /** The moment up to which it has everything, by `performance.now()`. */
  readonly covered: () => number
  /** Where in the primary's log of changes it is, or further. */
  readonly replayed: () => number
  /** Aborted when the replica goes away. */
  readonly gone: () => AbortSignal
  readonly close: () => Promise<void>
}

export type WatchOptions = {
  readonly url: string
  readonly primary: Db
  readonly maxLagMs: number
  /** Receives each change of the state, and the first one; `error` says why it is away. */
  readonly onState: (state: ReplicaState, error?: unknown) => void
  readonly everyMs?: number
  readonly retryMs?: number
}

const EVERY_MS = 500
/** How long a replica that went away is left alone. */
const RETRY_MS = 2000
/** Time limit for an answer. */
const ANSWER_MS = 2000
/** Positions that it hasn't reached are kept up to this number: those of minutes. */
const AHEAD_MAX = 300

/**
 * Compares again and again where the primary's log is with where the replica is. The lag is the age of the latest position that the
 * replica has reached: its own clock and its last transaction say nothing while nobody writes.
 */
export const watchReplica = ({
  url,
  primary,
  maxLagMs,
  onState,
  everyMs = EVERY_MS,
  retryMs = RETRY_MS,
}: WatchOptions): ReplicaWatch => {
  const ended = new AbortController()
  let gone = new AbortController()
  let state: ReplicaState = 'away'
  let isKnown = false
  let database: string | undefined
  let ahead: { at: number; position: number }[] = []
  let covered = Number.NEGATIVE_INFINITY
  let replayed = 0

  const change = (next: ReplicaState, error?: unknown): void => {
    if (ended.signal.aborted || (isKnown && next === state)) return
    isKnown = true
    state = next
    onState(next, error)
  }
  // A replica that restarts may begin before where it was, so nothing of it counts any longer.
  const lose = (error: unknown): void => {
    database = undefined
    ahead = []
    covered = Number.NEGATIVE_INFINITY
    replayed = 0
    gone.abort()
    gone = new AbortController()
    change('away', error)
  }
  const probe = postgresDb(url, lose)
  const lagMs = (): number => performance.now() - covered

  const ask = async () => {
    const position = await primaryPosition(primary)
    const wanted = database ?? (await databaseIdOf(primary))
    return { position, wanted, found: await readReplica(probe) }
  }
  const look = async (): Promise<void> => {
    const at = performance.now()
    const late = setTimeout(ANSWER_MS, undefined, { ref: false, signal: ended.signal }).then(() => {
      throw new Error("The replica or the primary doesn't answer in time.")
    })
    const { position, wanted, found } = await Promise.race([ask(), late])
    if (found.replayed === null) throw new Error('The server of CONSOLE_DATABASE_REPLICA_URL is no replica.')
    if (found.database !== wanted)
      throw new Error('CONSOLE_DATABASE_REPLICA_URL leads to a replica of another database.')
    database = wanted
    replayed = found.replayed
    ahead.push({ at, position })
    const reached = ahead.findLastIndex((one) => one.position <= replayed)
    covered = ahead[reached]?.at ?? covered
    ahead.splice(0, reached + 1)
    // The oldest decides about the lag.
    if (ahead.length > AHEAD_MAX) ahead.splice(1, 1)
    const isLate = lagMs() > (state === 'used' ? maxLagMs : maxLagMs / 2)
    change(isLate ? 'behind' : 'used')
  }
  const keep = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      const wait = await look().then(
        () => everyMs,
        (error: unknown) => {
          lose(error)
          return retryMs
        },
      )
      await setTimeout(wait, undefined, { signal: ended.signal, ref: false }).catch(() => {})
    }
  }
  const kept = keep()

  return {
    state: () => (state === 'used' && lagMs() > maxLagMs ? 'behind' : state),
    lagMs,
    covered: () => covered,
    replayed: () => replayed,
    gone: () => gone.signal,
    close: async () => {
      ended.abort()
      await kept
      await probe.destroy()
    },
  }
}
