import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../session/caller.ts'
import type { Db } from './schema.ts'

/** Selects a caller's districts: all for provider staff, else their active ones. */
export const callerDistricts = (db: Db, caller: Caller) =>
  db
    .selectFrom('districts')
    .$if(!caller.isEmployee, (query) => query.where(isGivenDistrict(sql`${caller.userId}`)))

/** True for a row of `districts` that a client's user has access to. */
export const isGivenDistrict = (userId: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  districts.is_active and districts.id in (select district_id from user_districts where user_id = ${userId}))`

/**
 * True if a column holds a client of the caller: any client for provider staff, else one of their districts'.
 * @example query.where(isClientOf(db, caller, 'instances.clientId'))
 */
export const isClientOf = (db: Db, caller: Caller, column: string): RawBuilder<boolean> =>
  caller.isEmployee
    ? sql`true`
    : sql`${sql.ref(column)} in ${callerDistricts(db, caller)
        .select('districts.illuminateClientId')
        .where('districts.illuminateClientId', 'is not', null)}`
