import { type AuthProvider, COMPONENTS, type UsernameAttribute } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { RunContext } from '../pipeline/run-context.ts'

/** How the staff of a district come to accounts: the way to sign in that their client offers them first. */
export type AccountWay = {
  readonly lea: string
  readonly districtId: number
  readonly clientId: number
  /** The year whose staff the accounts follow. */
  readonly schoolYear: number
  readonly timeZone: string
  readonly authenticationId: number
  readonly provider: AuthProvider
  readonly usernameAttribute: UsernameAttribute
  readonly autoLinkByEmail: boolean
  /** Then an account without a district is of this one. */
  readonly isOnlyDistrict: boolean
}

/** Undefined if accounts follow no one: there is no client, or no sign-in that is enabled for staff. */
export const accountWay = (db: Db, lea: string): Promise<AccountWay | undefined> =>
  db
    .selectFrom('districts')
    .innerJoin('authentications', 'authentications.clientId', 'districts.illuminateClientId')
    .select(['districts.lea', 'districts.id as districtId', 'districts.sisYear as schoolYear'])
    .select(['districts.timeZone', 'authentications.id as authenticationId', 'authentications.provider'])
    .select(['authentications.usernameAttribute', 'authentications.autoLinkByEmail'])
    .select([
      sql<number>`authentications.client_id`.as('clientId'),
      sql<boolean>`not exists (select from districts other where other.id <> districts.id
        and other.illuminate_client_id = districts.illuminate_client_id)`.as('isOnlyDistrict'),
    ])
    .where('districts.lea', '=', lea)
    .where('authentications.isEnabled', '=', true)
    // Those are for the provider's own people, who are in no district's SIS.
    .where('authentications.provider', '<>', 'illuminate_google')
    .where(sql<boolean>`authentications.user_types @> '["staff"]'`)
    .orderBy('authentications.isDefault', 'desc')
    .orderBy('authentications.sortOrder')
    .orderBy('authentications.id')
    .limit(1)
    .executeTakeFirst()

/** Gives a batch that loads this year's staff a result for the accounts that follow them, once. */
export const addAccountsResult = async (run: RunContext): Promise<void> => {
  const way = await accountWay(run.db, run.lea)
  if (way?.schoolYear !== run.schoolYear) return
  await run.write(async (trx) => {
    const { rows } = await sql<object>`
      insert into import_results (batch_id, lea, component_name, sequence, stage, status)
      select batch_id, lea, 'accounts', ${sql.lit(COMPONENTS.accounts.loadOrder)}, 'load', 'queued'
      from import_results mine where mine.batch_id = ${run.batchId}::bigint and mine.component_name = 'staff'
        and not exists (select from import_results other
          where other.lea = mine.lea and other.batch_id = mine.batch_id and other.component_name = 'accounts')
      limit 1 returning 1`.execute(trx)
    if (rows.length === 0) return
    await trx
      .updateTable('importBatches')
      .set((eb) => ({ componentsTotal: eb('componentsTotal', '+', 1) }))
      .where('batchId', '=', run.batchId)
      .execute()
  })
}
