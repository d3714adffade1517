/** A queue of writes of one kind: merged while pending, sent one at a time, POST before PATCH (R23). */
export type WriteQueue<Value> = {
  add(changed: Record<string, Value>): void
  /** Sets what the server has of this kind. Writes wait until then; `unknown` writes as if it had nothing. */
  known(saved: 'nothing' | 'something' | 'unknown'): void
  flush(): void
  reset(): void
}

export const createWriteQueue = <Value>(
  save: (changed: Record<string, Value>, first: boolean) => Promise<unknown>,
  debounceMs: number,
): WriteQueue<Value> => {
  let waiting: Record<string, Value> | null = null
  let first: boolean | null = null
  let sending = false
  let session = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async () => {
    clearTimeout(timer)
    if (!waiting || first === null || sending) return
    const changed = waiting
    const startedIn = session
    waiting = null
    sending = true
    try {
      await save(changed, first)
      if (startedIn === session) first = false
    } catch {
      // The table stays as the user set it; the next write includes everything newer.
    }
    if (startedIn !== session) return
    sending = false
    if (waiting) void send()
  }

  return {
    add(changed) {
      waiting = { ...waiting, ...changed }
      clearTimeout(timer)
      timer = setTimeout(() => void send(), debounceMs)
    },
    known(saved) {
      first = saved !== 'something'
      if (waiting) void send()
    },
    flush: () => void send(),
    reset() {
      clearTimeout(timer)
      session += 1
      waiting = null
      first = null
      sending = false
    },
  }
}
