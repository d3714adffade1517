import { type HeldRemoval, resources } from '@edconsole/console-core/contract'
import { recordLabelOf, siteCodeOf } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import { columnField, maybeEmpty } from '../../db/list-field.ts'
import type { ListPage } from '../../db/list-page.ts'
import { listPlan, runList } from '../../db/list-query.ts'
import { parseListQuery } from '../../db/parse-list-query.ts'
import type { Call } from '../../http/handler.ts'
import { heldResults } from '../../pipeline/holds/held-records.ts'

const siteCode = sql`coalesce(r.data->>'siteCode', r.data->>'primarySiteCode',
  case when r.component = 'sites' then r.source_id end) collate "C"`

const removalPlan = listPlan(resources.importLogs.removals, {
  fields: {
    id: columnField('integer', 'r.id'),
    batchId: columnField('integer', 'result.batchId'),
    etlStatusId: columnField('integer', 'result.etlStatusId'),
    componentName: columnField('code', 'result.componentName'),
    sourceId: columnField('code', 'r.sourceId'),
    siteCode: maybeEmpty({ kind: 'code', value: sql`(${siteCode})` }),
  },
  searched: [sql.ref('r.sourceId'), sql.ref('r.searchText')],
})

/** Lists who the held batches of a district would remove if they were released now. */
export const listRemovals = async (call: Call<undefined>): Promise<ListPage<HeldRemoval>> => {
  const { db, lea, query } = call
  const held = await heldResults(db, { lea })
  const isRemovable = held.map(
    ({ etlStatusId, removable }) => sql<boolean>`(h.etl_status_id = ${etlStatusId}::bigint and ${removable})`,
  )
  const accepted = sql`case h.etl_status_id ${sql.join(
    held.map(
      ({ etlStatusId, acceptedBatchId }) => sql`when ${etlStatusId}::bigint then ${acceptedBatchId}::bigint`,
    ),
    sql` `,
  )} end`
  const rows = db
    .selectFrom('importHeldRows as h')
    .innerJoin('importResults as result', (join) =>
      join.onRef('result.lea', '=', 'h.lea').onRef('result.etlStatusId', '=', 'h.etlStatusId'),
    )
    .innerJoin('sisRows as r', (join) => join.onRef('r.lea', '=', 'h.lea').onRef('r.id', '=', 'h.rowId'))
    .select(['r.id', 'result.batchId', 'result.etlStatusId', 'result.componentName', 'r.sourceId', 'r.data'])
    .select(
      held.length === 0
        ? sql<boolean>`true`.as('isAccepted')
        : sql<boolean>`coalesce(r.added_batch_id, 0) <= ${accepted}`.as('isAccepted'),
    )
    .where('result.lea', '=', lea)
    .where('result.status', '=', 'held')
    .where(
      isRemovable.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(isRemovable, sql` or `)})`,
    )
  const page = await runList(rows, removalPlan, parseListQuery(removalPlan, query))
  return {
    ...page,
    rows: page.rows.map(({ data, componentName, sourceId, ...row }) => ({
      ...row,
      componentName,
      sourceId,
      recordLabel: recordLabelOf(data),
      siteCode: componentName === 'sites' ? sourceId : siteCodeOf(data),
    })),
  }
}
