import type { DataRouter } from 'react-router-dom'
import type { Place } from '../../routes/place.ts'

/**
 * Remembers, for each entry of the history that was made since the page was loaded, which place it was reached from. The
 * history itself tells nobody.
 * @param placeNow the place of the router's address at this moment
 */
export const placesBefore = (router: DataRouter, placeNow: () => Place | null): (() => Place | null) => {
  const before = new Map<string, Place | null>()
  let last = { key: router.state.location.key, place: placeNow() }
  router.subscribe(({ location: { key }, historyAction }) => {
    if (key === last.key) return
    if (historyAction === 'PUSH') before.set(key, last.place)
    if (historyAction === 'REPLACE') before.set(key, before.get(last.key) ?? null)
    last = { key, place: placeNow() }
  })
  return () => before.get(router.state.location.key) ?? null
}
