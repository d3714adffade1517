import type { ScreenId } from '@edconsole/console-core'
import type { PlacedScreens } from '@edconsole/console-core/react-router'
import { bindScreens, screenLoaders } from '@edconsole/console-ui'
import type { ReactNode } from 'react'

const bound = new Map(bindScreens(screenLoaders).map(({ id, Screen }) => [id, Screen]))

/** The code of routes' screens, and what they ask for first. */
export const placedScreens: PlacedScreens = {
  preload: (id) => bound.get(id)?.preload() ?? Promise.resolve(),
  reads: (id, context) => bound.get(id)?.reads(context) ?? [],
}

/** Draws the screen of a route with the parameters of its address. */
export const renderScreen = (id: ScreenId, params: Readonly<Record<string, string>>): ReactNode => {
  const Screen = bound.get(id)
  return Screen && <Screen {...params} />
}
