import {
  type ComponentType,
  Fragment,
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { DataRouter } from 'react-router-dom'
import type { ScreenId } from '../../routes/route-table.ts'
import { isRootId, screenOf } from './route-ids.ts'

export type ConsoleRouterProps = {
  /** Created by `createConsoleRouter`, or a host's with `consoleRoutes`. */
  router: DataRouter
  /** The frame around every screen. Rendered without a screen until the guards have run once. */
  Layout: ComponentType<{ children?: ReactNode }>
  /** Renders a screen with the parameters of its address. Must be stable. */
  renderScreen: (id: ScreenId, params: Readonly<Record<string, string>>) => ReactNode
}

/**
 * Renders the screen of the address ([S2.2]). It doesn't use the router's own provider, because React would search the whole
 * page for readers of its contexts on every address change, and screens read none.
 * @example <ConsoleRouter router={router} Layout={ConsoleShell} renderScreen={renderScreen} />
 */
export const ConsoleRouter = ({ router, Layout, renderScreen }: ConsoleRouterProps): ReactElement | null => {
  const shown = useShownScreen(router)
  const screen = useMemo(
    () => shown?.id && <Fragment key={shown.id}>{renderScreen(shown.id, shown.params)}</Fragment>,
    [shown, renderScreen],
  )
  return shown && <Layout>{'error' in shown ? <Thrown error={shown.error} /> : screen}</Layout>
}

/** Rethrows for the nearest error boundary. */
const Thrown = ({ error }: { error: unknown }): never => {
  throw error
}

type ShownScreen = {
  /** Null until the guards have run once. */
  readonly id: ScreenId | null
  readonly params: Readonly<Record<string, string>>
  /** What a guard threw. */
  readonly error?: unknown
}

/** Returns the matched screen, stable until it changes; null on a host's own route. */
const useShownScreen = (router: DataRouter): ShownScreen | null => {
  const [shown, setShown] = useState(() => shownAt(router))
  const latest = useRef(shown)
  useEffect(() => {
    const follow = () => {
      const next = shownAt(router)
      if (JSON.stringify(next) === JSON.stringify(latest.current)) return
      latest.current = next
      // Like the router's provider: the current screen stays until the next one can render.
      startTransition(() => setShown(next))
    }
    // The router may have moved on since render.
    follow()
    return router.subscribe(follow)
  }, [router])
  return shown
}

const shownAt = ({ state: { matches, initialized, errors } }: DataRouter): ShownScreen | null => {
  if (!matches.some(({ route }) => isRootId(route.id))) return null
  const match = matches.at(-1)
  if (errors) return { id: null, params: {}, error: Object.values(errors)[0] }
  const id = screenOf(match?.route.id)
  if (!match || !initialized || !id) return { id: null, params: {} }
  const params = Object.entries(match.params).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return { id, params: Object.fromEntries(params) }
}
