import type { PlacedScreens, RoutedScreens, ScreenId } from '@edconsole/console-core'
import { type BoundScreen, bindScreens, type ScreenLoaders } from './bind-screens.ts'

/**
 * Makes what a router shows of screens: their code, which is loaded when a route is entered, and what they ask for first.
 * @example routedScreens(screenLoaders)
 */
export function routedScreens<Id extends ScreenId>(
  loaders: ScreenLoaders<Id>,
): RoutedScreens & PlacedScreens {
  const bound = new Map<ScreenId, BoundScreen>(bindScreens(loaders).map(({ id, Screen }) => [id, Screen]))
  return {
    preload: (id) => bound.get(id)?.preload() ?? Promise.resolve(),
    reads: (id, context) => bound.get(id)?.reads(context) ?? [],
    renderScreen(id, params) {
      const Screen = bound.get(id)
      return Screen && <Screen {...params} />
    },
  }
}
