import type { Migration } from './migration.ts'

export const signInFailures: Migration = {
  id: '0011-sign-in-failures',
  statements: [
    `create table sign_in_failures (
      network text primary key,
      failures integer not null,
      since timestamptz not null
    )`,
    'create index sign_in_failures_since on sign_in_failures (since)',
  ],
}
