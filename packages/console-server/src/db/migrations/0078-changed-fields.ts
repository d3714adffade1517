import type { Migration } from './migration.ts'

/** Which fields each import changed in stored records, kept for the last batches of a district. */
export const changedFields: Migration = {
  id: '0078-changed-fields',
  statements: [
    `create table import_changed_fields (
      lea text collate "C" not null,
      batch_id bigint not null references import_batches (batch_id) on delete cascade,
      component_name text collate "C" not null,
      field_name text collate "C" not null,
      row_count integer not null,
      examples jsonb not null,
      primary key (lea, batch_id, component_name, field_name)
    )`,
  ],
}
