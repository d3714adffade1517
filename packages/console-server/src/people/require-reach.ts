import { ROLES } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../session/caller.ts'
import { rolesReachedFrom, theseRoles } from './role-reach.ts'

/**
 * Nobody gives or takes what they do not have: roles cannot be used to climb. What counts is which of the product's own
 * roles one comes to through a role, as only those open anything; a role that somebody has just made would otherwise
 * be nobody's to give.
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

/** What stands in one of two lists only. */
export const changedNames = (before: readonly string[], after: readonly string[]): string[] => [
  ...before.filter((name) => !after.includes(name)),
  ...after.filter((name) => !before.includes(name)),
]
