import { type ComponentType, Fragment, type ReactElement, type ReactNode, useMemo } from 'react'
import type { DataRouter } from 'react-router-dom'
import type { ScreenId } from '../../routes/route-table.ts'
import { useShownScreen } from './use-shown-screen.ts'

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
