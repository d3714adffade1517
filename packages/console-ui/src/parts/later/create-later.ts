/** Code that is fetched when it is first needed. */
export type Later<Value> = {
  /** What was fetched; undefined until then. */
  get(): Value | undefined
  /**
   * Fetches it once; after a failure the next call tries again. Without a connection it fails unasked: a browser that did
   * not get a file of code does not ask for it a second time.
   */
  load(): Promise<Value>
}

/** @example createLater(async () => (await import('./sync-form.tsx')).SyncForm) */
export function createLater<Value>(fetchIt: () => Promise<Value>): Later<Value> {
  let value: Value | undefined
  let running: Promise<Value> | undefined
  return {
    get: () => value,
    load() {
      if (running === undefined && !navigator.onLine)
        return Promise.reject(new Error('There is no connection.'))
      running ??= fetchIt().then(
        (fetched) => {
          value = fetched
          return fetched
        },
        (error: unknown) => {
          running = undefined
          throw error
        },
      )
      return running
    },
  }
}
