import { EMPLOYEE_ROLE, ROLES, type Role } from '@edconsole/console-core/contract'

type RoleSet = {
  readonly displayName: string
  readonly description: string
  readonly scope: 'provider' | 'client'
  readonly inherits: readonly Role[]
}

/** Roles that only provider staff have. */
const PROVIDER_ROLES = ROLES.filter(
  (role) =>
    role === EMPLOYEE_ROLE ||
    role.startsWith('ROLE_IMT_') ||
    role.startsWith('ROLE_USER_ROLE_') ||
    role === 'ROLE_SETUP_DISTRICT_CREATE',
)

/** Roles that stand for a job: whoever has one reaches everything that it inherits. */
export const ROLE_SETS = {
  ROLE_DISTRICT_DATA_ADMINISTRATOR: {
    displayName: 'District data administrator',
    description: "Manages a district's data: profile, imports, exports, people, logs and tables",
    scope: 'client',
    inherits: ROLES.filter((role) => !PROVIDER_ROLES.includes(role)),
  },
  ROLE_PROVIDER_ADMINISTRATOR: {
    displayName: 'Provider administrator',
    description: 'Provider staff with every role',
    scope: 'provider',
    inherits: ROLES,
  },
} as const satisfies Record<string, RoleSet>
