import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { rolesReachedFrom } from '../people/role-reach.ts'

/** A user's roles: those given, and those with everything that they inherit ([S6]). */
export const rolesOf = async (db: Db, userId: number): Promise<{ given: string[]; reachable: string[] }> => {
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
