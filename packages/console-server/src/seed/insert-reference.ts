import { ROLES } from '@edconsole/console-core/contract'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { ROLE_SETS } from './role-sets.ts'

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
  const sets = Object.entries(ROLE_SETS)
  await db
    .insertInto('roles')
    .values([
      ...ROLES.map((name) => ({ name })),
      ...sets.map(([name, { description }]) => ({ name, description })),
    ])
    .execute()
  await db
    .insertInto('roleInheritance')
    .values(
      sets.flatMap(([roleName, { inherits }]) =>
        inherits.map((inheritsName) => ({ roleName, inheritsName })),
      ),
    )
    .execute()
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
