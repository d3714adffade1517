import type { Role } from '../roles/roles.ts'

type RoleGroup = { readonly title: string; readonly roles: readonly Role[] }

/** The product's own roles as the editor of roles shows them; each stands in one group. */
export const ROLE_GROUPS = {
  setup: {
    title: 'Setup',
    roles: [
      'ROLE_SETUP_VIEW',
      'ROLE_SETUP_DISTRICT_VIEW',
      'ROLE_SETUP_DISTRICT_CREATE',
      'ROLE_SETUP_SITE_VIEW',
    ],
  },
  sisImports: {
    title: 'SIS imports',
    roles: [
      'ROLE_SETUP_SIS_IMPORTS_API_VIEW',
      'ROLE_SETUP_SIS_IMPORTS_API_EDIT',
      'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW',
      'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE',
      'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT',
    ],
  },
  exports: {
    title: 'Exports',
    roles: [
      'ROLE_SETUP_EXPORT_PRODUCT_VIEW',
      'ROLE_SETUP_EXPORT_PRODUCT_CREATE',
      'ROLE_SETUP_EXPORT_PRODUCT_EDIT',
    ],
  },
  authentication: {
    title: 'Authentication and accounts',
    roles: ['ROLE_SETUP_AUTH_VIEW', 'ROLE_ACCOUNT_SERVICE_VIEW'],
  },
  userManagement: {
    title: 'User management',
    roles: [
      'ROLE_USER_MANAGEMENT_VIEW',
      'ROLE_USER_MANAGEMENT_CREATE',
      'ROLE_USER_MANAGEMENT_EDIT',
      'ROLE_USER_VIEW',
    ],
  },
  logs: {
    title: 'Logs',
    roles: ['ROLE_IMPORT_LOG_VIEW', 'ROLE_EXPORT_LOG_VIEW', 'ROLE_ACCOUNT_SYNC_LOGS_VIEW'],
  },
  data: {
    title: 'Data explorer and table viewer',
    roles: ['ROLE_DATA_EXPLORER_VIEW', 'ROLE_TABLE_VIEWER_VIEW'],
  },
  instances: {
    title: 'Instances and clients',
    roles: [
      'ROLE_IMT_CLIENTS_VIEW',
      'ROLE_IMT_CLIENTS_CREATE',
      'ROLE_IMT_CLIENTS_EDIT',
      'ROLE_IMT_INSTANCES_VIEW',
      'ROLE_IMT_INSTANCES_CREATE',
      'ROLE_IMT_AUTHENTICATIONS_VIEW',
    ],
  },
  roles: { title: 'Roles', roles: ['ROLE_USER_ROLE_VIEW', 'ROLE_USER_ROLE_CREATE'] },
  superRole: { title: 'Super role', roles: ['ROLE_ILLUMINATE_EMPLOYEE'] },
} as const satisfies Record<string, RoleGroup>

export type RoleGroupId = keyof typeof ROLE_GROUPS
