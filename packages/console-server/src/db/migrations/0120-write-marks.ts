import type { Migration } from './migration.ts'

/** How far the log of changes was when each user last changed something: their reads wait for a replica to get there. */
export const writeMarks: Migration = {
  id: '0120-write-marks',
  statements: [
    `create table write_marks (
      user_id integer primary key references users (id) on delete cascade,
      position bigint not null,
      written_at timestamptz not null
    )`,
  ],
}
