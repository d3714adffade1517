import type { Caller } from './caller.ts'

/** The caller, and the call's district if it is one of theirs. */
export type Arrival = {
  readonly caller: Caller
  readonly lea: string | null
  /** Set for a program that calls with a token of its service account. */
  readonly program?: { readonly mayWrite: boolean }
}

export type Remembered = {
  readonly arrival: Arrival
  /** The version of everything that decides who callers are, read beforehand. The entry is stale once it changes. */
  readonly version: number
  /** When the session must be checked again, in milliseconds. */
  readonly until: number
}

/**
 * Caches whom sessions belong to. Readers have just read the version from the database, so that processes don't have to
 * notify each other.
 */
export type CallerMemory = {
  readonly recall: (
    idHash: string,
    wanted: string | undefined,
    at: { version: number; now: Date },
  ) => Arrival | null
  readonly remember: (idHash: string, wanted: string | undefined, found: Remembered, now: Date) => void
}

const ARRIVALS_MAX = 5000

/**
 * Creates a cache that evicts what is stale, and the oldest entries when there are too many: an entry holds all roles of a
 * caller, and a session has one for each district that was looked at.
 * @param kept entries by session and district
 */
export const createCallerMemory = (kept = new Map<string, Remembered>()): CallerMemory => {
  const keyOf = (idHash: string, wanted = ''): string => `${idHash} ${wanted}`
  return {
    recall: (idHash, wanted, { version, now }) => {
      const found = kept.get(keyOf(idHash, wanted))
      return found && found.version === version && now.getTime() < found.until ? found.arrival : null
    },
    remember: (idHash, wanted, found, now) => {
      const key = keyOf(idHash, wanted)
      kept.delete(key)
      kept.set(key, found)
      // They become stale about in the order in which they came.
      for (const [oldest, { until }] of kept) {
        if (kept.size <= ARRIVALS_MAX && now.getTime() < until) break
        kept.delete(oldest)
      }
    },
  }
}
