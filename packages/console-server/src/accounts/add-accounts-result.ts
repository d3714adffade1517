import { COMPONENTS } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { RunContext } from '../pipeline/run-context.ts'
import { accountWay } from './account-way.ts'

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
          where other.batch_id = mine.batch_id and other.component_name = 'accounts')
      limit 1 returning 1`.execute(trx)
    if (rows.length === 0) return
    await trx
      .updateTable('importBatches')
      .set((eb) => ({ componentsTotal: eb('componentsTotal', '+', 1) }))
      .where('batchId', '=', run.batchId)
      .execute()
  })
}
