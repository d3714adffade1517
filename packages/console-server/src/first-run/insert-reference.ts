import { EMPLOYEE_ROLE, ROLE_TITLES, ROLES, type Role } from '@edconsole/console-core/contract'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'

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

/** Roles that describe a job and include everything that they inherit. */
const ROLE_SETS = {
  ROLE_DISTRICT_DATA_ADMINISTRATOR: {
    displayName: 'District data administrator',
    description: "Manages a district's data: profile, imports, exports, people, logs, and tables",
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

const SIS_SYSTEMS = [
  { name: 'Aeries', code: 'aeries', kind: 'aeries', requiredFields: ['sisApiUrl', 'sisApiKey'] },
  {
    name: 'Qmlativ',
    code: 'qmlativ',
    kind: 'qmlativ',
    requiredFields: ['sisApiUrl', 'sisApiKey', 'sisApiSecret'],
  },
  {
    name: 'Q',
    code: 'q',
    kind: 'q',
    requiredFields: ['sisApiUrl', 'sisApiKey', 'sisApiSecret', 'qFilename'],
  },
  {
    name: 'OneRoster',
    code: 'oneroster',
    kind: 'oneroster',
    requiredFields: ['sisApiUrl', 'sisApiKey', 'sisApiSecret'],
  },
  { name: 'File upload (SFTP)', code: 'file', kind: 'file', requiredFields: [] },
] as const

/** What every database needs, an empty one too: roles, SIS systems, and Local sign-in for provider staff. */
export const insertReference = async (db: Db): Promise<void> => {
  await insertSystemRoles(db)
  await db
    .insertInto('sisSystems')
    .values(
      SIS_SYSTEMS.map((system) => ({
        ...system,
        requiredFields: json(system.requiredFields),
        supportsApi: system.kind !== 'file',
      })),
    )
    .execute()
  await db
    .insertInto('authentications')
    .values({ provider: 'illuminate', displayName: 'Local', isDefault: true, settings: json({}) })
    .execute()
}

/** The roles that come with the product ([S6]), and those that stand for a job. */
const insertSystemRoles = async (db: Db): Promise<void> => {
  const sets = Object.entries(ROLE_SETS)
  const own = ROLES.map((name) => {
    const { title, description, provider } = ROLE_TITLES[name]
    return { name, displayName: title, description, scope: provider ? 'provider' : 'client' } as const
  })
  const jobs = sets.map(([name, { inherits: _, ...words }]) => ({ name, ...words }))
  await db
    .insertInto('roles')
    .values([...own, ...jobs].map((role) => ({ ...role, roleType: 'system' as const })))
    .execute()
  await db
    .insertInto('roleInheritance')
    .values(
      sets.flatMap(([roleName, { inherits }]) =>
        inherits.map((inheritsName) => ({ roleName, inheritsName })),
      ),
    )
    .execute()
}
