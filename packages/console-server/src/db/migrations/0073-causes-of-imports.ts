import type { Migration } from './migration.ts'

/**
 * The reasons for which a component of a batch refused rows, with their history: since when, and what loaded the rows
 * later. Batches from before are filled from their log, which doesn't say what loaded their rows later.
 */
export const causesOfImports: Migration = {
  id: '0073-causes-of-imports',
  statements: [
    `create table import_causes (
      etl_status_id bigint not null references import_results (etl_status_id) on delete cascade,
      cause text collate "C" not null,
      batch_id bigint not null,
      lea text collate "C" not null,
      component_name text collate "C" not null,
      school_year integer not null,
      since timestamptz not null,
      is_back boolean not null default false,
      loaded_batch_id bigint,
      primary key (etl_status_id, cause)
    )`,
    'create index import_causes_component on import_causes (lea, component_name, school_year, batch_id)',
    `create index import_causes_open on import_causes (lea, component_name, school_year, etl_status_id)
      where loaded_batch_id is null`,
    // A cause goes on unless a batch that loaded the component between two of its batches didn't have it.
    `create function fill_import_causes() returns void language sql as $$
      with found as (
        select distinct d.etl_status_id, d.cause, r.batch_id, r.lea, r.component_name, b.school_year, b.started_at
        from import_details d
          join import_results r on r.etl_status_id = d.etl_status_id
          join import_batches b on b.batch_id = r.batch_id
        where d.severity = 'error'
      ), ordered as (
        select found.*, lag(batch_id) over (
          partition by lea, component_name, school_year, cause order by batch_id, etl_status_id) as previous
        from found
      ), runs as (
        select o.*, count(*) filter (where previous is null or exists (
            select from import_results r join import_batches b on b.batch_id = r.batch_id
            where r.lea = o.lea and r.component_name = o.component_name and b.school_year = o.school_year
              and r.batch_id > previous and r.batch_id < o.batch_id
              and r.status in ('completed', 'completedWithErrors', 'held'))) over (
          partition by lea, component_name, school_year, cause order by batch_id, etl_status_id) as run
        from ordered o
      )
      insert into import_causes (etl_status_id, cause, batch_id, lea, component_name, school_year, since, is_back)
      select etl_status_id, cause, batch_id, lea, component_name, school_year,
        min(started_at) over (partition by lea, component_name, school_year, cause, run), run > 1
      from runs
      on conflict do nothing
    $$`,
    'select fill_import_causes()',
  ],
}
