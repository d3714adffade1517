import { type RouteEntry, routeTable, type ScreenId } from '@edconsole/console-core'
import { lazyScreen } from '../patterns/define-screen/lazy-screen.tsx'
import type { LazyScreen, ScreenModule, ScreenProps } from '../patterns/define-screen/screen-props.ts'

/** A screen's component; `preload` fetches its code, and `reads` says what it then asks for, before it is rendered. */
export type BoundScreen = LazyScreen<Readonly<Record<string, string>>>

/** A route with the screen it shows, for a host's own router. */
export type BoundRoute = RouteEntry & { readonly id: ScreenId; readonly Screen: BoundScreen }

export type ScreenLoaders<Id extends ScreenId> = { readonly [One in Id]: () => Promise<ScreenModule<One>> }

/**
 * Ties routes to screens (architecture 3). A host may replace one, or bind a few only: role checks still see every level.
 * @example bindScreens({ ...screenLoaders, dashboard: () => import('./our-dashboard.tsx') })
 */
export function bindScreens<Id extends ScreenId>(loaders: ScreenLoaders<Id>): BoundRoute[] {
  return Object.keys(loaders).flatMap((key) => {
    if (!isKeyOf(loaders, key)) return []
    const Screen: LazyScreen<ScreenProps<Id>> = lazyScreen(loaders[key])
    // The route's pattern yields exactly the parameters that its screen asks for.
    return [{ ...routeTable[key], id: key, Screen: Screen as unknown as BoundScreen }]
  })
}

function isKeyOf<Id extends ScreenId>(loaders: ScreenLoaders<Id>, key: string): key is Id {
  return Object.hasOwn(loaders, key)
}
