import type { Migration } from './migration.ts'

/** Messages to whoever asked for corrections that the district has answered. */
export const alertsOfAnswers: Migration = {
  id: '0101-alerts-of-answers',
  statements: [
    'alter table alert_messages add column request_id integer references correction_requests (id) on delete cascade',
    'create index alert_messages_request on alert_messages (request_id, created_at) where request_id is not null',
  ],
}
