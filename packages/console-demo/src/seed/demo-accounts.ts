export type DemoAccount = {
  email: string
  firstName: string
  lastName: string
  /** What one can see with it, in a few words. */
  shows: string
  roles: readonly string[]
  /** District, and with it client; absent for provider staff. */
  districtId?: number
  locked?: true
}

/** The same for all, and shown where the demonstration is; it opens nothing else. */
export const DEMO_PASSWORD = 'Console-demo-2026'

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'employee@example.org',
    firstName: 'Ana',
    lastName: 'Silva',
    shows: 'Provider staff, every role',
    roles: ['ROLE_PROVIDER_ADMINISTRATOR'],
  },
  {
    email: 'bare@example.org',
    firstName: 'Jonas',
    lastName: 'Weber',
    shows: 'Provider staff, no other role',
    roles: ['ROLE_ILLUMINATE_EMPLOYEE'],
  },
  {
    email: 'admin@example.org',
    firstName: 'Dana',
    lastName: 'Reyes',
    shows: 'District data administrator',
    roles: ['ROLE_DISTRICT_DATA_ADMINISTRATOR'],
    districtId: 412,
  },
  {
    email: 'api@example.org',
    firstName: 'Kofi',
    lastName: 'Mensah',
    shows: 'District API contact',
    roles: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT', 'ROLE_SETUP_DISTRICT_VIEW'],
    districtId: 412,
  },
  {
    email: 'norole@example.org',
    firstName: 'Lena',
    lastName: 'Brandt',
    shows: 'No role at all',
    roles: [],
    districtId: 412,
  },
  {
    email: 'locked@example.org',
    firstName: 'Omar',
    lastName: 'Haddad',
    shows: 'A locked account',
    roles: ['ROLE_DISTRICT_DATA_ADMINISTRATOR'],
    districtId: 412,
    locked: true,
  },
]
