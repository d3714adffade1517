import type { APIRequestContext } from '@playwright/test'
import {
  clientAddresses,
  exportAddresses,
  instanceAddresses,
  logAddresses,
  peopleAddresses,
  userAddresses,
} from './addresses.ts'
import { LARKSPUR } from './people.ts'

const district = `/${LARKSPUR.id}`
const tables = [
  ...['attendance', 'behavior', 'contacts', 'courses', 'enrollment', 'gradebooks', 'grading-periods'],
  ...['report-cards', 'roster', 'sections', 'sites', 'staff', 'student-programs', 'student-tags'],
  ...['students', 'transcripts'],
]
const ofDistrict = [
  ...['setup', 'district', 'district/district-profile', 'client-communication', 'data-explorer', 'site'],
  ...['client-communication?step=connection', 'site?code=0403', 'site?edit=types'],
  ...['authentication/configs', 'authentication/configs?add=true', 'authentication/configs?add=ldap'],
  ...['templates', 'api-setup', 'create', '4?column=gradeLevel'].map(
    (path) => `district/sis-imports/${path}`,
  ),
  ...['authentication/locked-users', 'user-management/list', 'user-management/audit-log'],
  ...['account-locking', 'password-complexity'].map((path) => `authentication/${path}`),
  ...tables.map((name) => `table-viewer/${name}`),
]

/** Lists of runs and what they lead to: screens made of wide tables. */
export const listAddresses = async (request: APIRequestContext): Promise<string[]> => [
  `${district}/site`,
  `${district}/user-management/list`,
  `${district}/authentication/locked-users`,
  `${district}/district/sis-imports/templates`,
  ...(await logAddresses(request)),
  ...(await exportAddresses(request)),
  '/users-and-roles/users',
  '/users-and-roles/roles',
  '/services/instance',
  `${district}/district-instances`,
  '/services/client',
  '/users-and-roles/audit-log',
]

/** An address of every screen that a member of staff can open, with the states that change its layout. */
export const screenAddresses = async (request: APIRequestContext): Promise<string[]> => [
  ...[
    '/',
    '/account',
    '/alerts',
    '/district/add',
    '/users-and-roles',
    '/users-and-roles/audit-log',
    '/client-communication',
  ],
  ...(await peopleAddresses(request)),
  ...(await instanceAddresses(request)),
  ...(await clientAddresses(request)),
  ...(await userAddresses(request)),
  ...ofDistrict.map((path) => `${district}/${path}`),
  ...(await logAddresses(request)),
  ...(await exportAddresses(request)),
]
