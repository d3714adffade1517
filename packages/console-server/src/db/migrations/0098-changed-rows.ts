import type { Migration } from './migration.ts'

/** Examples of the records that each import added and removed, kept for the last batches of a district. */
export const changedRows: Migration = {
  id: '0098-changed-rows',
  statements: [
    `create table import_changed_rows (
      lea text collate "C" not null,
      batch_id bigint not null references import_batches (batch_id) on delete cascade,
      component_name text collate "C" not null,
      change text collate "C" not null,
      examples jsonb not null,
      primary key (lea, batch_id, component_name, change)
    )`,
  ],
}
