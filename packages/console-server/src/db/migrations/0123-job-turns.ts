import type { Migration } from './migration.ts'

/**
 * Districts take turns by this: a look through all jobs that ever ended took longer the more of them waited. Those that ended can
 * be forgotten now.
 */
export const jobTurns: Migration = {
  id: '0123-job-turns',
  statements: [
    `create table job_turns (
      lea text collate "C" not null,
      kind text not null,
      finished_at timestamptz not null,
      primary key (lea, kind)
    )`,
    `insert into job_turns (lea, kind, finished_at)
      select lea, kind, max(finished_at) from jobs where lea is not null and finished_at is not null group by lea, kind`,
    'create index jobs_finished_at on jobs (finished_at) where finished_at is not null',
  ],
}
