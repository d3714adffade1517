import { describe, expect, it } from 'vitest'
import { canOpen } from '../provider/use-access.ts'
import { EMPLOYEE_ROLE, ROLES, type Role } from '../roles/roles.ts'
import { ROUTE_IDS, type RouteEntry, type RouteId, routeTable } from '../routes/route-table.ts'
import { checkAccess } from './check-access.ts'

/** What each route asks for, level by level, spelled out from [S2.2] apart from the table under test. `?` marks "or employee". */
const DISTRICT = 'ROLE_SETUP_DISTRICT_VIEW?'
const AUTH = 'ROLE_SETUP_AUTH_VIEW'
const EXPORT = 'ROLE_SETUP_EXPORT_PRODUCT_VIEW'
const PEOPLE = 'ROLE_USER_MANAGEMENT_VIEW?'
const STAFF = 'ROLE_ILLUMINATE_EMPLOYEE'
const TABLES = 'ROLE_TABLE_VIEWER_VIEW'

const asked: Partial<Record<RouteId, string[]>> = {
  'client-communication': ['ROLE_SETUP_SIS_IMPORTS_API_EDIT+ROLE_SETUP_DISTRICT_VIEW'],
  setup: ['ROLE_SETUP_VIEW?'],
  district: [DISTRICT],
  'district-profile': [DISTRICT, 'ROLE_SETUP_DISTRICT_VIEW'],
  'sis-imports': [DISTRICT],
  'sis-import-templates': [DISTRICT, 'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'],
  'sis-import-api-setup': [DISTRICT, 'ROLE_SETUP_SIS_IMPORTS_API_VIEW'],
  'sis-import-edit': [DISTRICT, 'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'],
  'sis-import-create': [DISTRICT, 'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE'],
  authentication: [AUTH],
  'authentication-configs': [AUTH],
  'account-locking': [AUTH],
  'password-complexity': [AUTH],
  'locked-users': [AUTH, 'ROLE_ACCOUNT_SERVICE_VIEW'],
  export: [EXPORT],
  'export-add': [EXPORT, 'ROLE_SETUP_EXPORT_PRODUCT_CREATE'],
  'export-edit': [EXPORT, 'ROLE_SETUP_EXPORT_PRODUCT_EDIT'],
  'site-overview': ['ROLE_SETUP_SITE_VIEW?'],
  'user-management': [PEOPLE],
  'user-list': [PEOPLE],
  'account-sync-logs': [PEOPLE, 'ROLE_ACCOUNT_SYNC_LOGS_VIEW?'],
  'user-create': [PEOPLE, 'ROLE_USER_MANAGEMENT_CREATE?'],
  'user-edit': [PEOPLE, 'ROLE_USER_MANAGEMENT_EDIT?'],
  'user-roles': [PEOPLE, 'ROLE_USER_VIEW?'],
  // Beyond [S2.2].
  'user-audit-log': [PEOPLE],
  'audit-log': [STAFF],
  'district-instances': ['ROLE_SETUP_VIEW?'],
  'data-explorer': ['ROLE_DATA_EXPLORER_VIEW?'],
  'import-logs': ['ROLE_IMPORT_LOG_VIEW'],
  'import-log-results': ['ROLE_IMPORT_LOG_VIEW'],
  'import-log-details': ['ROLE_IMPORT_LOG_VIEW'],
  'import-log-errors': ['ROLE_IMPORT_LOG_VIEW'],
  'export-logs': ['ROLE_EXPORT_LOG_VIEW'],
  'export-log-results': ['ROLE_EXPORT_LOG_VIEW'],
  'export-log-details': ['ROLE_EXPORT_LOG_VIEW'],
  'table-viewer': [TABLES],
  'district-profile-add': ['ROLE_SETUP_DISTRICT_CREATE?'],
  'provider-employee': [STAFF],
  services: [STAFF],
  'imt-clients': [STAFF, 'ROLE_IMT_CLIENTS_VIEW'],
  'imt-instances': [STAFF, 'ROLE_IMT_INSTANCES_VIEW'],
  'imt-authentications': [STAFF, 'ROLE_IMT_AUTHENTICATIONS_VIEW'],
  'imt-accounts': [STAFF, 'ROLE_ACCOUNT_SERVICE_VIEW'],
  'users-and-roles': [STAFF],
  users: [STAFF],
  roles: [STAFF],
  'console-user-edit': [STAFF, 'ROLE_USER_ROLE_VIEW?'],
  'role-create': [STAFF, 'ROLE_USER_ROLE_CREATE?'],
  'role-edit': [STAFF, 'ROLE_USER_ROLE_VIEW?'],
  'client-create': [STAFF, 'ROLE_IMT_CLIENTS_CREATE?'],
  client: [STAFF, 'ROLE_IMT_CLIENTS_VIEW?'],
  'client-edit': [STAFF, 'ROLE_IMT_CLIENTS_EDIT?'],
  'instance-create': [STAFF, 'ROLE_IMT_INSTANCES_CREATE?'],
  instance: [STAFF, 'ROLE_IMT_INSTANCES_VIEW?'],
  'instance-edit': [STAFF, 'ROLE_IMT_INSTANCES_VIEW?'],
}

const openToAll: RouteId[] = ['login', 'dashboard', 'own-account', 'alerts', 'client-communication-redirect']

const levelsOf = (id: RouteId) =>
  (asked[id] ?? (id.startsWith('table-') ? [TABLES] : [])).map((level) => ({
    roles: level.replace('?', '').split('+'),
    orEmployee: level.endsWith('?'),
  }))

const listed = (id: RouteId) => levelsOf(id).flatMap(({ roles }) => roles)
const unique = (roles: string[]) => [...new Set(roles)]

it('speaks about every line of the route table', () => {
  const silent = ROUTE_IDS.filter((id) => !asked[id] && !openToAll.includes(id) && !id.startsWith('table-'))
  expect(silent).toEqual([])
})

describe.each(['either', 'strict'] as const)('[S6] R2 R3 reading "%s"', (employeeAccess) => {
  const check = (id: RouteId, reachableRoles: readonly string[]) =>
    checkAccess(id, { reachableRoles, employeeAccess })

  describe.each(ROUTE_IDS)('%s', (id) => {
    it('with no role: denied, naming all, outermost first, without repeats', () => {
      expect(check(id, [])).toEqual({ allowed: listed(id).length === 0, missing: unique(listed(id)) })
    })

    it('with exactly the listed roles: allowed', () => {
      expect(check(id, listed(id))).toEqual({ allowed: true, missing: [] })
    })

    it('with any listed role taken away: denied, naming it', () => {
      for (const left of unique(listed(id))) {
        const held = listed(id).filter((role) => role !== left)
        // Provider staff may pass a level that says so.
        const excused =
          employeeAccess === 'either' &&
          held.includes(EMPLOYEE_ROLE) &&
          levelsOf(id).every(({ roles, orEmployee }) => orEmployee || !roles.includes(left))
        expect(check(id, held)).toEqual({ allowed: excused, missing: excused ? [] : [left] })
      }
    })

    it('with the employee role only', () => {
      const wanting = levelsOf(id)
        .filter(({ orEmployee }) => employeeAccess === 'strict' || !orEmployee)
        .flatMap(({ roles }) => roles)
        .filter((role) => role !== EMPLOYEE_ROLE)
      expect(check(id, [EMPLOYEE_ROLE])).toEqual({ allowed: wanting.length === 0, missing: unique(wanting) })
    })
  })
})

it('R3 names the employee role only where a level lists it by itself', () => {
  const naming = ROUTE_IDS.filter((id) =>
    checkAccess(id, { reachableRoles: [] }).missing.includes(EMPLOYEE_ROLE),
  )
  const under = (id: RouteId): boolean => {
    const { parent }: RouteEntry = routeTable[id]
    return id === 'provider-employee' || (parent !== undefined && under(parent))
  }
  expect(naming).toEqual(ROUTE_IDS.filter(under))
})

it('R38 denies bare employees what is not marked "or employee"', () => {
  const bare = { reachableRoles: [EMPLOYEE_ROLE] as Role[] }
  expect(checkAccess('import-logs', bare).missing).toEqual(['ROLE_IMPORT_LOG_VIEW'])
  expect(checkAccess('district', bare).allowed).toBe(true)
})

describe('R5 a route that only redirects', () => {
  it.each([
    ['sis-imports', ['ROLE_SETUP_DISTRICT_VIEW'], false],
    ['sis-imports', ['ROLE_SETUP_DISTRICT_VIEW', 'ROLE_SETUP_SIS_IMPORTS_API_VIEW'], true],
    ['services', [EMPLOYEE_ROLE], false],
    ['services', [EMPLOYEE_ROLE, 'ROLE_IMT_INSTANCES_VIEW'], true],
    ['users-and-roles', [EMPLOYEE_ROLE], true],
    ['services', ['ROLE_IMT_INSTANCES_VIEW'], false],
  ] as const)('%s with %j opens: %s', (id, reachableRoles, expected) => {
    expect(canOpen(id, { reachableRoles })).toBe(expected)
  })
})

it('knows every role that a route names', () => {
  const known: readonly string[] = ROLES
  expect(ROUTE_IDS.flatMap(listed).filter((role) => !known.includes(role))).toEqual([])
})
