import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

type Load = {
  etlStatusId: number
  batchId: number
  lea: string
  component: string
  schoolYear: number
  at: Date
  /** A record that the source doesn't name is gone. */
  removes: boolean
}

/**
 * Notes which rows that the district was asked to correct this import no longer refuses, while its staged rows are still there,
 * and closes the requests of which none is left. A row that is gone from a complete source needs no correction any more.
 */
export const noteFixedRows = async (trx: Db, load: Load): Promise<void> => {
  const { etlStatusId, batchId, lea, component, schoolYear, at, removes } = load
  const asked = await sql<{ id: number }>`select id from correction_requests
    where lea = ${lea} and component_name = ${component} and school_year = ${schoolYear}::integer
      and status <> 'closed' and batch_id < ${batchId}::bigint`.execute(trx)
  if (asked.rows.length === 0) return
  const ids = sql`any(${asked.rows.map(({ id }) => id)}::integer[])`
  await sql`
    with fixed as (
      select r.id from correction_rows r
        left join import_staged s on s.lea = ${lea} and s.etl_status_id = ${etlStatusId}::bigint and s.source_id = r.source_id
        left join import_details again on again.lea = ${lea} and again.etl_status_id = ${etlStatusId}::bigint
          and again.source_id = r.source_id and again.severity = 'error'
      where r.lea = ${lea} and r.request_id = ${ids} and r.fixed_batch_id is null and r.source_id is not null
      group by r.id
      having bool_and(again.id is null)
        and (bool_or(s.action in ('insert', 'update', 'unchanged')) or (${removes} and bool_and(s.id is null)))
    )
    update correction_rows r set fixed_batch_id = ${batchId}::bigint from fixed
    where r.lea = ${lea} and fixed.id = r.id`.execute(trx)
  await sql`
    update correction_requests q set status = 'closed', closed_at = ${at}::timestamptz, closed_batch_id = ${batchId}::bigint
    where q.lea = ${lea} and q.id = ${ids} and not exists (
      select from correction_rows r where r.lea = q.lea and r.request_id = q.id and r.fixed_batch_id is null)`.execute(
    trx,
  )
}
