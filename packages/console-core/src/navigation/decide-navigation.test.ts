import { describe, expect, it } from 'vitest'
import { checkAccess } from '../access/check-access.ts'
import { EMPLOYEE_ROLE, ROLES } from '../roles/roles.ts'
import { parentsOf } from '../routes/breadcrumbs-of.ts'
import { isPlaceId } from '../routes/is-place-id.ts'
import { pathOf } from '../routes/path-of.ts'
import { type Place, placeOf, placeWith } from '../routes/place.ts'
import { placeFromHref } from '../routes/place-from-path.ts'
import { ROUTE_IDS, type RouteEntry, routeTable } from '../routes/route-table.ts'
import { decideNavigation, type NavigationContext, type NavigationDecision } from './decide-navigation.ts'

const everything = {
  districtId: '42',
  id: '7',
  batchId: '1',
  etlStatusId: '2',
  productId: '3',
  authXAccountId: '4',
}
const home = placeOf('dashboard')
const visitors = {
  'signed out': null,
  'no role': [],
  'the listed roles': 'listed',
  'employee only': [EMPLOYEE_ROLE],
  'every role': ROLES,
} as const

const at = (href: string): Place => {
  const place = placeFromHref(href)
  if (!place) throw new Error(`no place: ${href}`)
  return place
}
const decide = (to: string, roles: readonly string[] | null, rest: Partial<NavigationContext> = {}) =>
  decideNavigation(at(to), {
    user: roles && { reachableRoles: roles },
    from: home,
    districtId: null,
    ...rest,
  })
const summary = (decision: NavigationDecision) =>
  decision.kind === 'replace'
    ? `replace ${pathOf(decision.to)}`
    : decision.kind === 'denied'
      ? `denied ${decision.fallback ? pathOf(decision.fallback) : 'stay'}: ${decision.missing.join(', ')}`
      : decision.kind

describe.each(['either', 'strict'] as const)('[S2.3] the guards, reading "%s"', (employeeAccess) => {
  describe.each(Object.keys(visitors) as (keyof typeof visitors)[])('for %s', (visitor) => {
    it.each(ROUTE_IDS.filter(isPlaceId))('%s', (id) => {
      const route: RouteEntry = routeTable[id]
      const levels: RouteEntry[] = [...parentsOf(id), route]
      const held = visitors[visitor]
      const roles = held === 'listed' ? levels.flatMap(({ access }) => access?.all ?? []) : held
      const to = placeWith(id, everything)
      if (!to) throw new Error(`no place: ${id}`)
      const context = {
        user: roles && { reachableRoles: roles },
        from: home,
        districtId: '42',
        employeeAccess,
      }
      const decision = decideNavigation(to, context)

      if (roles === null) {
        const wanted = id === 'dashboard' ? '/login' : `/login?returnTo=${encodeURIComponent(pathOf(to))}`
        expect(summary(decision)).toBe(id === 'login' ? 'enter' : `replace ${wanted}`)
        return
      }
      if (id === 'login') return expect(summary(decision)).toBe('replace /')
      const { allowed, missing } = checkAccess(id, { reachableRoles: roles, employeeAccess })
      if (!allowed) return expect(decision).toMatchObject({ kind: 'denied', missing })
      if (!route.redirect) return expect(decision).toEqual({ kind: 'enter' })
      // Following redirects and denials ends at a place that may be entered: never a loop.
      let next: NavigationDecision = decision
      for (let step = 0; step < 4 && next.kind !== 'enter'; step += 1) {
        const target = next.kind === 'replace' ? next.to : next.kind === 'denied' ? next.fallback : null
        if (!target) return
        next = decideNavigation(target, context)
      }
      expect(next.kind).toBe('enter')
    })
  })
})

describe('[S4] R8 a denial', () => {
  it.each([
    ['keeps the user where they were', '/42/import-logs', [], {}, 'denied stay: ROLE_IMPORT_LOG_VIEW'],
    [
      'on a first load opens the dashboard',
      '/42/import-logs',
      [],
      { from: null },
      'denied /: ROLE_IMPORT_LOG_VIEW',
    ],
    [
      'leads to the parent',
      '/42/export/add/3',
      ['ROLE_SETUP_EXPORT_PRODUCT_VIEW'],
      {},
      'denied /42/export: ROLE_SETUP_EXPORT_PRODUCT_CREATE',
    ],
    [
      'leads to the screen that the parent redirects to',
      '/services/client',
      [EMPLOYEE_ROLE, 'ROLE_IMT_INSTANCES_VIEW'],
      {},
      'denied /services/instance: ROLE_IMT_CLIENTS_VIEW',
    ],
    [
      'passes a parent that has nothing to show',
      '/42/district/sis-imports/templates',
      ['ROLE_SETUP_DISTRICT_VIEW'],
      {},
      'denied /42/district: ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW',
    ],
    [
      'ends at the dashboard when every parent is denied too',
      '/42/district/sis-imports/templates',
      [],
      {},
      'denied /: ROLE_SETUP_DISTRICT_VIEW, ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW',
    ],
    [
      'stays where the only level around has no address',
      '/roles/create',
      [],
      {},
      'denied stay: ROLE_ILLUMINATE_EMPLOYEE, ROLE_USER_ROLE_CREATE',
    ],
    [
      'does not throw away the filters of the parent on show',
      '/42/user-management/5',
      ['ROLE_USER_MANAGEMENT_VIEW'],
      { from: placeOf('user-list', { districtId: '42' }, { query: { page: '3' } }) },
      'denied stay: ROLE_USER_MANAGEMENT_EDIT',
    ],
  ] as const)('%s', (_, to, roles, rest, expected) => {
    expect(summary(decide(to, roles, rest))).toBe(expected)
  })
})

describe('redirects', () => {
  it.each([
    [
      '[S2.2] to the district, with m=1',
      '/client-communication',
      ROLES,
      { districtId: '42' },
      '/42/client-communication?m=1',
    ],
    ['[S2.2] to / without a district', '/client-communication', ROLES, {}, '/'],
    [
      'R5 to the first child',
      '/42/district/sis-imports?page=2',
      ROLES,
      {},
      '/42/district/sis-imports/templates?page=2',
    ],
    [
      'R5 to the first child that is open',
      '/42/authentication',
      ['ROLE_SETUP_AUTH_VIEW'],
      {},
      '/42/authentication/configs',
    ],
    ['R5 to Students', '/42/table-viewer', ROLES, {}, '/42/table-viewer/students'],
    [
      'R5 to the table used last',
      '/42/table-viewer',
      ROLES,
      { lastUsed: { 'table-viewer': 'table-courses' } },
      '/42/table-viewer/courses',
    ],
    [
      'R14 from login to the wanted place',
      '/login?returnTo=%2F42%2Fimport-logs%3Fpage%3D2',
      ROLES,
      {},
      '/42/import-logs?page=2',
    ],
    ['from login, never out of the console', '/login?returnTo=%2F%2Fother.example', ROLES, {}, '/'],
    ['from login, never to login', '/login?returnTo=%2Flogin', ROLES, {}, '/'],
    [
      "from login to the pop-up's, which closes",
      '/login?returnTo=%2Flogin%3Fpop-up%3D1',
      ROLES,
      {},
      '/login?pop-up=1',
    ],
    [
      '[S2.1] to a plain login after a sign-out',
      '/42/import-logs',
      null,
      { rememberWanted: false },
      '/login',
    ],
  ] as const)('%s', (_, to, roles, rest, expected) => {
    expect(summary(decide(to, roles, rest))).toBe(`replace ${expected}`)
  })
})

describe('a link from an email', () => {
  const link = '/login#new-password=abc'

  it('is opened by whoever comes with it, also where somebody else is signed in', () => {
    for (const roles of [null, ROLES]) expect(decide(link, roles).kind).toBe('enter')
    expect(summary(decide('/login#other', ROLES))).toBe('replace /#other')
    expect(summary(decide('/login?pop-up=1', ROLES))).toBe('enter')
  })

  it('is one on the login page only', () => {
    expect(summary(decide('/#new-password=abc', null))).not.toContain('enter')
  })
})

describe('[S2.3] order', () => {
  it('asks for a sign-in before it looks at roles', () => {
    expect(decide('/42/import-logs', null).kind).toBe('replace')
  })

  it('looks at roles before the fifth guard is heard', () => {
    expect(decide('/42/import-logs', [], { allowed: false }).kind).toBe('denied')
  })

  it('cancels when the fifth guard says no (R7)', () => {
    expect(decide('/42/import-logs', ROLES, { allowed: false }).kind).toBe('cancel')
    expect(decide('/42/import-logs', ROLES, { allowed: true }).kind).toBe('enter')
  })
})
