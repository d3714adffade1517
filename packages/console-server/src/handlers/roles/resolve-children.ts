import type { RoleDefinition } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { rolesReaching, theseRoles } from '../../people/role-reach.ts'

/**
 * Returns the names of roles to inherit, given by name or number. Refuses roles that don't exist, roles for provider staff
 * under a role for everyone, and roles that would lead back to the role itself.
 */
export const resolveChildren = async (
  db: Db,
  { name, scope }: Pick<RoleDefinition, 'name' | 'scope'>,
  wanted: readonly (string | number)[],
): Promise<string[]> => {
  if (wanted.length === 0) return []
  const names = wanted.filter((one) => typeof one === 'string')
  const ids = wanted.filter((one) => typeof one === 'number')
  const found = await db
    .selectFrom('roles')
    .select(['id', 'name', 'scope'])
    .where((eb) => eb.or([eb('name', 'in', [...names, '']), eb('id', 'in', [...ids, 0])]))
    .orderBy('name')
    .execute()
  const unknown = wanted.find((one) => !found.some((role) => role.name === one || role.id === one))
  if (unknown !== undefined) throw refusal(`${unknown}, which doesn't exist`)
  const provider = found.find((role) => role.scope === 'provider')
  if (provider && scope !== 'provider') throw refusal(`${provider.name}, which is for provider staff only`)
  const { rows: above } = await sql<{
    name: string
  }>`select name from ${rolesReaching(theseRoles([name]))} as r`.execute(db)
  const circle = found.find((role) => role.name === name || above.some((one) => one.name === role.name))
  if (circle) throw refusal(`${circle.name}, which inherits ${name} itself`)
  return found.map((role) => role.name)
}

const refusal = (what: string): ApiError => new ApiError(400, `'children' can't include ${what}.`, 'children')

/** Makes these the roles that a role inherits directly. */
export const setChildren = async (trx: Db, roleName: string, children: readonly string[]): Promise<void> => {
  await trx.deleteFrom('roleInheritance').where('roleName', '=', roleName).execute()
  if (children.length === 0) return
  await trx
    .insertInto('roleInheritance')
    .values(children.map((inheritsName) => ({ roleName, inheritsName })))
    .execute()
}
