import { type MiddlewareFunction, replace } from 'react-router-dom'
import type { UserId } from '../../entities/current-user.ts'
import { titleOf } from '../../routes/breadcrumbs-of.ts'
import { pathOf } from '../../routes/path-of.ts'
import type { Place } from '../../routes/place.ts'
import { placeFromPath } from '../../routes/place-from-path.ts'
import { routeTable } from '../../routes/route-table.ts'
import type { ConsoleRuntime } from '../../runtime/create-console-runtime.ts'
import { rememberLastUsed } from '../../runtime/recent-districts.ts'
import { guardNavigation } from '../guard-navigation.ts'
import { samePath } from '../same-path.ts'
import { withoutBase } from './without-base.ts'

export type GuardOptions = {
  runtime: ConsoleRuntime
  basename?: string | undefined
  /** The hash of the target address; requests don't carry one. */
  hashOf?: (() => string) | undefined
}

/**
 * Runs the guards of [S2.3] as router middleware, before the target's loaders. Staying is a replace redirect to the current
 * place, so that a refused address adds no history entry and the screen doesn't remount.
 */
export const createGuard = ({ runtime, basename = '', hashOf }: GuardOptions): MiddlewareFunction => {
  let from: { place: Place; userId: UserId | null } | null = null

  return async ({ request }, next) => {
    // The first guards start while the router is still being created.
    await Promise.resolve()
    const url = new URL(request.url)
    const reading = placeFromPath(withoutBase(url.pathname, basename), url.search, hashOf?.())
    if (!reading) {
      runtime.snackbars.show({
        title: 'Information',
        message: "That page doesn't exist.",
        color: 'info',
        iconColor: 'info',
      })
      throw replace(`/${hashOf?.() ?? ''}`)
    }
    if (reading.redirect) throw replace(pathOf(reading.redirect))

    const to = reading.place
    const { user } = runtime.session.get()
    // A place of another user is no place to stay.
    const stay = from?.userId === (user?.id ?? null) ? from.place : null
    const outcome = await guardNavigation(runtime, to, stay)
    if (outcome.kind === 'replace') throw replace(pathOf(outcome.to))
    if (outcome.kind === 'stay' && stay) throw replace(pathOf(stay))
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
