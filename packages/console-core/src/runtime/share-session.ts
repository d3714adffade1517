import { isRecord } from '../api/is-record.ts'
import type { Session } from './create-session.ts'

/** Focus comes and goes in bursts. */
const ASK_EVERY_MS = 5000

/**
 * Keeps the tabs of a browser in sync: each tells the others when its user changes, and they ask the server who is signed in.
 * A page that messages can't reach, such as one of another origin, asks whenever the user comes back to it.
 * @param baseUrl tells consoles of different servers apart
 * @returns the cleanup
 */
export const shareSession = (session: Session, baseUrl: string): (() => void) => {
  if (typeof window === 'undefined') return () => {}
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`edconsole.session ${baseUrl}`)
  let told: unknown
  const tell = () => {
    const { status, user } = session.get()
    const userId = user?.id ?? null
    if (status === 'loading' || status === 'unreachable' || userId === told) return
    told = userId
    channel?.postMessage({ userId })
  }
  let askedAt = 0
  const ask = () => {
    askedAt = Date.now()
    void session.retry()
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const isNews = isRecord(data) && data.userId !== (session.get().user?.id ?? null)
    if (isNews && session.get().status !== 'loading') ask()
  })
  const stop = new AbortController()
  const comeBack = () => {
    const isLate = Date.now() - askedAt >= ASK_EVERY_MS
    if (document.visibilityState === 'visible' && session.get().user && isLate) ask()
  }
  document.addEventListener('visibilitychange', comeBack, { signal: stop.signal })
  window.addEventListener('focus', comeBack, { signal: stop.signal })
  const unsubscribe = session.subscribe(tell)
  tell()
  return () => {
    unsubscribe()
    stop.abort()
    channel?.close()
  }
}
