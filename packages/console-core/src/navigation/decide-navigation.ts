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
import { samePath } from './same-path.ts'

export type NavigationContext = Pick<AccessContext, 'employeeAccess'> & {
  /** Null: nobody is signed in. */
  user: { readonly reachableRoles: readonly string[] } | null
  /** The place last entered; null on a first load. */
  from: Place | null
  /** The selected district. */
  districtId: string | null
  /** The fifth guard's answer, once it was asked (R7). */
  allowed?: boolean
  /** The child last used of a route that only redirects (R5). */
  lastUsed?: LastUsed
  /** False after a sign-out on purpose: nobody asked to come back. */
  rememberWanted?: boolean
}

export type NavigationDecision =
  | { kind: 'enter' }
  | { kind: 'replace'; to: Place }
  /** `fallback` null: stay where you are. */
  | { kind: 'denied'; missing: Role[]; fallback: Place | null }
  | { kind: 'cancel' }

/** The guards of [S2.3] after the title, in their order; a denial by [S4] and R8. Pure. */
export const decideNavigation = (to: Place, context: NavigationContext): NavigationDecision => {
  const route: RouteEntry = routeTable[to.id]
  const { user } = context
  if (route.audience === 'signed-in' && !user) return { kind: 'replace', to: loginPlace(to, context) }
  if (route.audience === 'guest-only' && user) {
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

/** The nearest parent that may be opened, then the dashboard; without a parent the user stays (R8). */
const fallbackOf = (to: Place, context: NavigationContext): Place | null => {
  const parents = parentsOf(to.id)
    .map(({ id }) => id)
    .filter(isPlaceId)
    .reverse()
  for (const parent of parents) {
    const place = openPlace(parent, to.params, context)
    // Leading somebody to the list they stand on must not lose its filters.
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

/** Where somebody on the login page wanted to go (R14), or null. Never leads out of the console, nor back to login. */
export const wantedPlace = (login: Place): Place | null => {
  const returnTo = login.query?.returnTo
  const wanted = typeof returnTo === 'string' ? placeFromHref(returnTo) : null
  return wanted?.id === 'login' ? null : wanted
}
