import type { Migration } from './migration.ts'

/** Passkeys beside authenticator apps, and the challenges that they answer. */
export const passkeys: Migration = {
  id: '0066-passkeys',
  statements: [
    `alter table second_factors
      drop constraint second_factors_kind_check,
      alter column sealed drop not null,
      add column credential_id text collate "C",
      add column public_key text,
      add column transports jsonb,
      add column rp_id text,
      add constraint second_factors_kind check (
        kind = 'app' and sealed is not null
        or kind = 'passkey' and sealed is null and last_counter is not null and credential_id is not null
          and public_key is not null and transports is not null and rp_id is not null)`,
    'create unique index second_factors_credential on second_factors (credential_id)',
    // Of a session or a second step, by the hash of its token.
    `create table passkey_challenges (
      owner_hash text collate "C" primary key,
      account_id integer not null references accounts (id) on delete cascade,
      purpose text not null check (purpose in ('add', 'use')),
      challenge text not null,
      expires_at timestamptz not null
    )`,
    'create index passkey_challenges_account on passkey_challenges (account_id)',
    'create index passkey_challenges_expiry on passkey_challenges (expires_at)',
  ],
}
