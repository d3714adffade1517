import type { Migration } from './migration.ts'

/** Second factors beside passwords, and sign-ins between a right password and the second factor. */
export const secondFactors: Migration = {
  id: '0063-second-factors',
  statements: [
    `create table second_factors (
      id integer generated always as identity primary key,
      account_id integer not null references accounts (id) on delete cascade,
      kind text not null check (kind in ('app')),
      name text not null,
      sealed text not null,
      last_counter bigint,
      added_at timestamptz not null,
      last_used_at timestamptz
    )`,
    'create index second_factors_account on second_factors (account_id)',
    `create table recovery_codes (
      account_id integer not null references accounts (id) on delete cascade,
      hash text collate "C" not null,
      used_at timestamptz,
      primary key (account_id, hash)
    )`,
    `create table second_steps (
      token_hash text collate "C" primary key,
      account_id integer not null references accounts (id) on delete cascade,
      purpose text not null check (purpose in ('use', 'setUp')),
      new_password_hash text,
      link_hash text collate "C",
      failures smallint not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index second_steps_account on second_steps (account_id)',
    'create index second_steps_created on second_steps (created_at)',
    // Of a session or a second step, by the hash of its token.
    `create table app_setups (
      owner_hash text collate "C" primary key,
      account_id integer not null references accounts (id) on delete cascade,
      sealed text not null,
      expires_at timestamptz not null
    )`,
    'create index app_setups_account on app_setups (account_id)',
    'create index app_setups_expiry on app_setups (expires_at)',
  ],
}
