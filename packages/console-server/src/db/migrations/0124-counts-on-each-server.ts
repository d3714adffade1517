import { type Counted, changesOf, counted, FOLD_EVERY } from './0010-row-counts.ts'
import type { Migration } from './migration.ts'

/** As in step 0010, but adds up what one district noted of one kind, and names the district in each statement. */
const FOLD = `create function fold_row_counts(of_lea text, of_scope text) returns void language plpgsql as $$
    declare folded record;
    begin
      for folded in
        with gone as (
          delete from row_counts where lea = of_lea and id in (
            select id from row_counts where lea = of_lea and scope = of_scope for update skip locked)
          returning school_year, is_active, row_count, changes)
        select school_year, is_active, sum(row_count) as row_count, sum(changes) as changes
        from gone group by school_year, is_active
      loop
        insert into row_counts (lea, scope, school_year, is_active, row_count, changes)
        values (of_lea, of_scope, folded.school_year, folded.is_active, folded.row_count, folded.changes);
      end loop;
    end $$`

const note = (changes: string): string => `
      for noted in
        select lea, scope, school_year, is_active, sum(one) as row_count from (${changes}) as changed
        group by lea, scope, school_year, is_active
      loop
        insert into row_counts (lea, scope, school_year, is_active, row_count, changes)
        values (noted.lea, noted.scope, noted.school_year, noted.is_active, noted.row_count, 1) returning id into number;
        if number % ${FOLD_EVERY} = 0 then perform fold_row_counts(noted.lea, noted.scope); end if;
      end loop;`

const countOf = (table: Counted): string => {
  const [added = '', gone = ''] = changesOf(table)
  return `create or replace function count_${table.table}() returns trigger language plpgsql as $$
    declare noted record; number bigint;
    begin
      if tg_op = 'INSERT' then ${note(added)}
      elsif tg_op = 'DELETE' then ${note(gone)}
      else ${note(`${added} union all ${gone}`)}
      end if;
      return null;
    end $$`
}

const NOTE_CALLERS = `create or replace function note_callers() returns trigger language plpgsql as $$
    declare number bigint;
    begin
      if current_setting('edconsole.callers_noted', true) = pg_current_xact_id()::text then
        return null;
      end if;
      perform set_config('edconsole.callers_noted', pg_current_xact_id()::text, true);
      insert into row_counts (lea, scope, row_count, changes) values ('', 'callers', 0, 1) returning id into number;
      if number % ${FOLD_EVERY} = 0 then perform fold_row_counts('', 'callers'); end if;
      return null;
    end $$`

/**
 * Rows are counted by the server that has them, also where the rows of districts are on several: a statement about the rows that
 * changed touches no other table, and one about the counts names the district. Collations are the same in all tables of
 * districts, so those of one district are kept together.
 */
export const countsOnEachServer: Migration = {
  id: '0124-counts-on-each-server',
  statements: [
    FOLD,
    ...counted.map(countOf),
    NOTE_CALLERS,
    'alter table import_settings alter lea type text collate "C"',
    'alter table inbox_files alter lea type text collate "C"',
  ],
}
