import type { Migration } from './migration.ts'

export const followingAccounts: Migration = {
  id: '0019-following-accounts',
  statements: [
    `alter table accounts
      add column followed_username text collate "C",
      add column left_at timestamptz`,
    // Far above the numbers that accounts were given until now.
    'create sequence accounts_link as integer start with 100000000',
    // Of a client: whom a mail address means there.
    'create index accounts_client_email on accounts (client_id, (lower(email_address)))',

    `create table former_passwords (
      account_id integer not null references accounts (id) on delete cascade,
      hash text not null,
      replaced_at timestamptz not null
    )`,
    'create index former_passwords_account on former_passwords (account_id, replaced_at)',
    `create table password_codes (
      account_id integer primary key references accounts (id) on delete cascade,
      hash text not null,
      expires_at timestamptz not null
    )`,
    `create table letters_sent (
      key text collate "C" primary key,
      sent_at timestamptz not null
    )`,
  ],
}
