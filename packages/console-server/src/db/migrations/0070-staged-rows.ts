import type { Migration } from './migration.ts'

/** Staged rows are written once and read once, and always by their import: an index less makes staging cheaper. */
export const stagedRows: Migration = {
  id: '0070-staged-rows',
  statements: [
    'alter table import_staged drop constraint import_staged_pkey',
    'drop index import_staged_result',
    'alter table import_staged add primary key (etl_status_id, id)',
  ],
}
