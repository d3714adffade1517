import type { BlockerFunction, DataRouter } from 'react-router-dom'
import type { ConsoleRuntime } from '../../runtime/create-console-runtime.ts'
import { decideNavigation } from '../decide-navigation.ts'
import { routeIdOf } from './route-ids.ts'
import type { RouterNavigation } from './router-navigation.ts'

/** Asks before discarding unsaved changes, and only if the guards would admit the target (architecture 9). */
export const blockLeaving = (
  router: DataRouter,
  runtime: ConsoleRuntime,
  navigation: RouterNavigation,
): void => {
  const { leaveGuard } = runtime
  const key = routeIdOf(navigation.path({ id: 'dashboard', params: {} }), 'leaving')
  const blocks = shouldBlock(runtime, navigation)
  let isAsking = false
  // A router asks one blocker only, so a host's own is in charge whenever nothing here is unsaved.
  const follow = () => {
    if (leaveGuard.isDirty()) router.getBlocker(key, blocks)
    else if (!isAsking) router.deleteBlocker(key)
  }
  leaveGuard.dirty.subscribe(follow)
  router.subscribe(({ blockers }) => {
    if (isAsking || blockers.get(key)?.state !== 'blocked') return
    isAsking = true
    void leaveGuard
      .ask()
      .finally(() => {
        isAsking = false
      })
      .then((leave) => {
        // The page may have gone elsewhere by itself meanwhile, or another link may have been followed.
        const blocker = router.state.blockers.get(key)
        if (blocker?.state === 'blocked') {
          if (leave) blocker.proceed()
          else blocker.reset()
        }
        follow()
      })
  })
}

const shouldBlock =
  (
    { leaveGuard, session, accessContext, districts }: ConsoleRuntime,
    navigation: RouterNavigation,
  ): BlockerFunction =>
  ({ currentLocation, nextLocation }) => {
    const { user } = session.get()
    // Without a user the form is gone anyway.
    if (!user || !leaveGuard.isDirty() || leaveGuard.isPassing()) return false
    const reading = navigation.read(nextLocation)
    const to = reading?.place ?? reading?.redirect
    const from = navigation.current()
    const isSamePage = currentLocation.pathname === nextLocation.pathname
    // Most query changes are the table's own.
    if (isSamePage && !leaveGuard.takesForm(from?.query, to?.query)) return false
    if (!to) return true
    const decision = decideNavigation(to, {
      user,
      from,
      districtId: districts.get().id,
      employeeAccess: accessContext().employeeAccess,
    })
    const stays = decision.kind === 'cancel' || (decision.kind === 'denied' && decision.fallback === null)
    return !stays
  }
