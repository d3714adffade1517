import type { Migration } from './migration.ts'

/** Until when a server that took a reminder may still be sending it: one that died sends it never. */
export const emailsOnTheirWay: Migration = {
  id: '0107-emails-on-their-way',
  statements: ['alter table correction_requests add column reminding_until timestamptz'],
}
