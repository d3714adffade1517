import type { Migration } from './migration.ts'

/** When a district handed its SIS connection over to the provider. */
export const sentConnections: Migration = {
  id: '0026-sent-connections',
  statements: ['alter table sis_api_configs add column sent_at timestamptz, add column sent_by text'],
}
