import type { Migration } from './migration.ts'

/** When the user of a session had signed in before it. */
export const previousSignIns: Migration = {
  id: '0035-previous-sign-ins',
  statements: ['alter table sessions add column previous_login timestamptz'],
}
