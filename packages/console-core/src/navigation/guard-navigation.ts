import type { Role } from '../roles/roles.ts'
import { titleOf } from '../routes/breadcrumbs-of.ts'
import { type Place, placeOf } from '../routes/place.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { readLastUsed } from '../runtime/recent-districts.ts'
import { decideNavigation, type NavigationContext, type NavigationDecision } from './decide-navigation.ts'
import { samePath } from './same-path.ts'

/** Text of a denial ([S6]). */
export const deniedMessage = (missing: readonly Role[]): string =>
  `Access Denied. Requires the following role(s): ${missing.join(', ')}`

/** What a router does about a navigation. */
export type GuardOutcome =
  | { kind: 'enter' }
  | { kind: 'replace'; to: Place }
  /** Stay where the user was; nothing of the target is loaded. */
  | { kind: 'stay' }
  /** Nobody could be asked, or a host's guard refuses even the dashboard: the frame is drawn, nothing is entered. */
  | { kind: 'wait' }

/** Runs the guards of [S2.3] in their order, once, before any code or data of the target (R7); tells about a denial. */
export const guardNavigation = async (
  runtime: ConsoleRuntime,
  to: Place,
  from: Place | null,
): Promise<GuardOutcome> => {
  runtime.setTitle(titleOf(to.id, runtime.settings.productName))
  const { user, status, left } = await runtime.session.start()
  if (status === 'unreachable') return { kind: 'wait' }
  // This address means "the district that is selected", so the first selection must have been made (R9).
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
  // Paging and filtering go nowhere.
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
        iconColor: 'warning',
        denied: { place: to, missing: decision.missing },
      })
      runtime.emit({ type: 'access-denied', place: to, missing: decision.missing })
      return decision.fallback ? { kind: 'replace', to: decision.fallback } : { kind: 'stay' }
  }
}
