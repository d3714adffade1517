import type { Migration } from './migration.ts'

export const holds: Migration = {
  id: '0017-holds',
  statements: [
    // The records that a held component would remove: they stay until a person decides.
    `create table import_held_rows (
      etl_status_id bigint not null references import_results (etl_status_id) on delete cascade,
      row_id bigint not null,
      primary key (etl_status_id, row_id)
    )`,
    `create table import_hold_decisions (
      batch_id bigint primary key references import_batches (batch_id) on delete cascade,
      decision text not null,
      decided_by text not null,
      decided_at timestamptz not null
    )`,
  ],
}
