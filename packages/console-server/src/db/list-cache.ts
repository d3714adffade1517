/**
 * Caches counts of lists and the rows before deep pages. An entry is valid while its list's version is unchanged.
 * Callers have just read the version from the database, so processes don't have to notify each other.
 */
export type ListCache = {
  /** Returns the cached value, or that of `find`; concurrent callers share one call. */
  readonly get: <Value>(key: string, version: number, find: () => Promise<Value>) => Promise<Value>
}

type Entry = { readonly version: number; readonly value: Promise<unknown> }

const ENTRIES_MAX = 2000

/** Creates an LRU cache. A key names what it holds, so its values always have one type. */
export const createListCache = (): ListCache => {
  const entries = new Map<string, Entry>()
  const keep = (key: string, entry: Entry): void => {
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.size > ENTRIES_MAX ? entries.keys() : []
    if (oldest !== undefined) entries.delete(oldest)
  }
  return {
    get: <Value>(key: string, version: number, find: () => Promise<Value>): Promise<Value> => {
      const cached = entries.get(key)
      const entry = cached?.version === version ? cached : { version, value: find() }
      keep(key, entry)
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return entry.value as Promise<Value>
    },
  }
}
