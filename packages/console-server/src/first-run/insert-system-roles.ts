import { ROLE_TITLES, ROLES } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { ROLE_SETS } from './role-sets.ts'

/** The roles that come with the product ([S6]), and those that stand for a job. */
export const insertSystemRoles = async (db: Db): Promise<void> => {
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
