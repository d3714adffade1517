import type { ConsoleEvent } from '@edconsole/console-core'
import type { Monitoring } from './monitoring.ts'

/** More than these say nothing new. */
const ERRORS_KEPT = 20

export type EventSink = {
  readonly emit: (event: ConsoleEvent) => void
  /** Loads monitoring, if any. Until it is there, events and uncaught errors are kept for it. */
  readonly start: () => void
}

/** Hands events to monitoring, whose code is loaded after the first screen has been painted. */
export const createEventSink = (dsn: string | undefined, environment: string): EventSink => {
  if (dsn === undefined) return { emit: () => {}, start: () => {} }
  let waiting: ((to: Monitoring) => void)[] = []
  let monitoring: Monitoring | null = null
  let isLost = false
  const hand = (what: (to: Monitoring) => void) => {
    if (monitoring) what(monitoring)
    else if (!isLost) waiting.push(what)
  }
  const listening = new AbortController()
  let errors = 0
  const keep = (error: unknown) => {
    errors += 1
    if (errors <= ERRORS_KEPT) hand(({ uncaught }) => uncaught(error))
  }
  window.addEventListener('error', ({ error }) => keep(error), { signal: listening.signal })
  window.addEventListener('unhandledrejection', ({ reason }) => keep(reason), { signal: listening.signal })
  return {
    emit: (event) => hand(({ send }) => send(event)),
    start: () => {
      import('./monitoring.ts').then(
        ({ startMonitoring }) => {
          // From here on it listens itself.
          listening.abort()
          monitoring = startMonitoring(dsn, environment)
          for (const what of waiting.splice(0)) what(monitoring)
        },
        () => {
          listening.abort()
          isLost = true
          waiting = []
        },
      )
    },
  }
}
