import { type AccessContext, checkAccess, openChildOf } from '../access/check-access.ts'
import type { Query } from '../query/query-string.ts'
import type { Role } from '../roles/roles.ts'
import { parentsOf } from '../routes/breadcrumbs-of.ts'
import { isPlaceId } from '../routes/is-place-id.ts'
import { pathOf } from '../routes/path-of.ts'
import { type Place, placeOf, placeWith } from '../routes/place.ts'
import { placeFromHref } from '../routes/place-from-path.ts'
import { type PlaceId, type RouteEntry, routeTable } from '../routes/route-table.ts'
import type { LastUsed } from '../runtime/recent-districts.ts'
import { isPersonalLink, isSignInPopUp, SIGN_IN_POP_UP_PATH } from './link-paths.ts'
import { samePath } from './same-path.ts'

export type NavigationContext = Pick<AccessContext, 'employeeAccess'> & {
  /** Null when signed out. */
  user: { readonly reachableRoles: readonly string[] } | null
  /** The place last entered; null on a first load. */
  from: Place | null
  /** The selected district. */
  districtId: string | null
  /** The fifth guard's result, once known (R7). */
  allowed?: boolean
  /** The last used children of routes that only redirect (R5). */
  lastUsed?: LastUsed
  /** False after an explicit sign-out: the place isn't remembered. */
  rememberWanted?: boolean
}

export type NavigationDecision =
  | { kind: 'enter' }
  | { kind: 'replace'; to: Place }
  /** `fallback` null: stays on the current place. */
  | { kind: 'denied'; missing: Role[]; fallback: Place | null }
  | { kind: 'cancel' }

/** Runs the guards of [S2.3] after the title, in order, with denials by [S4] and R8. Pure. */
export const decideNavigation = (to: Place, context: NavigationContext): NavigationDecision => {
  const route: RouteEntry = routeTable[to.id]
  const { user } = context
  if (route.audience === 'signed-in' && !user) return { kind: 'replace', to: loginPlace(to, context) }
  const isLink = to.id === 'login' && isPersonalLink(to.hash)
  if (route.audience === 'guest-only' && user && !isLink && !isSignInPopUp(to)) {
    return { kind: 'replace', to: wantedPlace(to) ?? placeOf('dashboard', {}, extrasOf({ hash: to.hash })) }
  }
  if (user) {
    const { allowed, missing } = checkAccess(to.id, accessOf(context))
    if (!allowed) return { kind: 'denied', missing, fallback: fallbackOf(to, context) }
  }
  if (route.redirect) return follow(to, route.redirect, context)
  return context.allowed === false ? { kind: 'cancel' } : { kind: 'enter' }
}

const follow = (
  to: Place,
  redirect: NonNullable<RouteEntry['redirect']>,
  context: NavigationContext,
): NavigationDecision => {
  if (redirect.kind === 'place') {
    const params = { ...to.params, ...(context.districtId && { districtId: context.districtId }) }
    const query = { ...to.query, ...redirect.query }
    const target = placeWith(redirect.id, params, extrasOf({ query, hash: to.hash }))
    return { kind: 'replace', to: target ?? placeOf('dashboard') }
  }
  const child = openChildOf(to.id, accessOf(context), context.lastUsed?.[to.id])
  const target = child && placeWith(child, to.params, extrasOf(to))
  if (target) return { kind: 'replace', to: target }
  const [first] = redirect.ids
  const missing = first ? checkAccess(first, accessOf(context)).missing : []
  return { kind: 'denied', missing, fallback: fallbackOf(to, context) }
}

/** Returns the nearest accessible parent, then the dashboard; null if there is no parent (R8). */
const fallbackOf = (to: Place, context: NavigationContext): Place | null => {
  const parents = parentsOf(to.id)
    .map(({ id }) => id)
    .filter(isPlaceId)
    .reverse()
  for (const parent of parents) {
    const place = openPlace(parent, to.params, context)
    // Redirecting to the list already on screen must not lose its filters.
    if (place) return samePath(place, context.from) ? null : place
  }
  return context.from && parents.length === 0 ? null : placeOf('dashboard')
}

const openPlace = (id: PlaceId, params: Place['params'], context: NavigationContext): Place | null => {
  const access = accessOf(context)
  if (!checkAccess(id, access).allowed) return null
  const { redirect }: RouteEntry = routeTable[id]
  if (!redirect) return placeWith(id, params)
  const child = openChildOf(id, access, context.lastUsed?.[id])
  return child && placeWith(child, params)
}

const loginPlace = (to: Place, { rememberWanted = true }: NavigationContext): Place =>
  rememberWanted && to.id !== 'dashboard'
    ? placeOf('login', {}, { query: { returnTo: pathOf(to) } })
    : placeOf('login')

const accessOf = ({ user, employeeAccess = 'either' }: NavigationContext): AccessContext => ({
  reachableRoles: user?.reachableRoles ?? [],
  employeeAccess,
})

const extrasOf = ({ query, hash }: { query?: Query | undefined; hash?: string | undefined }) => ({
  ...(query && { query }),
  ...(hash && { hash }),
})

/**
 * Returns the place to open after sign-in (R14), or null. Never outside the console, nor the login page itself, unless it's that of a
 * pop-up, which closes then.
 */
export const wantedPlace = (login: Place): Place | null => {
  const returnTo = isSignInPopUp(login) ? SIGN_IN_POP_UP_PATH : login.query?.returnTo
  const wanted = typeof returnTo === 'string' ? placeFromHref(returnTo) : null
  return wanted?.id === 'login' && !isSignInPopUp(wanted) ? null : wanted
}
