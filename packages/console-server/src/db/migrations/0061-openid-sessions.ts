import type { Migration } from './migration.ts'

/** Whose sessions at an OpenID provider ours are, and the logout tokens that were used. */
export const openIdSessions: Migration = {
  id: '0061-openid-sessions',
  statements: [
    `create table openid_sessions (
      session_id_hash text primary key references sessions (id_hash) on update cascade on delete cascade,
      authentication_id integer not null references authentications (id) on delete cascade,
      issuer text collate "C" not null,
      subject text collate "C" not null,
      sid text collate "C",
      session_state text,
      sealed text not null
    )`,
    'create index openid_sessions_subject on openid_sessions (authentication_id, subject)',
    'create index openid_sessions_sid on openid_sessions (authentication_id, sid)',
    // Kept until no one would accept the token anymore, so that it can't be used twice.
    `create table openid_logout_tokens (
      authentication_id integer not null references authentications (id) on delete cascade,
      token_hash text collate "C" not null,
      expires_at timestamptz not null,
      primary key (authentication_id, token_hash)
    )`,
    'create index openid_logout_tokens_expiry on openid_logout_tokens (expires_at)',
  ],
}
