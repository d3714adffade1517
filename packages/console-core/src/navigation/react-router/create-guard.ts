import { type MiddlewareFunction, replace } from 'react-router-dom'
import type { UserId } from '../../entities/current-user.ts'
import { titleOf } from '../../routes/breadcrumbs-of.ts'
import { type Place, placeOf } from '../../routes/place.ts'
import { routeTable } from '../../routes/route-table.ts'
import type { ConsoleRuntime } from '../../runtime/create-console-runtime.ts'
import { rememberLastUsed } from '../../runtime/recent-districts.ts'
import { guardNavigation } from '../guard-navigation.ts'
import { samePath } from '../same-path.ts'
import type { RouterNavigation } from './router-navigation.ts'

/**
 * Runs the guards of [S2.3] as router middleware, before the target's loaders. Staying is a replace redirect to the current
 * place, so that a refused address adds no history entry and the screen doesn't remount.
 * @param navigationOf returns the console's navigation, once its router has been created
 */
export const createGuard = (
  runtime: ConsoleRuntime,
  navigationOf: () => RouterNavigation,
): MiddlewareFunction => {
  let from: { place: Place; userId: UserId | null } | null = null

  return async ({ request }, next) => {
    // The first guards start while the router is still being created.
    await Promise.resolve()
    const navigation = navigationOf()
    const goTo = (place: Place) => replace(navigation.path(place))
    const { pathname, search } = new URL(request.url)
    const hash = navigation.hashAhead()
    const reading = navigation.read({ pathname, search, hash })
    if (!reading) {
      runtime.snackbars.show({
        title: 'Information',
        message: "That page doesn't exist.",
        color: 'info',
      })
      throw goTo(placeOf('dashboard', {}, hash ? { hash: hash.slice(1) } : {}))
    }
    if (reading.redirect) throw goTo(reading.redirect)

    const to = reading.place
    const { user } = runtime.session.get()
    // Neither a place of another user nor one that was left for a host's page is a place to stay.
    const isThere = from?.userId === (user?.id ?? null) && navigation.current() !== null
    const stay = from && isThere ? from.place : null
    const outcome = await guardNavigation(runtime, to, stay)
    if (outcome.kind === 'replace') throw goTo(outcome.to)
    if (outcome.kind === 'stay' && stay) throw goTo(stay)
    // Skip if a newer navigation has taken over.
    if (outcome.kind === 'enter' && !request.signal.aborted) {
      const isNew = !samePath(to, stay)
      from = { place: to, userId: runtime.session.get().user?.id ?? null }
      if (isNew) enter(runtime, to, from.userId)
    }
    return next()
  }
}

const enter = (runtime: ConsoleRuntime, place: Place, userId: UserId | null): void => {
  if (userId !== null) rememberLastUsed(runtime.storage, userId, place.id)
  const { districtId } = place.params
  if (districtId !== undefined && routeTable[place.id].scope === 'district') {
    void runtime.districts.follow(districtId)
  }
  runtime.emit({ type: 'place-shown', place, title: titleOf(place.id, runtime.settings.productName) })
}
