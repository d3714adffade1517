import type { LeaveGuard } from './create-leave-guard.ts'
import type { Preferences } from './create-preferences.ts'
import type { Snackbars } from './create-snackbars.ts'

type Parts = { leaveGuard: LeaveGuard; preferences: Preferences; snackbars: Snackbars }

/** Listens to the page being hidden, left and closed; returns how to stop. Does nothing outside a browser. */
export const watchWindow = ({ leaveGuard, preferences, snackbars }: Parts): (() => void) => {
  if (typeof window === 'undefined') return () => {}
  const stop = new AbortController()
  const { signal } = stop
  const onVisibility = () => snackbars.setHidden(document.visibilityState === 'hidden')
  onVisibility()
  document.addEventListener('visibilitychange', onVisibility, { signal })
  window.addEventListener('pagehide', () => preferences.flush(), { signal })
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (leaveGuard.isDirty()) event.preventDefault()
    },
    { signal },
  )
  return () => stop.abort()
}
