import type { Blocker, BlockerFunction, DataRouter } from 'react-router-dom'
import { placeFromPath } from '../../routes/place-from-path.ts'
import type { ConsoleRuntime } from '../../runtime/create-console-runtime.ts'
import { decideNavigation } from '../decide-navigation.ts'
import { withoutBase } from './without-base.ts'

const KEY = 'console'

/** Asks before discarding unsaved changes, and only if the guards would admit the target (architecture 9). */
export const blockLeaving = (router: DataRouter, runtime: ConsoleRuntime, basename?: string): void => {
  let asked: Blocker | undefined
  router.getBlocker(KEY, shouldBlock(runtime, basename))
  router.subscribe(({ blockers }) => {
    const blocker = blockers.get(KEY)
    if (blocker?.state !== 'blocked' || blocker === asked) return
    asked = blocker
    void runtime.leaveGuard.ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  })
}

const shouldBlock =
  (
    { leaveGuard, session, settings, districts, navigation }: ConsoleRuntime,
    basename?: string,
  ): BlockerFunction =>
  ({ currentLocation, nextLocation }) => {
    const { user } = session.get()
    // Without a user the form is gone anyway; query changes are the table's own.
    if (!user || !leaveGuard.isDirty() || leaveGuard.isPassing()) return false
    if (currentLocation.pathname === nextLocation.pathname) return false
    const reading = placeFromPath(withoutBase(nextLocation.pathname, basename), nextLocation.search)
    const to = reading?.place ?? reading?.redirect
    if (!to) return true
    const decision = decideNavigation(to, {
      user,
      from: navigation.get().current(),
      districtId: districts.get().id,
      employeeAccess: settings.employeeAccess,
    })
    const stays = decision.kind === 'cancel' || (decision.kind === 'denied' && decision.fallback === null)
    return !stays
  }
