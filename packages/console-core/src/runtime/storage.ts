import type { UserId } from '../entities/current-user.ts'

/** The parts of Web Storage that the console uses. */
export type ConsoleStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the browser's storage, or one in memory if it is missing or blocked. */
export const browserStorage = (kind: 'localStorage' | 'sessionStorage'): ConsoleStorage => {
  try {
    const found = globalThis[kind]
    if (found) return guarded(found)
  } catch {
    // Reading the property throws if storage is blocked.
  }
  return memoryStorage()
}

/** Creates storage that lives as long as the page. */
export const memoryStorage = (): ConsoleStorage => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

// Full or blocked storage must not break a screen.
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

/** Storage keys (R45). Those about sign-in belong to the computer, all others to a user. */
export const STORAGE_KEYS = {
  /** The most recent client ID ([S9]). */
  client: 'edconsole.client',
  /** The way to sign in that was chosen last at a client (R12). */
  provider: (clientId: number) => `edconsole.provider.${clientId}`,
  /** Set if provider staff signed in last (R12): `form`, or the ID of the client that they signed in at. */
  staffSignIn: 'edconsole.staff-sign-in',
  recentDistricts: (userId: UserId) => `edconsole.recent-districts.${userId}`,
  /** Set while the user has gone back to all districts: none opens by itself then. */
  allDistricts: (userId: UserId) => `edconsole.all-districts.${userId}`,
  /** The last used child of each route that remembers it (R5). */
  lastUsed: (userId: UserId) => `edconsole.last-used.${userId}`,
  appearance: (userId: UserId) => `edconsole.appearance.${userId}`,
  /** In session storage: unsaved input (R14). */
  drafts: (userId: UserId) => `edconsole.drafts.${userId}`,
  /** In session storage: results of rollovers until they are reset. */
  rollovers: (userId: UserId) => `edconsole.rollovers.${userId}`,
} as const
