import type { Migration } from './migration.ts'

/**
 * Links from emails in place of codes, for the first password and for another one, and who is to get an invitation. The table of
 * codes stays, as servers of the old release use it while they are replaced.
 */
export const passwordLinks: Migration = {
  id: '0040-password-links',
  statements: [
    `create table password_links (
      hash text collate "C" primary key,
      account_id integer not null references accounts (id) on delete cascade,
      purpose text not null check (purpose in ('invitation', 'reset')),
      sent_to text not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`,
    'create index password_links_account on password_links (account_id)',
    'create index password_links_expiry on password_links (expires_at)',
    `create table invitations (
      account_id integer primary key references accounts (id) on delete cascade,
      due_at timestamptz,
      attempts smallint not null default 0,
      console_url text,
      sent_at timestamptz
    )`,
    'create index invitations_due on invitations (due_at) where due_at is not null',
  ],
}
