import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** A user's roles: those given, and those with everything that they inherit ([S6]). */
export const rolesOf = async (db: Db, userId: number): Promise<{ given: string[]; reachable: string[] }> => {
  const { rows } = await sql<{ name: string; given: boolean }>`
    with recursive reachable (name) as (
      select role_name from user_roles where user_id = ${userId}
      union
      select i.inherits_name from role_inheritance i join reachable r on r.name = i.role_name
    )
    select name, exists (
      select from user_roles u where u.user_id = ${userId} and u.role_name = reachable.name
    ) as given
    from reachable order by name`.execute(db)
  return {
    given: rows.filter((row) => row.given).map((row) => row.name),
    reachable: rows.map((row) => row.name),
  }
}
