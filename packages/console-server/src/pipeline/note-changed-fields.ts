import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** For how many batches of a district the changed fields are kept, unless the operator says otherwise. */
export const CHANGED_FIELD_BATCHES = 30

type Range = {
  lea: string
  batchId: number
  component: string
  etlStatusId: number
  from: number
  to: number
}

/** A list as people write one; any other value as it is. */
const textOf = (value: string) =>
  sql.raw(`case jsonb_typeof(${value})
    when 'array' then (select string_agg(item, ', ') from jsonb_array_elements_text(${value}) item)
    else ${value} #>> '{}' end`)

/** Counts which fields the staged rows of a range will change in stored records, with the first three as examples. */
export const noteChangedFields = async (trx: Db, range: Range): Promise<void> => {
  await sql`
    insert into import_changed_fields (lea, batch_id, component_name, field_name, row_count, examples)
    select ${range.lea}, ${range.batchId}::bigint, ${range.component}, field_name, count(*),
      to_jsonb((array_agg(jsonb_build_object('sourceId', source_id, 'from', ${textOf('was')}, 'to', ${textOf('becomes')})
        order by id))[1:3])
    from (
      select s.id, s.source_id, e.key as field_name, r.data -> e.key as was, e.value as becomes
      from import_staged s join sis_rows r on r.lea = ${range.lea} and r.id = s.row_id cross join jsonb_each(s.data) e
      where s.lea = ${range.lea} and s.etl_status_id = ${range.etlStatusId}::bigint
        and s.id >= ${range.from}::bigint and s.id < ${range.to}::bigint and s.action = 'update'
        and e.value is distinct from coalesce(r.data -> e.key, 'null')
        and not coalesce(r.data -> 'keptFields' ? e.key, false)
    ) changed
    group by field_name
    on conflict (lea, batch_id, component_name, field_name)
      do update set row_count = import_changed_fields.row_count + excluded.row_count`.execute(trx)
}

/** Forgets changed fields, and examples of added and removed records, of all but the last batches of each district. */
export const retainChangedFields = async (db: Db, batches: number): Promise<void> => {
  for (const table of ['import_changed_fields', 'import_changed_rows'] as const)
    await sql`
      delete from ${sql.table(table)} f where f.batch_id < (
        select min(last.batch_id) from (
          select distinct kept.batch_id from ${sql.table(table)} kept where kept.lea = f.lea
          order by kept.batch_id desc limit ${batches}::integer) last)`.execute(db)
}
