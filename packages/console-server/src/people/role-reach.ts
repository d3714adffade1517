import { ROLES, type Role } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../session/caller.ts'

/** Without one of these, people couldn't undo a change to their own roles. */
const KEPT: readonly Role[] = ROLES.filter((role) => role.startsWith('ROLE_USER_ROLE_'))

/**
 * Role names that `start` selects, with everything that they inherit ([S6]). A table with the column `name`.
 * @example sql`select name from ${rolesReachedFrom(sql`select role_name from user_roles where user_id = ${id}`)} as reached`
 */
export const rolesReachedFrom = (start: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  with recursive reached (name) as (
    ${start}
    union
    select i.inherits_name from role_inheritance i join reached r on r.name = i.role_name
  )
  select name from reached)`

/** The other way: role names that `start` selects, with every role that inherits one of them. */
export const rolesReaching = (start: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  with recursive reaching (name) as (
    ${start}
    union
    select i.role_name from role_inheritance i join reaching r on r.name = i.inherits_name
  )
  select name from reaching)`

/** For the two above: names as they are. */
export const theseRoles = (names: readonly string[]): RawBuilder<unknown> =>
  sql`select name from roles where name in (${sql.join(names)})`

/** A user's roles: those given, and those with everything that they inherit ([S6]). */
const rolesOf = async (db: Db, userId: number): Promise<{ given: string[]; reachable: string[] }> => {
  const given = sql`select role_name from user_roles where user_id = ${userId}`
  const { rows } = await sql<{ name: string; given: boolean }>`
    select name, name in (${given}) as given from ${rolesReachedFrom(given)} as reachable order by name`.execute(
    db,
  )
  return {
    given: rows.filter((row) => row.given).map((row) => row.name),
    reachable: rows.map((row) => row.name),
  }
}

/** To be asked after a change: refuses it when the caller has lost a role that opens roles. */
export const keepOwnRoles = async (db: Db, { userId, reachableRoles }: Caller): Promise<void> => {
  const { reachable } = await rolesOf(db, userId)
  const lost = KEPT.filter((role) => reachableRoles.includes(role) && !reachable.includes(role))
  if (lost.length > 0) throw new ApiError(409, `You can't remove ${lost.join(', ')} from yourself.`)
}

/**
 * People can only give or take roles that they have, so roles can't be used to escalate. What counts is which of the
 * product's own roles a role leads to, because only those open anything; otherwise no one could give a role that was just
 * created.
 */
export const requireReach = async (db: Db, caller: Caller, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return
  const beyond = await beyondReach(db, caller, theseRoles(names))
  if (beyond.length > 0)
    throw new ApiError(403, `You don't have ${beyond.join(', ')}, so you can't assign or remove it.`)
}

/** Which of the product's own roles one comes to through these, and not by what the caller has. */
export const beyondReach = async (
  db: Db,
  { reachableRoles }: Caller,
  start: RawBuilder<unknown>,
): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from ${rolesReachedFrom(start)} as opened
    where name in (${sql.join(ROLES)}) order by name`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !reachableRoles.includes(name))
}

/** The items that only one of two lists has. */
export const changedNames = (before: readonly string[], after: readonly string[]): string[] => [
  ...before.filter((name) => !after.includes(name)),
  ...after.filter((name) => !before.includes(name)),
]
