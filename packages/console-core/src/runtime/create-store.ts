/** A value that can be watched, inside and outside React. */
export type Store<Value> = {
  get(): Value
  set(next: Value): void
  /** Returns how to stop watching. */
  subscribe(listener: () => void): () => void
}

/** Listeners hear only real changes. */
export const createStore = <Value>(initial: Value): Store<Value> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
