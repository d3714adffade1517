import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { insertSystemRoles } from './insert-system-roles.ts'

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
