import type { RouteDef } from '../route-def.ts'

const base = { audience: 'signed-in', scope: 'district', section: 'user', digits: ['districtId'] } as const
const viewer = { all: ['ROLE_USER_MANAGEMENT_VIEW'], orEmployee: true } as const

export const userManagementRoutes = {
  'user-management': {
    ...base,
    path: '/:districtId/user-management',
    title: 'User Management',
    access: viewer,
    redirect: { kind: 'children', ids: ['user-list'] },
  },
  'user-list': {
    ...base,
    parent: 'user-management',
    path: '/:districtId/user-management/list',
    title: 'User List',
    access: viewer,
  },
  'account-sync-logs': {
    ...base,
    parent: 'user-management',
    path: '/:districtId/user-management/account-sync-logs',
    title: 'Account Sync Logs',
    access: { all: ['ROLE_ACCOUNT_SYNC_LOGS_VIEW'], orEmployee: true },
  },
  'user-audit-log': {
    ...base,
    parent: 'user-management',
    path: '/:districtId/user-management/audit-log',
    title: 'Audit Log',
    access: viewer,
    extension: 'auditLog.ofDistrict',
  },
  'user-create': {
    ...base,
    parent: 'user-management',
    path: '/:districtId/user-management/create',
    title: 'Create User',
    access: { all: ['ROLE_USER_MANAGEMENT_CREATE'], orEmployee: true },
  },
  'user-roles': {
    ...base,
    parent: 'user-management',
    path: '/:districtId/user-management/user-roles/:authXAccountId',
    title: 'User Roles',
    access: { all: ['ROLE_USER_VIEW'], orEmployee: true },
  },
  'user-edit': {
    ...base,
    parent: 'user-management',
    path: '/:districtId/user-management/:id',
    title: 'Edit User',
    access: { all: ['ROLE_USER_MANAGEMENT_EDIT'], orEmployee: true },
  },
  'district-instances': {
    ...base,
    section: 'instance',
    path: '/:districtId/district-instances',
    title: 'District Instances',
    access: { all: ['ROLE_SETUP_VIEW'], orEmployee: true },
  },
} as const satisfies Record<string, RouteDef>
