import type { Migration } from './migration.ts'

/** Links that sign in by themselves. They are removed once they were used. */
export const signInLinks: Migration = {
  id: '0067-sign-in-links',
  statements: [
    `create table sign_in_links (
      hash text collate "C" primary key,
      account_id integer not null references accounts (id) on delete cascade,
      expires_at timestamptz not null
    )`,
    'create index sign_in_links_account on sign_in_links (account_id)',
  ],
}
