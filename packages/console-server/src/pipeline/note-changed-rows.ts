import type { ChangedRow, ChangedRows } from '@edconsole/console-core/contract'
import { recordLabelOf } from '@edconsole/console-core/import-rules'
import { type RawBuilder, sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'

/** Records that are kept as examples of those that a component added, and as many of those that it removed. */
export const ROW_EXAMPLES = 10

type Changed = {
  lea: string
  batchId: number
  component: string
  change: ChangedRows['change']
  examples: readonly ChangedRow[]
}

/** Keeps examples of what a component added or removed. Of several templates of a component, the first one's. */
export const noteChangedRows = async (
  trx: Db,
  { lea, batchId, component, change, examples }: Changed,
): Promise<void> => {
  if (examples.length === 0) return
  await sql`
    insert into import_changed_rows (lea, batch_id, component_name, change, examples)
    values (${lea}, ${batchId}::bigint, ${component}, ${change}, ${json(examples.slice(0, ROW_EXAMPLES))})
    on conflict do nothing`.execute(trx)
}

/** What a statement has to return of stored rows `r` for `examplesOf`. */
export const exampleColumns: RawBuilder<unknown> = sql`r.source_id, r.data ->> 'lastName' as last_name,
  r.data ->> 'firstName' as first_name, r.data ->> 'siteName' as site_name`

/** Runs a change of stored rows that returns `exampleColumns`, and hands on how many there were, and the first of them. */
export const changeRows = async (
  trx: Db,
  change: RawBuilder<unknown>,
): Promise<{ count: number; examples: ChangedRow[] }> => {
  const { rows } = await sql<{
    count: number
    sourceId: string | null
    lastName: string | null
    firstName: string | null
    siteName: string | null
  }>`
    with changed as (${change}),
      first as (select * from changed order by source_id limit ${ROW_EXAMPLES})
    select (select count(*)::integer from changed) as count, first.*
    from (select 1) one left join first on true order by first.source_id`.execute(trx)
  return {
    count: rows[0]?.count ?? 0,
    examples: rows.flatMap(({ sourceId, lastName, firstName, siteName }) =>
      sourceId === null ? [] : { sourceId, label: recordLabelOf({ lastName, firstName, siteName }) },
    ),
  }
}
