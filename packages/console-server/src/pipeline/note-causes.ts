import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { DetailScope } from './insert-details.ts'

type Result = DetailScope & {
  schoolYear: number
  /** The source names every record: a cause that it doesn't show is gone. */
  isComplete: boolean
}

/**
 * Notes why a component refused rows, after its log is written: each cause since when, and whether it had been gone. A
 * source of changes alone doesn't show that a cause is gone, so there it is gone once its rows are loaded.
 */
export const noteCauses = async (trx: Db, result: Result): Promise<void> => {
  const { etlStatusId, batchId, lea, componentName, schoolYear, isComplete } = result
  const goesOn = isComplete
    ? sql`previous.batch_id >= coalesce((
        select max(r.batch_id) from import_results r join import_batches b on b.lea = r.lea and b.batch_id = r.batch_id
        where r.lea = ${lea} and r.component_name = ${componentName} and b.school_year = ${schoolYear}::integer
          and r.batch_id < ${batchId}::bigint and r.status in ('completed', 'completedWithErrors', 'held')), 0)`
    : sql`previous.loaded_batch_id is null`
  await sql`
    insert into import_causes (etl_status_id, cause, batch_id, lea, component_name, school_year, since, is_back)
    select ${etlStatusId}::bigint, found.cause, ${batchId}::bigint, ${lea}, ${componentName}, ${schoolYear}::integer,
      case when previous.goes_on then previous.since else (
        select started_at from import_batches where lea = ${lea} and batch_id = ${batchId}::bigint) end,
      case when previous.goes_on then previous.is_back else previous.since is not null end
    from (select distinct cause from import_details
        where lea = ${lea} and etl_status_id = ${etlStatusId}::bigint and severity = 'error') found
      left join lateral (
        select previous.since, previous.is_back, ${goesOn} as goes_on from import_causes previous
        where previous.lea = ${lea} and previous.component_name = ${componentName}
          and previous.school_year = ${schoolYear}::integer and previous.cause = found.cause
        order by previous.batch_id desc, previous.etl_status_id desc limit 1) previous on true`.execute(trx)
}

type Load = { etlStatusId: number; batchId: number; lea: string; component: string; schoolYear: number }

/**
 * Notes the causes of earlier batches whose rows this one has loaded, all of them, while its staged rows are still there. A
 * row is recognized by its key; one whose key couldn't be read never counts as loaded, and neither does the second of two
 * with the same key while it is still refused.
 */
export const noteLoadedCauses = async (trx: Db, load: Load): Promise<void> => {
  const { etlStatusId, batchId, lea, component, schoolYear } = load
  // Most causes are ruled out by their first row: reading the rows of all would take longer with every batch.
  await sql`
    with first as materialized (
      select c.etl_status_id, c.cause, line.source_id from import_causes c
        join lateral (select d.source_id from import_details d
          where d.lea = ${lea} and d.etl_status_id = c.etl_status_id and d.cause = c.cause and d.severity = 'error'
          order by d.id limit 1) line on true
      where c.lea = ${lea} and c.component_name = ${component} and c.school_year = ${schoolYear}::integer
        and c.loaded_batch_id is null and c.batch_id < ${batchId}::bigint
    ), possible as materialized (
      select * from first
      where exists (select from import_staged s where s.lea = ${lea} and s.etl_status_id = ${etlStatusId}::bigint
          and s.source_id = first.source_id and s.action in ('insert', 'update', 'unchanged'))
        and not exists (select from import_details again where again.lea = ${lea} and again.etl_status_id = ${etlStatusId}::bigint
          and again.source_id = first.source_id and again.severity = 'error')
    ), missed as materialized (
      select distinct p.etl_status_id, p.cause from possible p
        join import_details d on d.lea = ${lea} and d.etl_status_id = p.etl_status_id and d.cause = p.cause and d.severity = 'error'
        left join import_staged s on s.lea = ${lea} and s.etl_status_id = ${etlStatusId}::bigint and s.source_id = d.source_id
          and s.action in ('insert', 'update', 'unchanged')
        left join import_details again on again.lea = ${lea} and again.etl_status_id = ${etlStatusId}::bigint
          and again.source_id = d.source_id and again.severity = 'error'
      where s.id is null or again.id is not null
    )
    update import_causes c set loaded_batch_id = ${batchId}::bigint from possible p
    where c.lea = ${lea} and c.etl_status_id = p.etl_status_id and c.cause = p.cause
      and not exists (select from missed m where m.etl_status_id = p.etl_status_id and m.cause = p.cause)`.execute(
    trx,
  )
}
