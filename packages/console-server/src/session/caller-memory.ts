import type { Caller } from './caller.ts'

/** Whoever calls, and the district that the call is about when it is one of theirs. */
export type Arrival = { readonly caller: Caller; readonly lea: string | null }

type Remembered = {
  readonly arrival: Arrival
  /** Of what decides who callers are, from before it was asked: nothing of it holds when it is another one. */
  readonly version: number
  /** When the session is to be looked at again, in milliseconds. */
  readonly until: number
}

/**
 * Whom sessions belonged to when they were last asked about. Whoever looks here has asked the database for the version
 * first, so that several processes need not tell one another anything.
 */
export type CallerMemory = {
  readonly recall: (
    idHash: string,
    wanted: string | undefined,
    at: { version: number; now: Date },
  ) => Arrival | null
  readonly remember: (idHash: string, wanted: string | undefined, found: Remembered) => void
}

const ARRIVALS_MAX = 5000

/** Forgets what came first. */
export const createCallerMemory = (): CallerMemory => {
  const kept = new Map<string, Remembered>()
  const keyOf = (idHash: string, wanted = ''): string => `${idHash} ${wanted}`
  return {
    recall: (idHash, wanted, { version, now }) => {
      const found = kept.get(keyOf(idHash, wanted))
      return found && found.version === version && now.getTime() < found.until ? found.arrival : null
    },
    remember: (idHash, wanted, found) => {
      const key = keyOf(idHash, wanted)
      kept.delete(key)
      kept.set(key, found)
      const [oldest] = kept.size > ARRIVALS_MAX ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
    },
  }
}
