import type { NewRole, RoleDefinition } from '@edconsole/console-core/contract'
import { uniqueViolation } from '../../db/unique-violation.ts'
import { ApiError } from '../../http/api-error.ts'
import { authorOf } from '../../http/author-of.ts'
import type { Call } from '../../http/handler.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { changePeople } from '../../people/change-people.ts'
import { requireReach } from '../../people/require-reach.ts'
import { resolveChildren, setChildren } from './resolve-children.ts'
import { findRole } from './role-rows.ts'

/** Adds a role of the customer's own, made of roles that its maker has. */
export const createRole = async (call: Call<NewRole>): Promise<RoleDefinition> => {
  const caller = requireCaller(call)
  const { name, displayName, description = '', children: wanted = [], scope = 'client' } = call.body
  const author = await authorOf(call)
  const meta = { createdAt: call.now(), createdBy: author }
  try {
    return await changePeople(call.db, async (trx) => {
      const children = await resolveChildren(trx, { name, scope }, wanted)
      if (scope === 'provider' && !caller.isEmployee)
        throw new ApiError(403, 'Only provider staff can create roles for provider staff.')
      await requireReach(trx, caller, children)
      const { id } = await trx
        .insertInto('roles')
        .values({ name, displayName, description, scope, roleType: 'custom', ...meta })
        .returning('id')
        .executeTakeFirstOrThrow()
      await setChildren(trx, name, children)
      return findRole(trx, caller, id)
    })
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error
    throw new ApiError(400, `'name' is already used by the role ${name}.`, 'name')
  }
}
