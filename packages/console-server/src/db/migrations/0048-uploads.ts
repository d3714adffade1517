import type { Migration } from './migration.ts'

/** Files that people are bringing into a district, and what was found in them. Their bytes are in the data folder. */
export const uploads: Migration = {
  id: '0048-uploads',
  statements: [
    `create table import_uploads (
      id integer generated always as identity primary key,
      lea text collate "C" not null references districts (lea) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      state text not null check (state in ('receiving', 'checking', 'ready', 'failed')),
      message text,
      progress real,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (lea, user_id)
    )`,
    'create index import_uploads_age on import_uploads (updated_at)',
    'create index import_uploads_user on import_uploads (user_id)',
    `create table import_upload_files (
      id integer generated always as identity primary key,
      upload_id integer not null references import_uploads (id) on delete cascade,
      archive_id integer references import_upload_files (id) on delete cascade,
      name text not null,
      bytes bigint not null,
      last_modified bigint,
      chosen_template_id integer,
      is_left_out boolean not null default false,
      found jsonb
    )`,
    'create index import_upload_files_upload on import_upload_files (upload_id)',
    'create index import_upload_files_archive on import_upload_files (archive_id)',
  ],
}
