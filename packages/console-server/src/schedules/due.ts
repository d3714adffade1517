import { dueExports } from '../exports/scheduled-exports.ts'
import type { JobKind } from '../jobs/job-runners.ts'
import { dueImports } from '../pipeline/due-imports.ts'
import type { DueWork } from './due-work.ts'

/** What schedules start, by the kind of job that it becomes. */
export const DUE_WORK = {
  export: dueExports,
  import: dueImports,
} as const satisfies Partial<Readonly<Record<JobKind, DueWork>>>

export type DueKind = keyof typeof DUE_WORK
