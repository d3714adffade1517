import type { Db } from '@edconsole/console-server/internal'
import { sql } from 'kysely'

/** What provider staff wrote down: about each demo district, and where they asked for corrections about the import before and the cause. */
export const writeNotes = async (db: Db, now: Date): Promise<void> => {
  await sql`
    with author as (
      select id, first_name || ' ' || last_name as name from users where email_address = 'employee@example.org'
    ), written as (
      select lea, 'district' as subject_kind, null::bigint as batch_id, null as component_name, null as cause,
        'Their data office is closed on Fridays. Call on Thursday if something is urgent.' as text,
        true as is_shared, interval '20 days' as ago
      from districts
      union all
      select lea, 'batch', (select max(b.batch_id) from import_batches b where b.lea = q.lea and b.batch_id < q.batch_id),
        null, null, E'Ran while the SIS was updated.\nSome codes may be new after that.', false, interval '18 hours'
      from correction_requests q
      where exists (select from import_batches b where b.lea = q.lea and b.batch_id < q.batch_id)
      union all
      select lea, 'cause', null, component_name, cause,
        'Happens after each update of the SIS. They correct it in a day or two.', false, interval '3 hours'
      from correction_requests
    )
    insert into notes (lea, subject_kind, batch_id, component_name, cause, text, is_shared, created_at, created_by_id, created_by)
    select lea, subject_kind, batch_id, component_name, cause, text, is_shared, ${now}::timestamptz - ago, author.id, author.name
    from written, author`.execute(db)
}
