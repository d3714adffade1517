import type { Migration } from './migration.ts'

export const leftOutAndRememberedRows: Migration = {
  id: '0021-left-out-and-remembered-rows',
  statements: [
    // Students whom an import read and left out for their site's sake: rows of other components may refer to them.
    `create table import_left_out_students (
      lea text collate "C" not null,
      school_year integer not null,
      source_id text collate "C" not null,
      site_code text collate "C" not null,
      primary key (lea, school_year, source_id)
    )`,
    // What the rows of a finished source named, in pieces: for the component's next source, also after a restart.
    `create table import_remembered_rows (
      etl_status_id bigint not null references import_results (etl_status_id) on delete cascade,
      piece integer not null,
      source text not null,
      has_header boolean not null,
      row_numbers jsonb not null,
      stays jsonb not null,
      primary key (etl_status_id, piece)
    )`,
  ],
}
