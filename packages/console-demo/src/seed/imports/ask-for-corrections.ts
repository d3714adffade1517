import type { Db } from '@edconsole/console-server/internal'
import { sql } from 'kysely'

const DAY = 86_400_000

/** In each demo district with a contact, provider staff have asked for the rows of one cause of the newest import with any. */
export const askForCorrections = async (db: Db, now: Date): Promise<void> => {
  const dueOn = new Date(now.getTime() + 5 * DAY).toISOString().slice(0, 10)
  await sql`
    with lines as (
      select d.lea, d.batch_id, d.etl_status_id, d.component_name, d.cause, d.error_code, count(*) as row_count,
        (array_agg(d.params order by d.id))[1] as params
      from import_details d
      where d.severity = 'error' and d.owner = 'district' and d.fix_target is null and d.row_number is not null
      group by d.lea, d.batch_id, d.etl_status_id, d.component_name, d.cause, d.error_code
    ), newest as (
      select distinct on (lines.lea) lines.*, districts.contact_email_address, districts.sis_year
      from lines join districts on districts.lea = lines.lea
      where districts.contact_email_address is not null
      order by lines.lea, batch_id desc, row_count, cause
    )
    insert into correction_requests (lea, school_year, component_name, batch_id, etl_status_id, cause, error_code,
      params, row_count, note, due_on, sent_to, console_url, created_at, created_by)
    select newest.lea, sis_year, component_name, batch_id, etl_status_id, cause, error_code, params, row_count,
      'Needed for the state report at the end of the month.', ${dueOn}, contact_email_address,
      'http://localhost:4300', least(batch.started_at + interval '2 hours', ${now}::timestamptz), 'Ana Silva'
    from newest join import_batches batch using (lea, batch_id)`.execute(db)
  await sql`
    insert into correction_rows (lea, request_id, detail_id, source_id)
    select q.lea, q.id, d.id, d.source_id from correction_requests q
      join import_details d on d.lea = q.lea and d.etl_status_id = q.etl_status_id and d.cause = q.cause
    where d.severity = 'error' and d.row_number is not null order by q.id, d.row_number, d.id`.execute(db)
}
