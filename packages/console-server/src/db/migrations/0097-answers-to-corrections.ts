import type { Migration } from './migration.ts'

/** Who asked for corrections, and answers of the district that they weren't told of yet. */
export const answersToCorrections: Migration = {
  id: '0097-answers-to-corrections',
  statements: [
    `alter table correction_requests
      add column created_by_id integer references users (id) on delete set null,
      add column untold_since timestamptz,
      add column untold_reply boolean not null default false`,
    'create index correction_requests_untold on correction_requests (untold_since) where untold_since is not null',
    'create index correction_requests_author on correction_requests (created_by_id)',
  ],
}
