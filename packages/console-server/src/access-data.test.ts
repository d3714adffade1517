import {
  type AccessRule,
  checkAccess,
  type FixTarget,
  isPlaceId,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  type RouteEntry,
  type RouteId,
  routeTable,
  satisfies,
} from '@edconsole/console-core/contract'
import { fixAccess, fixTargets } from '@edconsole/console-core/import-rules'
import { expect, it } from 'vitest'
import { OPERATION_ACCESS } from './access-data.ts'

const INSTANCE_SCREENS = ['imt-instances', 'instance', 'client', 'district-instances'] as const
const CLIENT_SCREENS = [
  'imt-clients',
  'client',
  'instance-create',
  'imt-authentications',
  'imt-accounts',
] as const
const AUTHENTICATION_SCREENS = ['authentication-configs', 'imt-authentications'] as const
const ACCOUNT_SCREENS = ['locked-users', 'imt-accounts', 'user-list', 'user-edit'] as const
const ROLE_SCREENS = ['roles', 'role-edit', 'role-create', 'console-user-edit', 'user-roles'] as const
/** Screens of records that a district's entries are about. */
const AUDITED_SCREENS = [
  ...(['user-list', 'role-edit', 'imt-accounts', 'sis-import-api-setup', 'client-communication'] as const),
  ...(['authentication-configs', 'imt-authentications', 'export', 'client', 'instance', 'district'] as const),
  ...(['import-log-results', 'import-log-details'] as const),
]
const EXPORT_SCREENS = ['export', 'export-add', 'export-edit'] as const

/** The screens that show what a call answers with. Who may change something stands in access.test.ts. */
const SHOWN_ON = new Map<OperationId, readonly RouteId[]>([
  ['sites.list', ['site-overview', 'user-list', 'table-sites']],
  ['staff.list', ['user-list', 'table-staff']],
  ['students.list', ['table-students']],
  ['enrollment.list', ['table-enrollment']],
  ['attendance.list', ['table-attendance']],
  ['behavior.list', ['table-behavior']],
  ['contacts.list', ['table-contacts']],
  ['courses.list', ['table-courses']],
  ['grades.list', ['table-report-cards']],
  ['gradebooks.list', ['table-gradebooks']],
  ['gradingPeriods.list', ['table-grading-periods']],
  ['schedules.list', ['table-roster']],
  ['sections.list', ['table-sections']],
  ['studentPrograms.list', ['table-student-programs']],
  ['studentTags.list', ['table-student-tags']],
  ['transcripts.list', ['table-transcripts']],
  ['apiProvider.configs', ['sis-import-api-setup', 'client-communication']],
  ['sisImports.list', ['sis-import-templates', 'sis-import-edit', 'sis-import-create']],
  ['sisImports.detailed', ['sis-import-templates', 'sis-import-edit', 'sis-import-create']],
  ['sisImports.translations', ['sis-import-templates', 'sis-import-edit', 'sis-import-create']],
  ['importLogs.headers', ['import-logs', 'data-explorer']],
  ['importLogs.results', ['import-log-results', 'data-explorer']],
  ['importLogs.details', ['import-log-details', 'import-log-errors']],
  ['importLogs.removals', ['import-log-results']],
  ['importLogs.compare', ['import-log-results']],
  ['importLogs.status', ['import-logs']],
  ['notes.list', ['district', 'import-log-results', 'import-log-details']],
  ['corrections.list', ['import-logs']],
  ['corrections.rows', ['import-log-details']],
  ['exports.list', EXPORT_SCREENS],
  ['exportLogs.headers', ['export-logs']],
  ['exportLogs.results', ['export-log-results']],
  ['exportLogs.details', ['export-log-details']],
  ['exportLogs.check', ['export-log-results']],
  ['products.list', [...INSTANCE_SCREENS, 'instance-create', ...EXPORT_SCREENS]],
  ['productsEnabled.list', ['setup', 'district-instances', ...EXPORT_SCREENS]],
  ['subscriptions.list', INSTANCE_SCREENS],
  ['instances.list', INSTANCE_SCREENS],
  ['instances.get', INSTANCE_SCREENS],
  ['instances.products', INSTANCE_SCREENS],
  ['authentications.list', AUTHENTICATION_SCREENS],
  ['authentications.remote', AUTHENTICATION_SCREENS],
  ['clients.list', CLIENT_SCREENS],
  ['clients.get', CLIENT_SCREENS],
  ['clients.products', CLIENT_SCREENS],
  ['people.list', ['user-list']],
  ['webhooks.list', ['district-profile', 'client']],
  ['webhooks.deliveries', ['district-profile', 'client']],
  ['sourceFormats.get', ['sis-import-templates', 'sis-import-edit', 'sis-import-create']],
  ['inbox.get', ['sis-import-api-setup', 'client-communication']],
  ['accounts.list', ACCOUNT_SCREENS],
  ['accounts.get', ACCOUNT_SCREENS],
  ['serviceTokens.list', ACCOUNT_SCREENS],
  ['accountSyncLogs.list', ['account-sync-logs']],
  ['auditLog.list', ['audit-log']],
  ['auditLog.ofDistrict', ['user-audit-log', ...AUDITED_SCREENS]],
  ['roles.list', ROLE_SCREENS],
  ['roles.get', ['role-edit']],
  ['users.list', ['users', 'console-user-edit', 'user-roles']],
  ['users.get', ['console-user-edit', 'user-roles']],
])

/** The screen's own rule, else the one that it inherits (R2). */
const ruleOf = (id: RouteId): AccessRule => {
  const { access, parent }: RouteEntry = routeTable[id]
  if (access) return access
  if (parent) return ruleOf(parent)
  throw new Error(`${id} asks for nothing.`)
}

const distinct = (rules: readonly AccessRule[]) =>
  [...new Set(rules.map((rule) => JSON.stringify(rule)))].sort()

it.each([...SHOWN_ON])('[R47] reading %s needs the role of a screen that shows it', (id, screens) => {
  const access = OPERATION_ACCESS[id]
  expect(typeof access === 'string' ? access : distinct(access)).toEqual(distinct(screens.map(ruleOf)))
})

it('[R47] every other call that reads is for everybody, or for everybody who is signed in', () => {
  // One's own unfinished upload is shown to those who may go on with it, and all districts to provider staff only.
  const reads = OPERATION_IDS.filter(
    (id) =>
      OPERATIONS[id].method === 'GET' &&
      !SHOWN_ON.has(id) &&
      id !== 'importUploads.current' &&
      !id.startsWith('fleet.') &&
      !id.startsWith('rolloverRuns.'),
  )
  expect(reads.filter((id) => typeof OPERATION_ACCESS[id] !== 'string')).toEqual([])
})

const scope = { districtId: '412', templateId: 7 }
/** What a fix comes to. A site that is there already is only opened. */
const FIX_CALLS: readonly (readonly [FixTarget, OperationId])[] = [
  [fixTargets.translation(scope, 'gradeLevel', 'TK+'), 'sisImports.createTranslation'],
  [fixTargets.templateColumn(scope, 'gradeLevel'), 'sisImports.update'],
  [fixTargets.template(scope), 'sisImports.update'],
  [fixTargets.site(scope, '0417'), 'sites.create'],
  [fixTargets.apiSetup(scope), 'validators.aeries'],
  [fixTargets.rollover(scope), 'rolloverRuns.start'],
  [fixTargets.account(5), 'accounts.update'],
  [fixTargets.staff('412', 9), 'staff.update'],
  [fixTargets.results('412', 48_212), 'sisImports.sync'],
  [fixTargets.export('412', 3), 'exports.update'],
]

it.each(FIX_CALLS)(
  '[ux 4.2] [R47] who is led to a fix may make it, and nobody else is: %j by %s',
  (fix, id) => {
    const { route } = fix
    if (!isPlaceId(route)) throw new Error(`${route} is no place.`)
    const rule = fixAccess(fix)
    const access = OPERATION_ACCESS[id]
    const makes = (roles: readonly string[]) =>
      typeof access !== 'string' && access.some((one) => satisfies(one, roles))
    const isLed = (roles: readonly string[]) =>
      checkAccess(route, { reachableRoles: roles }).allowed && satisfies(rule, roles)
    const entry = checkAccess(route, { reachableRoles: [] }).missing
    expect(makes(entry)).toBe(rule === undefined)
    expect(makes([...entry, ...(rule?.all ?? [])])).toBe(true)
    const bare = ['ROLE_ILLUMINATE_EMPLOYEE']
    expect(isLed(bare)).toBe(makes(bare) && checkAccess(route, { reachableRoles: bare }).allowed)
  },
)
