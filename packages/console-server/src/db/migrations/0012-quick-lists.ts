import type { Migration } from './migration.ts'

type Watched = {
  table: string
  /** What decides who a caller is and what is theirs, with the row's key. */
  columns: string
  /** A new row changes something for a known caller. */
  insert: boolean
}

/** Everything that `find-caller.ts` reads but for the times of a session, which are judged by the clock. */
const watched: readonly Watched[] = [
  { table: 'sessions', columns: 'id_hash, user_id, expires_at', insert: false },
  { table: 'users', columns: 'id, status', insert: false },
  { table: 'accounts', columns: 'id, user_id, is_enabled, locked, lock_reason', insert: true },
  { table: 'user_roles', columns: 'user_id, role_name', insert: true },
  { table: 'role_inheritance', columns: 'role_name, inherits_name', insert: true },
  { table: 'user_districts', columns: 'user_id, district_id', insert: true },
  { table: 'districts', columns: 'id, lea, is_active', insert: true },
]

/** As in step 0010, notes are added so that no one waits, and added up now and then. One for each transaction is enough. */
const NOTE_CALLERS = `create function note_callers() returns trigger language plpgsql as $$
    declare noted bigint;
    begin
      if current_setting('edconsole.callers_noted', true) = pg_current_xact_id()::text then
        return null;
      end if;
      perform set_config('edconsole.callers_noted', pg_current_xact_id()::text, true);
      insert into row_counts (lea, scope, row_count, changes) values ('', 'callers', 0, 1) returning id into noted;
      if noted % 32 = 0 then
        with folded as (
          delete from row_counts where id in (
            select id from row_counts where lea = '' and scope = 'callers' for update skip locked)
          returning changes)
        insert into row_counts (lea, scope, row_count, changes) select '', 'callers', 0, sum(changes) from folded;
      end if;
      return null;
    end $$`

const statementsOf = ({ table, columns, insert }: Watched): string[] => {
  const changed = `when ((${columnsOf('old', columns)}) is distinct from (${columnsOf('new', columns)}))`
  const trigger = (name: string, event: string, when = '') =>
    `create trigger note_callers_${name} after ${event} on ${table} for each row ${when} execute function note_callers()`
  return [
    ...(insert ? [trigger('insert', 'insert')] : []),
    trigger('delete', 'delete'),
    trigger('update', `update of ${columns}`, changed),
  ]
}

const columnsOf = (row: 'old' | 'new', columns: string): string =>
  columns
    .split(', ')
    .map((column) => `${row}.${column}`)
    .join(', ')

/** Indexes that lists of a whole district's lines and results lacked. */
const lines = (table: string): string[] => [
  `create index ${table}_lea_row on ${table} (lea, row_number, id)`,
  `create index ${table}_lea_source on ${table} (lea, source_id, id)`,
  `create index ${table}_lea_site on ${table} (lea, site_code, id)`,
  `create index ${table}_lea_cause on ${table} (lea, cause, id)`,
  `create index ${table}_lea_value on ${table} (lea, rejected_value, id)`,
]

/**
 * A server may remember who its callers are for as long as the sum of these notes stays as it is; and the lines of a
 * whole district are sorted and found by indexes.
 */
export const quickLists: Migration = {
  id: '0012-quick-lists',
  statements: [
    NOTE_CALLERS,
    ...watched.flatMap(statementsOf),
    ...['import_details', 'export_details'].flatMap(lines),
    'create index import_results_sequence on import_results (lea, sequence, etl_status_id)',
  ],
}
