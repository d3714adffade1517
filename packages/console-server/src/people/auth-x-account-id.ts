import { sql } from 'kysely'

/**
 * The column under the name that the contract gives it. Written out, since the usual translation of names does not
 * come back from `auth_x_account_id`.
 */
export const authXAccountId = <T extends number | null>() =>
  sql<T>`accounts.authx_account_id`.as<'authXAccountId'>(sql.raw('"authXAccountId"'))
