import type { Migration } from './migration.ts'

/** Marks the districts of changed rows. Always writes: the row lock makes a server that summarizes meanwhile skip them. */
const MARK = 'update district_summaries set is_stale = true where'

const mark = (table: string, events: string, extra = '') =>
  `create trigger ${table}_district_summary after ${events} on ${table}
    for each row ${extra} execute function mark_district_summary()`

/**
 * Where the imports and exports of each district stand, kept for lists over all of them. Whatever changes it marks the
 * district in the same transaction, and a server summarizes it again.
 */
export const districtSummaries: Migration = {
  id: '0068-district-summaries',
  statements: [
    `create table district_summaries (
      district_id integer primary key references districts (id) on delete cascade,
      lea text collate "C" not null unique,
      is_active boolean not null default true,
      import_state text collate "C" not null default 'never',
      running_since timestamptz,
      last_import_batch_id bigint,
      last_import_at timestamptz,
      state_since timestamptz,
      streak integer not null default 0,
      expected_by timestamptz,
      late_at timestamptz,
      nights text not null default '--------------',
      last_night date,
      rejected_percent double precision,
      rejected_trend jsonb not null default '[]',
      exports_total integer not null default 0,
      exports_failing integer not null default 0,
      next_step jsonb,
      step_owner text,
      needs_attention boolean not null default true,
      list_order bigint not null default 0,
      owner_id integer references users (id) on delete set null,
      is_stale boolean not null default true
    )`,
    'create index district_summaries_order on district_summaries (list_order, district_id) where is_active',
    'create index district_summaries_stale on district_summaries (district_id) where is_stale',
    'create index district_summaries_late on district_summaries (late_at) where late_at is not null',
    'create index district_summaries_night on district_summaries (last_night)',
    'create index district_summaries_owner on district_summaries (owner_id) where owner_id is not null',
    'insert into district_summaries (district_id, lea) select id, lea from districts',
    `create function add_district_summaries() returns trigger language plpgsql as $$
    begin
      insert into district_summaries (district_id, lea) select id, lea from added;
      return null;
    end $$`,
    `create trigger districts_summary_insert after insert on districts referencing new table as added
      for each statement execute function add_district_summaries()`,
    `create function mark_district_summaries() returns trigger language plpgsql as $$
    begin
      ${MARK} lea in (select lea from changed);
      return null;
    end $$`,
    // Batches are inserted and removed in bulk.
    `create trigger import_batches_summary_insert after insert on import_batches referencing new table as changed
      for each statement execute function mark_district_summaries()`,
    `create trigger import_batches_summary_delete after delete on import_batches referencing old table as changed
      for each statement execute function mark_district_summaries()`,
    `create function mark_district_summary() returns trigger language plpgsql as $$
    begin
      ${MARK} lea = coalesce(new.lea, old.lea);
      return null;
    end $$`,
    mark('import_batches', 'update of status', 'when (old.status is distinct from new.status)'),
    mark(
      'districts',
      'update of is_active, time_zone, auto_import_time, imports_enabled, sis_year, sis_provider_name',
    ),
    mark(
      'import_templates',
      'insert or delete or update of is_enabled, schedule_enabled, schedule_time, schedule_days, school_year',
    ),
    mark('import_settings', 'insert or update of is_paused, paused_until, blackout_ranges'),
    mark('exports', 'insert or delete or update of is_enabled, school_year, last_status, last_batch_id'),
    `create function mark_connected_district() returns trigger language plpgsql as $$
    begin
      ${MARK} district_id = new.district_id;
      return null;
    end $$`,
    `create trigger sis_api_configs_district_summary after insert or update of sis_api_url on sis_api_configs
      for each row execute function mark_connected_district()`,
  ],
}
