import type { Migration } from './migration.ts'

/** Lanes for other work don't read past all imports that wait. */
export const openJobsByKind: Migration = {
  id: '0122-open-jobs-by-kind',
  statements: [`create index jobs_open_kind on jobs (kind, id) where status in ('queued', 'running')`],
}
