import type { Migration } from './migration.ts'

/** What an import would do with files that templates put together, and why an archive that arrived isn't unpacked. */
export const setsAndArchives: Migration = {
  id: '0065-sets-and-archives',
  statements: [
    'alter table import_uploads add column set_trials jsonb',
    'alter table inbox_files add column problem text',
  ],
}
