import type { UserId } from '../entities/current-user.ts'

/** The part of a browser's storage that the console uses. */
export type ConsoleStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's own storage, or one that forgets: storage may be absent or forbidden. */
export const browserStorage = (kind: 'localStorage' | 'sessionStorage'): ConsoleStorage => {
  try {
    const found = globalThis[kind]
    if (found) return guarded(found)
  } catch {
    // Reading the property itself throws where storage is forbidden.
  }
  return memoryStorage()
}

/** Storage that lives as long as the page. */
export const memoryStorage = (): ConsoleStorage => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

// A full or locked storage loses a convenience, never a screen.
const guarded = (storage: Storage): ConsoleStorage => ({
  getItem: (key) => attempt(() => storage.getItem(key)) ?? null,
  setItem: (key, value) => attempt(() => storage.setItem(key, value)),
  removeItem: (key) => attempt(() => storage.removeItem(key)),
})

const attempt = <Result>(action: () => Result): Result | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Names in the browser's storage (R45). All but the first are kept per user. */
export const STORAGE_KEYS = {
  /** The most recent client id ([S9]). */
  client: 'edconsole.client',
  recentDistricts: (userId: UserId) => `edconsole.recent-districts.${userId}`,
  /** The last child of each route that leads to it (R5). */
  lastUsed: (userId: UserId) => `edconsole.last-used.${userId}`,
  appearance: (userId: UserId) => `edconsole.appearance.${userId}`,
  /** In session storage: what was typed and not saved (R14). */
  drafts: (userId: UserId) => `edconsole.drafts.${userId}`,
  /** In session storage: what rollovers left, until they are reset. */
  rollovers: (userId: UserId) => `edconsole.rollovers.${userId}`,
} as const
