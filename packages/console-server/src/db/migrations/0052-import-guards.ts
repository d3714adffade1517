import type { Migration } from './migration.ts'

/** What is known of each import beyond its own rows: what it was accepted for, and how the district stands after it. */
export const importGuards: Migration = {
  id: '0052-import-guards',
  statements: [
    // Since which import a record has been there without a break. Null: since before this was kept, or entered manually.
    'alter table sis_rows add column added_batch_id bigint',
    // Components that were held and not released: what they loaded is no measure for later imports.
    `create table import_unaccepted_results (
      etl_status_id bigint primary key references import_results (etl_status_id) on delete cascade
    )`,
    `insert into import_unaccepted_results (etl_status_id)
      select etl_status_id from import_results where status = 'held'`,
    `insert into import_unaccepted_results (etl_status_id)
      select distinct d.etl_status_id from import_details d
        join import_hold_decisions h on h.batch_id = d.batch_id and h.decision = 'discard'
      where d.error_code = 'H001'
      on conflict do nothing`,
    `create table import_checks (
      batch_id bigint primary key references import_batches (batch_id) on delete cascade,
      measured jsonb not null,
      findings jsonb not null
    )`,
    `alter table import_settings
      add column sections_without_teacher integer default 0,
      add column students_without_section integer default 0,
      add column teachers_without_section integer default 0,
      add column enrollments_outside_term integer default 0,
      add column site_student_loss_percent integer default 10,
      add column site_staff_loss_percent integer default 20`,
  ],
}
