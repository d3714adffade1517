import type { ScreenId } from '@edconsole/console-core'
import { bindScreens, screenLoaders } from '@edconsole/console-ui'
import type { ReactNode } from 'react'

const bound = new Map(bindScreens(screenLoaders).map(({ id, Screen }) => [id, Screen]))

/** Fetches the code of a route's screen. */
export const preloadScreen = (id: ScreenId): Promise<unknown> => bound.get(id)?.preload() ?? Promise.resolve()

/** Draws the screen of a route with the parameters of its address. */
export const renderScreen = (id: ScreenId, params: Readonly<Record<string, string>>): ReactNode => {
  const Screen = bound.get(id)
  return Screen && <Screen {...params} />
}
