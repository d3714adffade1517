/** An observable value, inside and outside React. */
export type Store<Value> = {
  get(): Value
  set(next: Value): void
  /** Returns the cleanup. */
  subscribe(listener: () => void): () => void
}

/** Creates a store. Listeners are called only for real changes. */
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
