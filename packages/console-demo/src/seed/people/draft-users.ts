import { clientIdOf } from '../client-id-of.ts'
import type { DemoDistrict } from '../demo-districts.ts'
import type { AccountDraft } from './draft-accounts.ts'
import type { UserDraft } from './insert-users.ts'
import { PROVIDER_PEOPLE } from './provider-people.ts'

/** Every eighth of the first staff accounts belongs to a person who also uses the console. */
const USER_EVERY = 8
const USERS_AMONG = 300

const ROLES_OF_STAFF = [
  ['ROLE_DISTRICT_DATA_ADMIN'],
  ['ROLE_READ_ONLY_AUDITOR'],
  ['ROLE_ACCOUNT_HELP_DESK'],
  ['ROLE_SIS_COORDINATOR', 'ROLE_READ_ONLY_AUDITOR'],
  ['ROLE_TABLE_VIEWER_VIEW', 'ROLE_SETUP_SITE_VIEW'],
] as const

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Staff of the district in the pictures who use the console. */
export const staffUsers = (accounts: readonly AccountDraft[], districtId: number, now: Date): UserDraft[] =>
  accounts
    .slice(0, USERS_AMONG)
    .filter(({ userType }, index) => userType === 'staff' && index % USER_EVERY === USER_EVERY / 2)
    .map(({ emailAddress, firstName = '', lastName = '', clientId, isEnabled, lastLogin }, index) => ({
      emailAddress,
      firstName,
      lastName,
      clientId,
      districtIds: [districtId],
      roles: ROLES_OF_STAFF[index % ROLES_OF_STAFF.length] ?? [],
      status: isEnabled === false ? 'disabled' : index % 12 === 11 ? 'invited' : 'active',
      lastLogin: index % 12 === 11 ? null : (lastLogin ?? null),
      createdAt: new Date(now.getTime() - (90 + index * 13) * DAY_MS),
    }))

/** The user of a district's own programs, without which tokens for their account could do nothing. */
export const programUsers = (accounts: readonly AccountDraft[], districtId: number): UserDraft[] =>
  accounts
    .filter(({ userType }) => userType === 'service')
    .map(({ emailAddress, firstName = '', lastName = '', clientId, createdAt, lastLogin }) => ({
      emailAddress,
      firstName,
      lastName,
      clientId,
      districtIds: [districtId],
      roles: ['ROLE_TABLE_VIEWER_VIEW', 'ROLE_SETUP_SITE_VIEW'],
      status: 'active',
      lastLogin: lastLogin ?? null,
      createdAt: new Date(createdAt ?? 0),
    }))

/** The contact person of a district, who runs its data. */
export const contactUser = (district: DemoDistrict, index: number, now: Date): UserDraft => {
  const [firstName = '', lastName = ''] = district.contactName.split(' ')
  return {
    firstName,
    lastName,
    clientId: clientIdOf(district.id),
    districtIds: [district.id],
    emailAddress: district.contactEmailAddress ?? `${district.slug}@example.org`,
    roles: ['ROLE_DISTRICT_DATA_ADMINISTRATOR'],
    status: district.profile === 'empty' ? 'invited' : 'active',
    lastLogin: district.profile === 'empty' ? null : new Date(now.getTime() - (index + 1) * 31 * HOUR_MS),
    createdAt: new Date(now.getTime() - (400 + index * 17) * DAY_MS),
  }
}

export const providerUsers = (now: Date): UserDraft[] =>
  PROVIDER_PEOPLE.map(({ firstName, lastName, roles, status, seenDaysAgo }, index) => ({
    firstName,
    lastName,
    roles,
    status,
    clientId: null,
    districtIds: [],
    emailAddress: `${firstName.charAt(0)}${lastName}@example.org`.toLowerCase(),
    lastLogin:
      seenDaysAgo === undefined ? null : new Date(now.getTime() - seenDaysAgo * DAY_MS - 2 * HOUR_MS),
    createdAt: new Date(now.getTime() - (300 + index * 41) * DAY_MS),
  }))
