import type { Migration } from './migration.ts'

export const sourceRowsInOrder: Migration = {
  id: '0023-source-rows-in-order',
  // The other kind of JSON sorts the names in it; a row is shown and handed out with its columns as its source has them.
  statements: ['import_details', 'export_details'].map(
    (table) => `alter table ${table} alter column row_data type json using row_data::json`,
  ),
}
