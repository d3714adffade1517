import { CONSTANTS } from '../constants.ts'

/** A screen's code that did not come. `failed` after a new deployment means that its file is gone (R28). */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError'
  readonly reason: 'timeout' | 'failed'

  constructor(reason: 'timeout' | 'failed', cause?: unknown) {
    super(reason === 'timeout' ? 'The screen took too long to load' : "The screen couldn't be loaded", {
      cause,
    })
    this.reason = reason
  }
}

type Timer = { set(action: () => void, ms: number): () => void }

type Options = { timeoutMs?: number; timer?: Timer }

/**
 * Loads a screen's code, and gives up after 120000 ms (R28). Without a connection nothing is asked for: a browser that did
 * not get a file of code does not ask for it a second time, so the next attempt would fail as well.
 */
export const loadScreen = <Screen>(
  load: () => Promise<Screen>,
  { timeoutMs = CONSTANTS.chunkTimeoutMs, timer = systemTimer }: Options = {},
): Promise<Screen> =>
  new Promise((resolve, reject) => {
    if (isOffline()) return reject(new ScreenLoadError('failed'))
    const stop = timer.set(() => reject(new ScreenLoadError('timeout')), timeoutMs)
    load().then(
      (screen) => {
        stop()
        resolve(screen)
      },
      (error: unknown) => {
        stop()
        reject(new ScreenLoadError('failed', error))
      },
    )
  })

/** Without a browser nothing reports this. */
const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false

const systemTimer: Timer = {
  set(action, ms) {
    const id = setTimeout(action, ms)
    return () => clearTimeout(id)
  },
}
