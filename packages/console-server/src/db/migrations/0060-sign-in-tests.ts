import type { Migration } from './migration.ts'

/** Tests of sign-in that a browser is at its provider for, and results that the user hasn't read yet. */
export const signInTests: Migration = {
  id: '0060-sign-in-tests',
  statements: [
    `create table sign_in_tests (
      id_hash text collate "C" primary key,
      state_hash text collate "C" not null unique,
      user_id integer not null references users (id) on delete cascade,
      authentication_id integer not null references authentications (id) on delete cascade,
      browser_hash text collate "C" not null,
      stage text collate "C" not null,
      sealed text not null,
      expires_at timestamptz not null
    )`,
    'create index sign_in_tests_expiry on sign_in_tests (expires_at)',
    'create index sign_in_tests_user on sign_in_tests (user_id)',
    'create index sign_in_tests_authentication on sign_in_tests (authentication_id)',
  ],
}
