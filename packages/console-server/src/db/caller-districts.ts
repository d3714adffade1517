import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../session/caller.ts'
import type { Db } from './schema.ts'

/** The districts of a person: all of them for provider staff, else the active ones that are given to them. */
export const callerDistricts = (db: Db, caller: Caller) =>
  db
    .selectFrom('districts')
    .$if(!caller.isEmployee, (query) => query.where(isGivenDistrict(sql`${caller.userId}`)))

/** The condition that a row of `districts` is one of those that a person of a client may work with. */
export const isGivenDistrict = (userId: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  districts.is_active and districts.id in (select district_id from user_districts where user_id = ${userId}))`

/**
 * The condition that a column names a client of the caller: any client for provider staff, else one of their districts'.
 * @example query.where(isClientOf(db, caller, 'instances.clientId'))
 */
export const isClientOf = (db: Db, caller: Caller, column: string): RawBuilder<boolean> =>
  caller.isEmployee
    ? sql`true`
    : sql`${sql.ref(column)} in ${callerDistricts(db, caller)
        .select('districts.illuminateClientId')
        .where('districts.illuminateClientId', 'is not', null)}`
