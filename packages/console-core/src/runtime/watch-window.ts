import type { LeaveGuard } from './create-leave-guard.ts'
import type { Preferences } from './create-preferences.ts'
import type { Session } from './create-session.ts'
import type { Snackbars } from './create-snackbars.ts'

type Parts = {
  session: Session
  retryDistricts(): void
  leaveGuard: LeaveGuard
  preferences: Preferences
  snackbars: Snackbars
}

/** How long a service that can't be reached is left alone. */
const TRIES_AGAIN_AFTER_MS = 10_000

/**
 * Listens to visibility, unload and online events, and asks a service that couldn't be reached again now and then; returns the
 * cleanup. Does nothing outside a browser.
 */
export const watchWindow = (parts: Parts): (() => void) => {
  if (typeof window === 'undefined') return () => {}
  const { session, retryDistricts, leaveGuard, preferences, snackbars } = parts
  const stop = new AbortController()
  const { signal } = stop
  const onVisibility = () => snackbars.setHidden(document.visibilityState === 'hidden')
  onVisibility()
  document.addEventListener('visibilitychange', onVisibility, { signal })
  const onOnline = () => {
    if (session.get().status === 'unreachable') void session.retry()
    else if (session.get().user) retryDistricts()
  }
  window.addEventListener('online', onOnline, { signal })
  window.addEventListener('pagehide', () => preferences.flush(), { signal })
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (leaveGuard.isDirty()) event.preventDefault()
    },
    { signal },
  )
  let trying: ReturnType<typeof setTimeout> | undefined
  const tryLater = () => {
    clearTimeout(trying)
    const { status, refusal } = session.get()
    if (status === 'unreachable' && refusal === undefined)
      trying = setTimeout(() => void session.retry(), TRIES_AGAIN_AFTER_MS)
  }
  const unsubscribe = session.subscribe(tryLater)
  tryLater()
  return () => {
    stop.abort()
    unsubscribe()
    clearTimeout(trying)
  }
}
