import type { Role } from '../roles/roles.ts'

type RoleTitle = {
  readonly title: string
  readonly description: string
  /** For provider staff alone. */
  readonly provider?: true
}

/** The product's own roles in words, for administrators who assign them. */
export const ROLE_TITLES: Readonly<Record<Role, RoleTitle>> = {
  ROLE_SETUP_VIEW: { title: 'View setup', description: "Sees a district's setup progress" },
  ROLE_SETUP_DISTRICT_VIEW: { title: 'View district', description: "Sees a district's profile" },
  ROLE_SETUP_DISTRICT_CREATE: {
    title: 'Create districts',
    description: 'Adds districts and changes their identity',
    provider: true,
  },
  ROLE_SETUP_SITE_VIEW: { title: 'View sites', description: "Sees a district's schools" },
  ROLE_SETUP_SIS_IMPORTS_API_VIEW: {
    title: 'View SIS connection',
    description: 'Sees the SIS connection settings',
  },
  ROLE_SETUP_SIS_IMPORTS_API_EDIT: {
    title: 'Edit SIS connection',
    description: 'Enters and tests the SIS address and keys',
  },
  ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW: {
    title: 'View import templates',
    description: 'Sees how SIS files are read',
  },
  ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE: {
    title: 'Create import templates',
    description: 'Adds import templates',
  },
  ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT: {
    title: 'Edit import templates',
    description: 'Changes and removes import templates and translations, and starts imports',
  },
  ROLE_SETUP_AUTH_VIEW: {
    title: 'Manage authentication',
    description: "Sees and sets up a client's sign-in",
  },
  ROLE_ACCOUNT_SERVICE_VIEW: {
    title: 'Manage accounts',
    description: 'Finds accounts, locks and unlocks them',
  },
  ROLE_SETUP_EXPORT_PRODUCT_VIEW: { title: 'View exports', description: "Sees a district's exports" },
  ROLE_SETUP_EXPORT_PRODUCT_CREATE: { title: 'Create exports', description: 'Adds exports' },
  ROLE_SETUP_EXPORT_PRODUCT_EDIT: {
    title: 'Edit exports',
    description: 'Changes, sends, and removes exports',
  },
  ROLE_USER_MANAGEMENT_VIEW: {
    title: 'View people',
    description: "Sees a district's staff and their accounts",
  },
  ROLE_USER_MANAGEMENT_CREATE: { title: 'Create people', description: 'Adds staff' },
  ROLE_USER_MANAGEMENT_EDIT: { title: 'Edit people', description: 'Changes staff and their accounts' },
  ROLE_USER_VIEW: { title: 'View roles of people', description: 'Sees which roles a person has' },
  ROLE_USER_ROLE_VIEW: { title: 'View roles', description: 'Sees roles and who has them' },
  ROLE_USER_ROLE_CREATE: {
    title: 'Manage roles',
    description: 'Adds, changes, and assigns roles',
  },
  ROLE_ACCOUNT_SYNC_LOGS_VIEW: {
    title: 'View account sync logs',
    description: "Sees every change to a district's accounts",
  },
  ROLE_DATA_EXPLORER_VIEW: {
    title: 'View data explorer',
    description: 'Sees how much data is stored and how old it is',
  },
  ROLE_IMPORT_LOG_VIEW: { title: 'View import logs', description: 'Sees imports and their findings' },
  ROLE_EXPORT_LOG_VIEW: { title: 'View export logs', description: 'Sees what was sent and where' },
  ROLE_TABLE_VIEWER_VIEW: { title: 'View tables', description: 'Sees stored student and staff rows' },
  ROLE_IMT_CLIENTS_VIEW: { title: 'View clients', description: 'Sees all clients', provider: true },
  ROLE_IMT_CLIENTS_CREATE: { title: 'Create clients', description: 'Adds clients', provider: true },
  ROLE_IMT_CLIENTS_EDIT: {
    title: 'Edit clients',
    description: 'Changes clients and their products',
    provider: true,
  },
  ROLE_IMT_INSTANCES_VIEW: { title: 'View instances', description: 'Sees all instances', provider: true },
  ROLE_IMT_INSTANCES_CREATE: {
    title: 'Manage instances',
    description: 'Adds and changes instances, their status, and their products',
    provider: true,
  },
  ROLE_IMT_AUTHENTICATIONS_VIEW: {
    title: 'Manage all authentications',
    description: "Sees and sets up any client's sign-in",
    provider: true,
  },
  ROLE_ILLUMINATE_EMPLOYEE: {
    title: 'Provider staff',
    description: 'Opens every district, and every screen that requires no other role',
    provider: true,
  },
}
