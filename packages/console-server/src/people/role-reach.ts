import { type RawBuilder, sql } from 'kysely'

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
