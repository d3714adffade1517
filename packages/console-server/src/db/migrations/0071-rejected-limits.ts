import type { Migration } from './migration.ts'

/** The share of rejected rows above which a district needs attention, as each district sets it. */
export const rejectedLimits: Migration = {
  id: '0071-rejected-limits',
  statements: [
    'alter table import_settings add column rejected_limit_percent integer default 1',
    'alter table district_summaries add column rejected_limit_percent integer default 1',
    'drop trigger import_settings_district_summary on import_settings',
    `create trigger import_settings_district_summary
      after insert or update of is_paused, paused_until, blackout_ranges, rejected_limit_percent on import_settings
      for each row execute function mark_district_summary()`,
  ],
}
