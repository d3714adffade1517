type Reader = {
  /** When they last read there. */
  readonly at: number
  /** When they may leave however often they read. */
  readonly until: number
}

/**
 * Who has read from the primary what the replica may not have yet, so that they don't see an older state afterwards. Known to this
 * process alone.
 */
export type PrimaryReaders = {
  /** @param staysFor how long they stay at most; without it, what was said before holds */
  readonly note: (userId: number, now: number, staysFor?: number) => void
  /** @param covered the moment up to which the replica has everything */
  readonly has: (userId: number, now: number, covered: number) => boolean
}

const READERS_MAX = 20_000

/** Keeps the latest readers. */
export const createPrimaryReaders = (): PrimaryReaders => {
  const readers = new Map<number, Reader>()
  return {
    note: (userId, now, staysFor) => {
      const until = staysFor === undefined ? readers.get(userId)?.until : now + staysFor
      if (until === undefined) return
      readers.delete(userId)
      readers.set(userId, { at: now, until })
      const [oldest] = readers.size > READERS_MAX ? readers.keys() : []
      if (oldest !== undefined) readers.delete(oldest)
    },
    has: (userId, now, covered) => {
      const reader = readers.get(userId)
      if (!reader) return false
      if (reader.at > covered && now < reader.until) return true
      readers.delete(userId)
      return false
    },
  }
}
