import type { DataRouter } from 'react-router-dom'
import type { ScreenId } from '../../routes/route-table.ts'
import type { ConsoleRuntime } from '../../runtime/create-console-runtime.ts'
import { isScreenId } from './console-routes.ts'

/** As long as placeholders wait before they appear. */
const LIMIT_MS = 150

/**
 * Resolves once the guards have admitted a place and its screen can be drawn at once: user, district, preferences and code
 * are there. Waits for what is on its way no longer than placeholders do.
 * @param preload fetches a screen's code; the one that the router has too
 */
export const whenPlaced = (
  router: DataRouter,
  { districts, preferences, session }: ConsoleRuntime,
  preload: (id: ScreenId) => Promise<unknown>,
): Promise<void> =>
  new Promise((resolve) => {
    const stops: (() => void)[] = []
    let isCodeThere = false
    const end = () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      resolve()
    }
    const timer = setTimeout(end, LIMIT_MS)
    const look = () => {
      const { initialized, matches } = router.state
      if (!initialized) return
      const id = matches.at(-1)?.route.id
      if (!isCodeThere && id !== undefined && isScreenId(id)) {
        const there = () => {
          isCodeThere = true
          look()
        }
        preload(id).then(there, end)
        return
      }
      const isUserReady = session.get().user === null || preferences.get().ready
      if (isUserReady && districts.get().status !== 'loading') end()
    }
    stops.push(router.subscribe(look), districts.subscribe(look), preferences.subscribe(look))
    look()
  })
