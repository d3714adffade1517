import type { Migration } from './migration.ts'

/**
 * A new record is staged as text: it becomes JSON once, where it is stored. Staged rows stay in their line up to 8 kB, because
 * compressing what is deleted soon after takes longer than it saves.
 */
export const stagedNewRecords: Migration = {
  id: '0090-staged-new-records',
  statements: [
    'alter table import_staged add column new_record text',
    'alter table import_staged set (toast_tuple_target = 8160)',
    // Its statistics only have to tell that an import has many rows. The most detailed column says how many are sampled.
    `alter table import_staged alter column etl_status_id set statistics 10,
      alter column source_id set statistics 10, alter column action set statistics 10`,
  ],
}
