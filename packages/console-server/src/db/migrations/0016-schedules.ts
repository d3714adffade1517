import type { Migration } from './migration.ts'

export const schedules: Migration = {
  id: '0016-schedules',
  statements: [
    // One row for each thing that runs by itself. The server that moves it on gets the run, so only one of several does it.
    `create table schedule_slots (
      kind text collate "C" not null,
      subject_id integer not null,
      plan text collate "C" not null,
      next_run_at timestamptz,
      primary key (kind, subject_id)
    )`,
    'create index schedule_slots_due on schedule_slots (kind, next_run_at)',
    `create table schedule_checks (
      kind text collate "C" primary key,
      checked_at timestamptz not null
    )`,
    'create index import_templates_scheduled on import_templates (lea, school_year) where is_enabled',
  ],
}
