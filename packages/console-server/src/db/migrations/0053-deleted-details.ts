import type { Migration } from './migration.ts'

/** When the details of an import's log were deleted because of their age. */
export const deletedDetails: Migration = {
  id: '0053-deleted-details',
  statements: [
    'alter table import_batches add column details_deleted_at timestamptz',
    `create index import_batches_with_details on import_batches (started_at) where details_deleted_at is null`,
  ],
}
