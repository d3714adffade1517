import type { DataRouter } from 'react-router-dom'
import { askAhead, readingOf } from '../../api/ask-ahead.ts'
import { scopeOf } from '../../provider/district-scope.tsx'
import type { PlacedScreens } from '../../routes/routed-screens.ts'
import type { ConsoleRuntime } from '../../runtime/create-console-runtime.ts'
import { screenOf } from './route-ids.ts'

/** As long as placeholders wait before they appear. */
const LIMIT_MS = 150

/**
 * Resolves once the screen of the address can be drawn with its rows: the guards have admitted it, its code, its district and
 * the preferences are there, and what it asks for first is answered. That is asked for here, by the screen's own word, and goes
 * into the query cache. Waits no longer than placeholders do: once for what the page brought along, once for the rows.
 */
export const whenPlaced = async (
  router: DataRouter,
  runtime: ConsoleRuntime,
  { preload, reads }: PlacedScreens,
): Promise<void> => {
  const { api, clock, districts, preferences, session, settings } = runtime
  const screenId = () => (router.state.initialized ? screenOf(router.state.matches.at(-1)?.route.id) : null)
  const isReady = () =>
    screenId() !== null &&
    districts.get().status !== 'loading' &&
    (session.get().user === null || preferences.get().ready)
  const ready = new Promise<void>((resolve) => {
    const look = () => {
      if (!isReady()) return
      for (const stop of stops) stop()
      resolve()
    }
    const stops = [router.subscribe(look), districts.subscribe(look), preferences.subscribe(look)]
    look()
  })
  await soon(ready)
  const id = screenId()
  const { selected } = districts.get()
  if (id === null || !isReady() || !(await soon(preload(id))) || !selected) return
  const context = {
    query: runtime.navigation.get().current()?.query ?? {},
    pageSizes: preferences.get().pageSizes,
    now: clock(),
    timeZone: settings.timeZone,
  }
  const userId = session.get().user?.id ?? null
  const asked = reads(id, context).map(({ operation, query, within = {} }) =>
    askAhead(
      api.queryClient,
      readingOf(api, { operation, query, within, userId, district: scopeOfCalls(selected) }),
    ),
  )
  await soon(Promise.all(asked))
}

/** Waits for what may be there soon; false if it isn't. */
const soon = (what: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    what.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LIMIT_MS)),
  ])

const scopeOfCalls = (district: Parameters<typeof scopeOf>[0]) => {
  const { id, lea, clientId } = scopeOf(district)
  return { id, lea, clientId }
}
