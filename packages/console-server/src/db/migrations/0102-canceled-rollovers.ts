import type { Migration } from './migration.ts'

/** Rollovers of many districts that someone canceled. */
export const canceledRollovers: Migration = {
  id: '0102-canceled-rollovers',
  statements: [
    `alter table rollover_runs
      add column canceled_at timestamptz,
      add column canceled_by text`,
  ],
}
