import type { User } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { changedNames, requireReach } from '../../people/require-reach.ts'
import type { Caller } from '../../session/caller.ts'

/** Refuses roles that do not exist, that are not for this user, or that the caller cannot hand on. */
export const checkRoles = async (
  db: Db,
  caller: Caller,
  user: User,
  roles: readonly string[],
): Promise<void> => {
  const changed = changedNames(user.roles, roles)
  if (changed.length === 0) return
  const known = await db.selectFrom('roles').select(['name', 'scope']).where('name', 'in', changed).execute()
  for (const name of changed.filter((one) => roles.includes(one))) {
    const role = known.find((one) => one.name === name)
    if (!role) throw new ApiError(400, `'roles' names ${name}, which does not exist.`, 'roles')
    if (role.scope === 'provider' && user.clientId !== null)
      throw new ApiError(400, `'roles' names ${name}, which is for provider staff only.`, 'roles')
  }
  await requireReach(db, caller, changed)
}
