import type { Migration } from './migration.ts'

/** A district has one import at a time, and the districts take turns. */
export const jobsOfDistricts: Migration = {
  id: '0054-jobs-of-districts',
  statements: [
    // Earlier releases could leave two of a district behind; the server that has one claims it again.
    `update jobs set status = 'queued', locked_by = null, locked_until = null
      where status = 'running' and kind in ('import', 'release')`,
    `create unique index jobs_running_of_district on jobs (lea)
      where status = 'running' and kind in ('import', 'release')`,
    'create index jobs_finished on jobs (lea, finished_at) where finished_at is not null',
  ],
}
