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
import { CONSOLE_ROUTE, isScreenId } from './console-routes.ts'

export type ConsoleRouterProps = {
  /** Of `createConsoleRouter`. */
  router: DataRouter
  /** The frame around every screen. Drawn without a screen until the guards ran for the first time. */
  Layout: ComponentType<{ children?: ReactNode }>
  /** Draws a screen with the parameters of its address; the same function each time. */
  renderScreen: (id: ScreenId, params: Readonly<Record<string, string>>) => ReactNode
}

/**
 * Shows the screen of the address ([S2.2]). It does without the router's own provider, whose contexts React would look
 * for in the whole page whenever the address changes; screens read none of them.
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

/** For the boundary of the frame, or of the host. */
const Thrown = ({ error }: { error: unknown }): never => {
  throw error
}

type ShownScreen = {
  /** None until the guards ran for the first time. */
  readonly id: ScreenId | null
  readonly params: Readonly<Record<string, string>>
  /** What a guard threw instead of deciding. */
  readonly error?: unknown
}

/** The screen that the router is at: the same object until it is another one, and null at a place of the host's own. */
const useShownScreen = (router: DataRouter): ShownScreen | null => {
  const [shown, setShown] = useState(() => shownAt(router))
  const latest = useRef(shown)
  useEffect(() => {
    const follow = () => {
      const next = shownAt(router)
      if (JSON.stringify(next) === JSON.stringify(latest.current)) return
      latest.current = next
      // As the router's own provider does: what is on show stays until the next one can be drawn.
      startTransition(() => setShown(next))
    }
    // The router went on since it was read.
    follow()
    return router.subscribe(follow)
  }, [router])
  return shown
}

const shownAt = ({ state: { matches, initialized, errors } }: DataRouter): ShownScreen | null => {
  if (!matches.some(({ route }) => route.id === CONSOLE_ROUTE)) return null
  const match = matches.at(-1)
  if (errors) return { id: null, params: {}, error: Object.values(errors)[0] }
  if (!match || !initialized || !isScreenId(match.route.id)) return { id: null, params: {} }
  const params = Object.entries(match.params).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return { id: match.route.id, params: Object.fromEntries(params) }
}
