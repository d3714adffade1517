import type { RouteDef } from '../route-def.ts'

const base = { audience: 'signed-in', scope: 'global', parent: 'provider-employee' } as const

/** Screens of provider staff. The first entry is the level around them: it has roles and no address (R2). */
export const providerEmployeeRoutes = {
  'provider-employee': {
    audience: 'signed-in',
    scope: 'global',
    access: { all: ['ROLE_ILLUMINATE_EMPLOYEE'] },
  },
  services: {
    ...base,
    path: '/services',
    title: 'IMT Overview',
    redirect: {
      kind: 'children',
      ids: ['imt-clients', 'imt-instances', 'imt-authentications', 'imt-accounts'],
    },
  },
  'imt-clients': {
    ...base,
    parent: 'services',
    path: '/services/client',
    title: 'IMT Clients',
    access: { all: ['ROLE_IMT_CLIENTS_VIEW'] },
  },
  'imt-instances': {
    ...base,
    parent: 'services',
    path: '/services/instance',
    title: 'IMT Instances',
    access: { all: ['ROLE_IMT_INSTANCES_VIEW'] },
  },
  'imt-authentications': {
    ...base,
    parent: 'services',
    path: '/services/authentication/:id?',
    title: 'IMT Authentications',
    access: { all: ['ROLE_IMT_AUTHENTICATIONS_VIEW'] },
  },
  'imt-accounts': {
    ...base,
    parent: 'services',
    path: '/services/account/:id?',
    title: 'IMT Accounts',
    access: { all: ['ROLE_ACCOUNT_SERVICE_VIEW'] },
  },
  'users-and-roles': {
    ...base,
    path: '/users-and-roles',
    title: 'Users and Roles',
    redirect: { kind: 'children', ids: ['users', 'roles'] },
  },
  users: {
    ...base,
    parent: 'users-and-roles',
    path: '/users-and-roles/users',
    aliases: ['/users'],
    title: 'Users',
  },
  roles: {
    ...base,
    parent: 'users-and-roles',
    path: '/users-and-roles/roles',
    aliases: ['/roles'],
    title: 'Roles',
  },
  'audit-log': {
    ...base,
    parent: 'users-and-roles',
    path: '/users-and-roles/audit-log',
    title: 'Audit Log',
    extension: 'auditLog.list',
  },
  'console-user-edit': {
    ...base,
    path: '/users/edit/:id',
    title: 'Edit User',
    access: { all: ['ROLE_USER_ROLE_VIEW'], orEmployee: true },
  },
  'role-create': {
    ...base,
    path: '/roles/create',
    title: 'Create Role',
    access: { all: ['ROLE_USER_ROLE_CREATE'], orEmployee: true },
  },
  'role-edit': {
    ...base,
    path: '/roles/:id',
    title: 'Role',
    access: { all: ['ROLE_USER_ROLE_VIEW'], orEmployee: true },
  },
  'client-create': {
    ...base,
    path: '/client/create',
    title: 'Create Client',
    access: { all: ['ROLE_IMT_CLIENTS_CREATE'], orEmployee: true },
  },
  client: {
    ...base,
    path: '/client/:id',
    title: 'Client',
    access: { all: ['ROLE_IMT_CLIENTS_VIEW'], orEmployee: true },
  },
  'client-edit': {
    ...base,
    path: '/client/:id/edit',
    title: 'Edit Client',
    access: { all: ['ROLE_IMT_CLIENTS_EDIT'], orEmployee: true },
  },
  'instance-create': {
    ...base,
    path: '/instance/create',
    title: 'Create Instance',
    access: { all: ['ROLE_IMT_INSTANCES_CREATE'], orEmployee: true },
  },
  instance: {
    ...base,
    path: '/instance/:id',
    title: 'Instance',
    access: { all: ['ROLE_IMT_INSTANCES_VIEW'], orEmployee: true },
  },
  'instance-edit': {
    ...base,
    path: '/instance/:id/edit',
    title: 'Edit Instance',
    access: { all: ['ROLE_IMT_INSTANCES_VIEW'], orEmployee: true },
  },
} as const satisfies Record<string, RouteDef>
