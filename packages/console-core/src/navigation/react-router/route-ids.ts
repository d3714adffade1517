import { isPlaceId } from '../../routes/is-place-id.ts'
import { routeTable, type ScreenId } from '../../routes/route-table.ts'

/** Keeps the console's routes apart from a host's, and two consoles in one router from each other. */
const PREFIX = 'edconsole:'

/** The ID of a route of the console at a base; without a name, of its root. */
export const routeIdOf = (base: string, name = ''): string => `${PREFIX}${base}:${name}`

/** True for the root route of any console. */
export const isRootId = (routeId: string): boolean => routeId.startsWith(PREFIX) && routeId.endsWith(':')

/** Returns the screen that a route shows; null for any other route. */
export const screenOf = (routeId: string | undefined): ScreenId | null => {
  if (!routeId?.startsWith(PREFIX)) return null
  const id = routeId.slice(routeId.lastIndexOf(':') + 1)
  return isScreenId(id) ? id : null
}

/** True if a route renders a screen. */
export const isScreenId = (id: string): id is ScreenId => isPlaceId(id) && !('redirect' in routeTable[id])
