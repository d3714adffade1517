import type { Migration } from './migration.ts'

/** Lines about a person, and old lines, can be deleted by a transaction that says so, and still by nothing else. */
export const erasedLines: Migration = {
  id: '0085-erased-lines',
  statements: [
    `create or replace function refuse_rewriting() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and current_setting('edconsole.erases', true) = 'yes' then
          return old;
        end if;
        raise exception 'Lines of % are added, never changed.', tg_table_name;
      end $$`,
    // Both tables grow in the order of time, so that the smallest kind of index finds what is old.
    'create index account_sync_logs_age on account_sync_logs using brin ("timestamp")',
    'create index export_details_age on export_details using brin (logged_at)',
  ],
}
