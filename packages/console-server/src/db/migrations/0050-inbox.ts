import type { Migration } from './migration.ts'

/** What arrived in the inboxes of districts, who may deliver there, and when imports run by themselves. */
export const inbox: Migration = {
  id: '0050-inbox',
  statements: [
    `create table inbox_files (
      id serial primary key,
      lea text not null references districts (lea) on delete cascade,
      name text collate "C" not null,
      bytes bigint not null,
      via text not null check (via in ('sftp', 'upload')),
      added_by text not null,
      arrived_at timestamptz not null,
      starts_import boolean not null,
      batch_id bigint,
      taken_at timestamptz
    )`,
    'create unique index inbox_files_waiting on inbox_files (lea, name) where batch_id is null',
    'create index inbox_files_archived on inbox_files (lea, taken_at) where batch_id is not null',
    `create table inbox_keys (
      id serial primary key,
      district_id integer not null references districts (id) on delete cascade,
      kind text not null check (kind in ('password', 'publicKey')),
      name text not null,
      hash text,
      public_key text,
      fingerprint text,
      created_at timestamptz not null,
      created_by text not null,
      last_used_at timestamptz,
      revoked_at timestamptz,
      revoked_by text
    )`,
    'create index inbox_keys_district on inbox_keys (district_id)',
    `create table import_settings (
      lea text primary key references districts (lea) on delete cascade,
      starts_when_complete boolean not null default true,
      old_after_days integer default 7,
      archive_days integer not null default 90,
      is_paused boolean not null default false,
      paused_until date,
      blackout_ranges jsonb not null default '[]',
      updated_at timestamptz not null,
      updated_by text not null
    )`,
    `create table import_template_files (
      template_id integer primary key references import_templates (id) on delete cascade,
      name text not null,
      bytes bigint not null,
      modified_at timestamptz not null,
      since timestamptz not null
    )`,
    'alter table import_batches add column old_files integer not null default 0',
  ],
}
