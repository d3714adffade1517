/**
 * What was counted of lists, and the rows before their deep pages. An entry holds while the version of its list is what it
 * was: callers have just read that from the database, so processes need not tell one another about changes.
 */
export type ListCache = {
  /** Returns the cached value, else what `find` answers; concurrent callers share one answer. */
  readonly get: <Value>(key: string, version: number, find: () => Promise<Value>) => Promise<Value>
}

type Entry = { readonly version: number; readonly value: Promise<unknown> }

const ENTRIES_MAX = 2000

/** A cache that drops the least recently used entries. Keys name what they hold, so one key always has one type of value. */
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
