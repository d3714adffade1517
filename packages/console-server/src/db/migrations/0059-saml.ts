import type { Migration } from './migration.ts'

/** Sign-in with SAML: what each client signs with, assertions that were used, and whose sessions at a provider ours are. */
export const saml: Migration = {
  id: '0059-saml',
  statements: [
    `create table saml_keys (
      client_id integer primary key references clients (id) on delete cascade,
      sealed text not null,
      certificate text not null,
      created_at timestamptz not null
    )`,
    // Kept until no one would accept the assertion anymore, so that it can't be used twice.
    `create table saml_assertions (
      authentication_id integer not null references authentications (id) on delete cascade,
      assertion_hash text collate "C" not null,
      ticket_hash text collate "C" unique,
      sealed text,
      expires_at timestamptz not null,
      primary key (authentication_id, assertion_hash)
    )`,
    'create index saml_assertions_expiry on saml_assertions (expires_at)',
    `create table saml_sessions (
      session_id_hash text primary key references sessions (id_hash) on update cascade on delete cascade,
      authentication_id integer not null references authentications (id) on delete cascade,
      name_id text not null,
      name_id_format text,
      session_index text
    )`,
    'create index saml_sessions_name on saml_sessions (authentication_id, name_id)',
  ],
}
