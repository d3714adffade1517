import type { Migration } from './migration.ts'

/** Sign-in with identity providers: whom their people are here, sign-ins on their way, and how sign-ins ended. */
export const federatedSignIn: Migration = {
  id: '0057-federated-sign-in',
  statements: [
    `create table federated_links (
      authentication_id integer not null references authentications (id) on delete cascade,
      issuer text collate "C" not null,
      subject text collate "C" not null,
      account_id integer not null references accounts (id) on delete cascade,
      linked_at timestamptz not null,
      last_used_at timestamptz not null,
      primary key (authentication_id, issuer, subject),
      unique (account_id, authentication_id, issuer)
    )`,
    // The next person to get the account and email address of someone who left must not inherit the old link.
    `create function forget_federated_links() returns trigger language plpgsql as $$
      begin
        delete from federated_links where account_id = new.id;
        return null;
      end $$`,
    `create trigger accounts_forget_federated_links after update of is_enabled on accounts
      for each row when (old.is_enabled and not new.is_enabled) execute function forget_federated_links()`,
    `create table federated_attempts (
      state_hash text collate "C" primary key,
      authentication_id integer not null references authentications (id) on delete cascade,
      browser_hash text collate "C" not null,
      network text collate "C" not null,
      sealed text not null,
      return_to text not null,
      expires_at timestamptz not null
    )`,
    'create index federated_attempts_expiry on federated_attempts (expires_at)',
    'create index federated_attempts_network on federated_attempts (network)',
    'create index federated_attempts_authentication on federated_attempts (authentication_id)',
    // No references: what happened stays when its account or provider is gone.
    `create table federated_sign_ins (
      id bigint generated always as identity primary key,
      reference text collate "C" not null,
      at timestamptz not null,
      network text collate "C" not null,
      client_id integer,
      authentication_id integer,
      provider text collate "C" not null,
      outcome text collate "C" not null,
      account_id integer,
      subject text,
      claims jsonb not null,
      problem text
    )`,
    'create index federated_sign_ins_reference on federated_sign_ins (reference)',
    'create index federated_sign_ins_at on federated_sign_ins (at)',
    `create index federated_sign_ins_refused on federated_sign_ins (network, at) where outcome <> 'in'`,
  ],
}
