import type { Migration } from './migration.ts'

/** What people see of their own sessions, and the devices that they have signed in from. */
export const ownSessions: Migration = {
  id: '0041-own-sessions',
  statements: [
    `alter table sessions
      add column id integer generated always as identity,
      add column user_agent text,
      add column address text,
      add constraint sessions_id unique (id)`,
    `create table sign_in_devices (
      user_id integer not null references users (id) on delete cascade,
      hash text not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (user_id, hash)
    )`,
  ],
}
