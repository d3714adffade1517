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
