import type { CurrentUser } from '../../entities/current-user.ts'

/** A signed-in user for tests. */
export const sampleUser = (reachableRoles: readonly string[] = [], id = 1): CurrentUser => ({
  id,
  emailAddress: 'jordan@example.org',
  clientId: null,
  accountId: null,
  roles: reachableRoles,
  reachableRoles,
  lastLogin: null,
  clientName: null,
  ssoUser: {
    name: 'Jordan Reyes',
    firstName: 'Jordan',
    lastName: 'Reyes',
    email: 'jordan@example.org',
    authType: 'local',
  },
})
