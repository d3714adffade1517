import type { Role } from '../roles/roles.ts'
import { titleOf } from '../routes/breadcrumbs-of.ts'
import { type Place, placeOf } from '../routes/place.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { readLastUsed } from '../runtime/recent-districts.ts'
import { decideNavigation, type NavigationContext, type NavigationDecision } from './decide-navigation.ts'
import { samePath } from './same-path.ts'

/** Returns the text of a denial ([S6]). */
export const deniedMessage = (missing: readonly Role[]): string =>
  `Access Denied. Requires the following role(s): ${missing.join(', ')}`

/** The outcome of the guards, for a router to apply. */
export type GuardOutcome =
  | { kind: 'enter' }
  | { kind: 'replace'; to: Place }
  /** Stay on the current place; nothing of the target is loaded. */
  | { kind: 'stay' }
  /** The session is unknown, or a host's guard refuses even the dashboard: render the frame without a screen. */
  | { kind: 'wait' }

/** Runs the guards of [S2.3] in order, once, before the target's code or data loads (R7); shows denials. */
export const guardNavigation = async (
  runtime: ConsoleRuntime,
  to: Place,
  from: Place | null,
): Promise<GuardOutcome> => {
  runtime.setTitle(titleOf(to.id, runtime.settings.productName))
  const { user, status, left } = await runtime.session.start()
  if (status === 'unreachable') return { kind: 'wait' }
  // This address means the selected district, so wait for the first selection (R9).
  if (user && to.id === 'client-communication-redirect') await runtime.districts.ready()
  const full: NavigationContext = {
    from,
    ...(user && { lastUsed: readLastUsed(runtime.storage, user.id) }),
    user,
    districtId: runtime.districts.get().id,
    employeeAccess: runtime.settings.employeeAccess,
    rememberWanted: !left,
  }
  const first = decideNavigation(to, full)
  if (first.kind !== 'enter') return act(runtime, to, first, from)
  // Paging and filtering stay on the place.
  const allowed = samePath(to, from) || (await runtime.canNavigate(to, from))
  return act(runtime, to, decideNavigation(to, { ...full, allowed }), from)
}

const act = (
  runtime: ConsoleRuntime,
  to: Place,
  decision: NavigationDecision,
  from: Place | null,
): GuardOutcome => {
  switch (decision.kind) {
    case 'enter':
    case 'replace':
      return decision
    case 'cancel':
      if (from) return { kind: 'stay' }
      return to.id === 'dashboard' ? { kind: 'wait' } : { kind: 'replace', to: placeOf('dashboard') }
    case 'denied':
      runtime.snackbars.show({
        title: 'Error',
        message: deniedMessage(decision.missing),
        color: 'warning',
        denied: { place: to, missing: decision.missing },
      })
      runtime.emit({ type: 'access-denied', place: to, missing: decision.missing })
      return decision.fallback ? { kind: 'replace', to: decision.fallback } : { kind: 'stay' }
  }
}
