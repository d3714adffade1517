import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../session/caller.ts'
import { callerDistricts } from './caller-districts.ts'
import type { Db } from './schema.ts'

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
