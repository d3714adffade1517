import type { Migration } from './migration.ts'

const trigger = (event: string, when = '') =>
  `create trigger note_callers_${event.split(' ')[0]} after ${event} on service_tokens
    for each row ${when} execute function note_callers()`

/** What programs call with. Servers that remember a token's caller have to notice its end. */
export const serviceTokens: Migration = {
  id: '0062-service-tokens',
  statements: [
    `create table service_tokens (
      id integer generated always as identity primary key,
      account_id integer not null references accounts (id) on delete cascade,
      name text not null,
      access text collate "C" not null check (access in ('read', 'write')),
      hash text collate "C" not null unique,
      hint text collate "C" not null,
      created_at timestamptz not null,
      created_by text not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz,
      revoked_by text
    )`,
    'create index service_tokens_account on service_tokens (account_id)',
    trigger('delete'),
    trigger('update of revoked_at, expires_at, access'),
  ],
}
