-- Distributes what grows with the data of districts over the servers of a Citus cluster, by district. Run it once at the coordinator,
-- after the servers of the cluster know each other, while no console server runs:
--
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f citus.sql
--
-- It changes everything or nothing. docs/scale.md says what it does and what it takes.

begin;
set local citus.enable_unsafe_triggers = on;
set local citus.multi_shard_modify_mode = sequential;

-- The tables that have rows for each row of a file. All others stay at the coordinator.
create temporary table distributed (name text primary key) on commit drop;
insert into distributed values
  ('row_counts'), ('sis_rows'), ('import_staged'), ('import_details'), ('import_causes'), ('import_changed_fields'),
  ('import_changed_rows'), ('import_held_rows'), ('import_left_out_students'), ('import_remembered_rows'), ('export_details');

do $$
declare it record;
begin
  -- References can't lead from one server to another. The rows that these lead to are never deleted.
  for it in
    select conrelid::regclass as name, conname from pg_constraint
    where contype = 'f' and conparentid = 0 and conrelid::regclass::text in (select name from distributed)
      and confrelid::regclass::text not in (select name from distributed)
  loop
    execute format('alter table %s drop constraint %I', it.name, it.conname);
  end loop;
  -- Needed only beside servers of the release before.
  for it in
    select tgrelid::regclass as name, tgname from pg_trigger
    where not tgisinternal and tgparentid = 0 and tgrelid::regclass::text in (select name from distributed)
      and tgname like '%\_lea'
  loop
    execute format('drop trigger %I on %s', it.tgname, it.name);
  end loop;
end $$;

select create_distributed_table('row_counts', 'lea', colocate_with => 'none');
select create_distributed_table(name, 'lea', colocate_with => 'row_counts') from distributed where name <> 'row_counts';

-- Rows that move are counted once more on their way.
delete from row_counts where scope like 'sis\_rows:%' or scope in ('import_details', 'export_details');
insert into row_counts (lea, scope, school_year, is_active, row_count, changes)
  select lea, 'sis_rows:' || component, school_year, is_active, count(*), 1 from sis_rows group by 1, 2, 3, 4;
insert into row_counts (lea, scope, row_count, changes) select lea, 'import_details', count(*), 1 from import_details group by 1;
insert into row_counts (lea, scope, row_count, changes) select lea, 'export_details', count(*), 1 from export_details group by 1;

commit;
