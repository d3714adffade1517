import type { Migration } from './migration.ts'

/** How often a user has tested connections lately: each test sends something to a server of their choice. */
export const connectionTests: Migration = {
  id: '0015-connection-tests',
  statements: [
    `create table connection_tests (
      user_id integer primary key references users (id) on delete cascade,
      tests integer not null,
      since timestamptz not null
    )`,
  ],
}
