import type { Migration } from './migration.ts'

/** Templates may read the files of a format, which are put together, and uploads may bring such files. */
export const sourceFormats: Migration = {
  id: '0051-source-formats',
  statements: [
    'alter table import_templates add column source_format text',
    'alter table import_uploads add column offered_format text',
  ],
}
