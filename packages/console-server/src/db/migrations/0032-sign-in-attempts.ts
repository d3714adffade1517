import type { Migration } from './migration.ts'

/** Failed sign-ins by network, client and username, where they were counted by network alone. */
export const signInAttempts: Migration = {
  id: '0032-sign-in-attempts',
  statements: [
    'delete from sign_in_failures',
    `alter table sign_in_failures
      add column client_id integer not null,
      add column username_hash text not null,
      add column is_exempt boolean not null,
      drop constraint sign_in_failures_pkey,
      add primary key (network, client_id, username_hash)`,
  ],
}
