import type { Migration } from './migration.ts'

/** How long a session may be without a call: each kind of people has a policy of its own. */
export const idleTimes: Migration = {
  id: '0038-idle-times',
  statements: ['alter table sessions add column idle_minutes integer not null default 120'],
}
