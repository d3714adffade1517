import type { Migration } from './migration.ts'

/**
 * Administrative changes, one chain of hashes for each client and one, number 0, for the provider. Personal values stand
 * apart, since they can be erased; entries hold salted digests of them.
 */
export const auditLog: Migration = {
  id: '0039-audit-log',
  statements: [
    // No references: entries outlive what they are about.
    `create table audit_entries (
      id integer generated always as identity primary key,
      chain_id integer not null,
      sequence integer not null,
      at timestamptz(3) not null,
      actor_id integer,
      actor_digest text,
      action text collate "C" not null check (action in ('create', 'update', 'delete')),
      operation text collate "C" not null,
      subject_kind text collate "C" not null,
      subject_id text collate "C" not null,
      subject_name text,
      subject_digest text,
      lea text collate "C",
      changes jsonb not null,
      previous_hash text not null,
      hash text not null,
      unique (chain_id, sequence)
    )`,
    'create index audit_entries_at on audit_entries (at, id)',
    'create index audit_entries_chain on audit_entries (chain_id, at, id)',
    'create index audit_entries_lea on audit_entries (lea, at, id)',
    'create index audit_entries_subject on audit_entries (subject_kind, subject_id, at, id)',
    'create index audit_entries_actor on audit_entries (actor_id, at, id)',
    `create table audit_values (
      chain_id integer not null,
      sequence integer not null,
      name text collate "C" not null,
      owner text collate "C" not null,
      salt text not null,
      value jsonb not null,
      primary key (chain_id, sequence, name)
    )`,
    'create index audit_values_owner on audit_values (owner)',
    // The end of each chain, signed, so that entries can't be cut off unnoticed.
    `create table audit_chains (
      chain_id integer primary key,
      sequence integer not null,
      hash text not null,
      signature text not null
    )`,
    // What was removed because of its age ends here, and checks of the chain begin here.
    `create table audit_checkpoints (
      chain_id integer primary key,
      sequence integer not null,
      hash text not null,
      at timestamptz(3) not null,
      signature text not null
    )`,
    `create function keep_audit_entry() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and exists (select from audit_checkpoints passed
            where passed.chain_id = old.chain_id and passed.sequence >= old.sequence) then
          return old;
        end if;
        raise exception 'Entries of % are added, never changed.', tg_table_name;
      end $$`,
    `create trigger audit_entries_append_only before update or delete on audit_entries
      for each row execute function keep_audit_entry()`,
    // Erasing removes a row; a value is never replaced by another one.
    `create trigger audit_values_append_only before update on audit_values
      for each row execute function refuse_rewriting()`,
  ],
}
