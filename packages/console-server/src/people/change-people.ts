import { EMPLOYEE_ROLE, type Role } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { rolesReaching, theseRoles } from './role-reach.ts'

/** Any fixed number of its own. */
const LOCK = 4_120_734

const ROLE_THAT_GIVES_ROLES = 'ROLE_USER_ROLE_CREATE' satisfies Role

/**
 * Changes who may do what, in one transaction and one change after the other: two people who take the last role
 * from each other, or close a circle of roles between them, would otherwise not see each other.
 * Refused if no one would be left who can give roles.
 */
export const changePeople = <T>(db: Db, change: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
    const hadRoleGiver = await hasRoleGiver(trx)
    const answer = await change(trx)
    if (hadRoleGiver && !(await hasRoleGiver(trx)))
      throw new ApiError(
        409,
        `At least one provider employee must keep ${ROLE_THAT_GIVES_ROLES}. Otherwise no one could assign roles.`,
      )
    return answer
  })

/** Whether some active person of the provider staff may give roles. */
const hasRoleGiver = async (db: Db): Promise<boolean> => {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'active')
    .where(reaches(EMPLOYEE_ROLE))
    .where(reaches(ROLE_THAT_GIVES_ROLES))
    .where(sql<boolean>`not ${hasShutAccount('users.id')}`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const reaches = (role: Role) => sql<boolean>`exists (
  select from user_roles given where given.user_id = users.id
    and given.role_name in ${rolesReaching(theseRoles([role]))})`

/**
 * The condition that a user's account was closed: disabled, locked by an administrator, or its password expired. Wrong
 * passwords alone don't count, or anyone could end other people's sessions by guessing.
 * @param userId column with the user's number, for example `users.id`
 */
export const hasShutAccount = (userId: string): RawBuilder<boolean> => sql`exists (
  select from accounts shut where shut.user_id = ${sql.ref(userId)}
    and (not shut.is_enabled or (shut.locked and shut.lock_reason is distinct from 'tooManyFailures')))`
