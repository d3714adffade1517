import type { RouteDef } from '../route-def.ts'

const base = {
  audience: 'signed-in',
  scope: 'district',
  section: 'district',
  digits: ['districtId'],
} as const
const viewer = { all: ['ROLE_SETUP_AUTH_VIEW'] } as const

export const authenticationRoutes = {
  authentication: {
    ...base,
    path: '/:districtId/authentication',
    title: 'Authentication',
    access: viewer,
    redirect: { kind: 'children', ids: ['authentication-configs', 'locked-users'] },
  },
  'authentication-configs': {
    ...base,
    parent: 'authentication',
    path: '/:districtId/authentication/configs',
    title: 'Authentication Configurations',
    access: viewer,
  },
  'account-locking': {
    ...base,
    parent: 'authentication',
    path: '/:districtId/authentication/account-locking',
    title: 'Account Locking',
    access: viewer,
  },
  'password-complexity': {
    ...base,
    parent: 'authentication',
    path: '/:districtId/authentication/password-complexity',
    title: 'Password Complexity',
    access: viewer,
  },
  'locked-users': {
    ...base,
    parent: 'authentication',
    path: '/:districtId/authentication/locked-users',
    title: 'Locked Users',
    access: { all: ['ROLE_ACCOUNT_SERVICE_VIEW'] },
  },
} as const satisfies Record<string, RouteDef>
