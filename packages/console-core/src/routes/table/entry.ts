import type { RouteDef } from '../route-def.ts'

/** Sign-in, home and the addresses without a role of their own. */
export const entryRoutes = {
  login: { path: '/login', title: 'Login', audience: 'guest-only', scope: 'global' },
  dashboard: { path: '/', title: 'Dashboard', section: 'dashboard', audience: 'signed-in', scope: 'global' },
  'own-account': {
    path: '/account',
    title: 'Your Account',
    audience: 'signed-in',
    scope: 'global',
    extension: 'ownAccount.get',
  },
  alerts: {
    path: '/alerts',
    title: 'Alerts',
    audience: 'signed-in',
    scope: 'global',
    extension: 'alerts.settings',
  },
  'client-communication-redirect': {
    path: '/client-communication',
    audience: 'signed-in',
    scope: 'global',
    redirect: { kind: 'place', id: 'client-communication', query: { m: '1' } },
  },
} as const satisfies Record<string, RouteDef>
