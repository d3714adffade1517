import {
  type AccessRule,
  OPERATION_IDS,
  type OperationId,
  type RouteEntry,
  type RouteId,
  routeTable,
} from '@edconsole/console-core/contract'
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
const EXPORT_SCREENS = ['export', 'export-add', 'export-edit'] as const

/** The screens that show what a call answers with. */
const SHOWN_ON = new Map<OperationId, readonly RouteId[]>([
  ['sites.list', ['site-overview', 'user-list', 'table-sites']],
  ['staff.list', ['user-list', 'table-staff']],
  ['students.list', ['table-students']],
  ['enrollment.list', ['table-enrollment']],
  ['sisImports.list', ['sis-import-templates', 'sis-import-edit', 'sis-import-create']],
  ['sisImports.detailed', ['sis-import-templates', 'sis-import-edit', 'sis-import-create']],
  ['sisImports.translations', ['sis-import-templates', 'sis-import-edit', 'sis-import-create']],
  ['importLogs.headers', ['import-logs', 'data-explorer']],
  ['importLogs.results', ['import-log-results', 'data-explorer']],
  ['importLogs.details', ['import-log-details', 'import-log-errors']],
  ['exports.list', EXPORT_SCREENS],
  ['exportLogs.headers', ['export-logs']],
  ['exportLogs.results', ['export-log-results']],
  ['exportLogs.details', ['export-log-details']],
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
  ['accounts.list', ACCOUNT_SCREENS],
  ['accounts.get', ACCOUNT_SCREENS],
  ['accountSyncLogs.list', ['account-sync-logs']],
  ['roles.list', ROLE_SCREENS],
  ['roles.get', ['role-edit']],
  ['users.list', ['users', 'console-user-edit', 'user-roles']],
  ['users.get', ['console-user-edit', 'user-roles']],
])

const INSTANCE_WRITES: readonly AccessRule[] = [{ all: ['ROLE_IMT_INSTANCES_CREATE'] }]
const AUTHENTICATION_WRITES: readonly AccessRule[] = [
  { all: ['ROLE_SETUP_AUTH_VIEW'] },
  { all: ['ROLE_IMT_AUTHENTICATIONS_VIEW'] },
]
const CLIENT_WRITES: readonly AccessRule[] = [{ all: ['ROLE_IMT_CLIENTS_EDIT'] }]

const ROLE_WRITES: readonly AccessRule[] = [{ all: ['ROLE_USER_ROLE_CREATE'] }]

const TEMPLATE_WRITES: readonly AccessRule[] = [{ all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'] }]

const EXPORT_WRITES: readonly AccessRule[] = [{ all: ['ROLE_SETUP_EXPORT_PRODUCT_EDIT'] }]
const EMPLOYEE: readonly AccessRule[] = [{ all: ['ROLE_ILLUMINATE_EMPLOYEE'] }]

const WRITING = new Map<OperationId, readonly AccessRule[]>([
  ['instances.create', INSTANCE_WRITES],
  ['instances.update', INSTANCE_WRITES],
  ['instances.remove', INSTANCE_WRITES],
  ['instances.setStatus', INSTANCE_WRITES],
  ['instances.createSandbox', INSTANCE_WRITES],
  ['instances.addProducts', INSTANCE_WRITES],
  ['instances.removeProducts', INSTANCE_WRITES],
  ['authentications.create', AUTHENTICATION_WRITES],
  ['authentications.update', AUTHENTICATION_WRITES],
  ['authentications.remove', AUTHENTICATION_WRITES],
  ['clients.create', [{ all: ['ROLE_IMT_CLIENTS_CREATE'] }]],
  ['clients.update', CLIENT_WRITES],
  ['clients.addProducts', CLIENT_WRITES],
  ['clients.removeProducts', CLIENT_WRITES],
  ['productsEnabled.update', [{ all: ['ROLE_ILLUMINATE_EMPLOYEE'] }]],
  [
    'accounts.update',
    [{ all: ['ROLE_ACCOUNT_SERVICE_VIEW'] }, { all: ['ROLE_USER_MANAGEMENT_EDIT'], orEmployee: true }],
  ],
  ['roles.create', ROLE_WRITES],
  ['roles.update', ROLE_WRITES],
  ['users.update', ROLE_WRITES],
  ['sisImports.create', [{ all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE'] }]],
  ['sisImports.update', TEMPLATE_WRITES],
  ['sisImports.remove', TEMPLATE_WRITES],
  ['sisImports.createTranslation', TEMPLATE_WRITES],
  ['sisImports.updateTranslation', TEMPLATE_WRITES],
  ['sisImports.sync', TEMPLATE_WRITES],
  ['exports.create', [{ all: ['ROLE_SETUP_EXPORT_PRODUCT_CREATE'] }]],
  ['exports.update', EXPORT_WRITES],
  ['exports.remove', EXPORT_WRITES],
  ['exports.sendNow', EXPORT_WRITES],
  ['rollover.staff', EMPLOYEE],
  ['rollover.templates', EMPLOYEE],
  ['rollover.exports', EMPLOYEE],
])

const PUBLIC = ['reference.publicClients', 'session.signIn', 'session.signOut']

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

it.each([...WRITING])('[R47] %s needs a role of its own', (id, rules) => {
  expect(OPERATION_ACCESS[id]).toEqual(rules)
})

it('[R47] everything else needs a session, and what comes before a session needs nothing', () => {
  const others = OPERATION_IDS.filter((id) => !SHOWN_ON.has(id) && !WRITING.has(id))
  expect(others.map((id) => [id, OPERATION_ACCESS[id]])).toEqual(
    others.map((id) => [id, PUBLIC.includes(id) ? 'public' : 'signed-in']),
  )
})
