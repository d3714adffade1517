import type { Migration } from './migration.ts'

/**
 * The key of a cause names its district. Messages and deliveries, which are people's, follow it without a reference. Nothing is
 * left to servers of the release before: they delete a cause only after its messages, and read a delivery without its cause.
 */
export const causesOfDistricts: Migration = {
  id: '0121-causes-of-districts',
  statements: [
    'alter table alert_messages drop constraint alert_messages_cause_id_fkey',
    'alter table webhook_deliveries drop constraint webhook_deliveries_cause_id_fkey',
    'alter table alert_causes drop constraint alert_causes_pkey, add primary key (id, district_id)',
  ],
}
