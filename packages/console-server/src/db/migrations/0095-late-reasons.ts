import type { Migration } from './migration.ts'

/** Why the import of a district is late, beside that it is. */
export const lateReasons: Migration = {
  id: '0095-late-reasons',
  statements: [
    'alter table district_summaries add column late_reason text',
    // Those that are late already get theirs in the next round.
    "update district_summaries set is_stale = true where import_state = 'late'",
  ],
}
